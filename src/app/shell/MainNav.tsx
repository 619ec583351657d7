import { useLocation } from 'react-router';
import { Link } from '#ui/actions/link/Link.tsx';
import { currentOf, type NavLink } from './nav-links.ts';

/** B-03: the links of the top bar, where there is room for them. */
export function MainNav({ links }: { links: readonly NavLink[] }) {
  const { pathname } = useLocation();
  return (
    <nav className="nav" aria-label="Main">
      {links.map((link) => (
        <Link key={link.key} href={link.href} aria-current={currentOf(link, pathname)}>
          <span>{link.label}</span>
        </Link>
      ))}
    </nav>
  );
}
