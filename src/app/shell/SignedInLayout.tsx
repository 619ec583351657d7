import { IconAward, IconBooks, IconCalendarEvent, IconHome, IconSearch } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { TraySlot } from '#ui/messages/tray/TraySlot.tsx';
import { NotificationBell } from '#features/notifications/NotificationBell.tsx';
import { BootSkeleton } from '../pages/BootSkeleton.tsx';
import { OwedPart } from '../persistence/owed-part.tsx';
import { PendingPart } from '../persistence/pending-part.tsx';
import { useServices } from '../services/services.ts';
import { CommandButton } from './commands/CommandButton.tsx';
import { useFeedbackWidget } from './feedback-widget.ts';
import { Footer } from './Footer.tsx';
import { currentOf, isClosedByArchive, navLinks, type NavLink } from './nav-links.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { TopBar } from './TopBar.tsx';

const ICONS = {
  home: IconHome,
  library: IconBooks,
  bookings: IconCalendarEvent,
  awards: IconAward,
  search: IconSearch,
};

/** B-03 on a small screen: the same links at the foot, under the thumb. One link alone leads nowhere, so it gets no bar. */
function TabBar({ links }: { links: readonly NavLink[] }) {
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

const ArchivedPage = lazy(async () => ({ default: (await import('./ArchivedPage.tsx')).ArchivedPage }));

/**
 * B-01, B-12: every signed-in page but the two review pages stands under the top bar; the warning stands instead of an
 * archived account's.
 */
export function SignedInLayout() {
  const current = useCurrent();
  useFeedbackWidget(current);
  const { pathname } = useLocation();
  const { clock } = useServices();
  const links = navLinks(current);
  // Nothing but the code of a page is waited for: its outline stands at once, not the page that was left.
  const isCodeLoading = useNavigation().state === 'loading';
  return (
    <>
      <TopBar {...current} links={links} bell={<NotificationBell now={clock.now} />} finder={<CommandButton />} />
      <TraySlot className="wrap apptray" />
      {pathname === '/' && <OwedPart userId={current.profile.id} />}
      {pathname === '/' && current.profile.impersonated !== true && <PendingPart userId={current.profile.id} />}
      {isClosedByArchive(current, pathname) ? (
        <Suspense fallback={<BootSkeleton />}>
          <ArchivedPage {...current} />
        </Suspense>
      ) : isCodeLoading ? (
        <BootSkeleton />
      ) : (
        // B-08: the same address is another page in another organisation, a page that was not found included.
        <Outlet key={current.organisation.organisation_id} />
      )}
      {!isCodeLoading && <Footer organisationName={current.organisation.name} />}
      <TabBar links={links} />
    </>
  );
}
