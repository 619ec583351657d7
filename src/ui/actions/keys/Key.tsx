import './keys.css';

/** One key as a box. Decoration: what it does is said where it acts, and in the sheet. */
export function Key({ children }: { children: string }) {
  return <kbd aria-hidden="true">{children}</kbd>;
}
