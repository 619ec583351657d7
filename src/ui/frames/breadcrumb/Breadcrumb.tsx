import { Link } from '../../actions/link/Link.tsx';
import './breadcrumb.css';

/** A step of the way here; without `href` it is the page itself. */
export interface Crumb {
  label: string;
  href?: string;
}

/** Where this page lies. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={`${href} ${label}`} aria-current={href === undefined ? 'page' : undefined}>
            {href === undefined ? label : <Link href={href}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
