import type { ReactNode } from 'react';
import './sign.css';

export interface SignProps {
  kicker: string;
  /** Usually a link in the heading. */
  title: ReactNode;
  /** At most two sentences. */
  children?: ReactNode;
  /** One blade, and at most one quiet way beside it. */
  actions: ReactNode;
  /** Level of the heading; default 3. */
  level?: 2 | 3;
}

/** The fingerpost: the one thing to do now, the page's only solid block of the organisation's colour. */
export function Sign({ kicker, title, children, actions, level = 3 }: SignProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="sign on-sign">
      <span className="sign__bolt" />
      <p className="sign__kicker">{kicker}</p>
      <Heading className="sign__title">{title}</Heading>
      {children && <p className="sign__meta">{children}</p>}
      <div className="sign__act">{actions}</div>
      <span className="sign__bolt" />
    </div>
  );
}
