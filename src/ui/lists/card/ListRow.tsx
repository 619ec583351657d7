import type { ReactNode } from 'react';
import { Link } from '../../actions/link/Link.tsx';
import '../table/table.css';
import './list-row.css';

export interface ListRowProps {
  title: string;
  href: string;
  /** Under the title. */
  children?: ReactNode;
  /** At the right, under the title on a phone: usually a `StatusBadge`. */
  state?: ReactNode;
}

/** One line of a list of things to open: `<ul className="rows">` around several. */
export function ListRow({ title, href, children, state }: ListRowProps) {
  return (
    <li className="row lrow">
      <div className="lrow__m">
        <p className="lrow__t">
          <Link href={href}>{title}</Link>
        </p>
        {children && <p className="meta">{children}</p>}
      </div>
      {state && <div className="lrow__s">{state}</div>}
    </li>
  );
}
