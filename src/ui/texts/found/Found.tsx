import { foundParts } from './found-parts.ts';
import './found.css';

/** A text with what was searched for marked in it. */
export function Found({ children, search }: { children: string; search: string }) {
  return foundParts(children, search).map(({ text, isFound, at }) => (isFound ? <mark key={at}>{text}</mark> : text));
}
