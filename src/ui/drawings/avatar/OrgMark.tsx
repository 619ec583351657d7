import { useState, type CSSProperties } from 'react';
import { signOf } from '../brand/brand.ts';
import { firstLetter } from './initials.ts';
import './avatar.css';

export interface OrgMarkProps {
  name: string;
  /** A picture of the organisation's own; the initial of its name until it is there, and where it does not come. */
  logoUrl?: string | undefined;
  /** A path on a 24 grid, drawn in lines, for the product's own mark. */
  glyph?: string | undefined;
  /** The organisation's `colour_primary`, where it is not the one whose colours the page has: null for none. */
  colour?: string | null | undefined;
}

/** B-02: the organisation's square mark. Decoration: its name stands beside it. */
export function OrgMark({ name, logoUrl, glyph, colour }: OrgMarkProps) {
  const [settled, setSettled] = useState<{ readonly url: string; readonly isShown: boolean }>();
  const current = settled?.url === logoUrl ? settled : undefined;
  return (
    <span
      className="org__logo"
      aria-hidden="true"
      style={colour === undefined ? undefined : (signOf(colour) as CSSProperties)}
    >
      {current?.isShown !== true &&
        (glyph === undefined ? (
          <span className="org__letter">{firstLetter(name)}</span>
        ) : (
          <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.5">
            <path d={glyph} />
          </svg>
        ))}
      {logoUrl !== undefined && current?.isShown !== false && (
        // A picture keeps its old pixels until the new ones are there: another address is another element.
        <img
          key={logoUrl}
          src={logoUrl}
          alt=""
          width="36"
          height="36"
          onLoad={() => setSettled({ url: logoUrl, isShown: true })}
          onError={() => setSettled({ url: logoUrl, isShown: false })}
        />
      )}
    </span>
  );
}
