import type { ReactNode } from 'react';
import { Link } from '../../actions/link/Link.tsx';
import './card-row.css';

export interface CardRowProps {
  readonly title: string;
  readonly href: string;
  /** What it is, in a word or two each. */
  readonly kind: readonly string[];
  /** What opens it, where it is locked. */
  readonly why?: string | null;
  /** Usually a `StatusBadge`. */
  readonly state?: ReactNode;
}

/** A thing to open as one line of a list: `<ul className="crows">` around several. The whole row is one link: its title. */
export function CardRow({ title, href, kind, why = null, state }: CardRowProps) {
  return (
    <li className="crow">
      <div>
        <h3 className="crow__t">
          <Link href={href}>{title}</Link>
        </h3>
        {why !== null && <p className="meta">{why}</p>}
      </div>
      <p className="meta">{kind.join(', ')}</p>
      <div className="crow__s">{state}</div>
    </li>
  );
}
