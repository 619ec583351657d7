import { IconAward, IconBooks, IconCalendarEvent, IconHome, IconSearch } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { Link } from '#ui/actions/link/Link.tsx';
import { currentOf, type NavLink } from './nav-links.ts';

const ICONS = {
  home: IconHome,
  library: IconBooks,
  bookings: IconCalendarEvent,
  awards: IconAward,
  search: IconSearch,
};

/** B-03 on a small screen: the same links at the foot, under the thumb. One link alone leads nowhere, so it gets no bar. */
export function TabBar({ links }: { links: readonly NavLink[] }) {
  const { pathname } = useLocation();
  if (links.length < 2) return null;
  return (
    <nav className="tabbar" aria-label="Main, bottom">
      {links.map((link) => {
        const Icon = ICONS[link.key];
        return (
          <Link key={link.key} href={link.href} aria-current={currentOf(link, pathname)}>
            <Icon className="ic" aria-hidden />
            <span>{link.label}</span>
          </Link>
        );
      })}
    </nav>
  );
}
