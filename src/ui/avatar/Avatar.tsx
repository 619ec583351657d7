import { initials } from './initials.ts';
import './avatar.css';

/** V-13: somebody's picture, or their initials in a square. Decoration: the name stands beside it or names the control. */
export function Avatar({ name, src }: { name: string; src?: string | undefined }) {
  if (src !== undefined) return <img className="avatar" src={src} alt="" width="36" height="36" />;
  return <span className="avatar" data-initials={initials(name)} aria-hidden="true" />;
}
