import { firstLetter } from './initials.ts';
import './avatar.css';

export interface OrgMarkProps {
  name: string;
  /** A picture of the organisation's own; otherwise the initial of its name. */
  logoUrl?: string | undefined;
  /** A path on a 24 grid, drawn in lines, for the product's own mark. */
  glyph?: string | undefined;
}

/** The organisation's square mark. Decoration: its name stands beside it. */
export function OrgMark({ name, logoUrl, glyph }: OrgMarkProps) {
  return (
    <span className="org__logo" aria-hidden="true">
      {logoUrl !== undefined ? (
        <img src={logoUrl} alt="" width="36" height="36" />
      ) : glyph !== undefined ? (
        <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.5">
          <path d={glyph} />
        </svg>
      ) : (
        <span className="org__letter">{firstLetter(name)}</span>
      )}
    </span>
  );
}
