import { useState } from 'react';
import { firstLetter } from './initials.ts';
import './avatar.css';

export interface OrgMarkProps {
  name: string;
  /** A picture of the organisation's own; the initial of its name where there is none or it does not come. */
  logoUrl?: string | undefined;
  /** A path on a 24 grid, drawn in lines, for the product's own mark. */
  glyph?: string | undefined;
}

/** B-02: the organisation's square mark. Decoration: its name stands beside it. */
export function OrgMark({ name, logoUrl, glyph }: OrgMarkProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className="org__logo" aria-hidden="true">
      {logoUrl !== undefined && logoUrl !== broken ? (
        <img src={logoUrl} alt="" width="36" height="36" onError={() => setBroken(logoUrl)} />
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
