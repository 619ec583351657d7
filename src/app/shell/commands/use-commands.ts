import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { assignedAssessmentsQuery } from '#api/queries/assessments.queries.ts';
import { awardsQuery } from '#api/queries/awards.queries.ts';
import { bookingsQuery } from '#api/queries/bookings.queries.ts';
import { categoriesQuery } from '#api/queries/categories.queries.ts';
import { FRESH_FOR_MILLISECONDS } from '#api/queries/freshness.ts';
import { assignedCollectionsQuery, assignedModulesQuery } from '#api/queries/library.queries.ts';
import { foundPagesQuery } from '#api/queries/search.queries.ts';
import { rowLabels } from '#cards/row-labels.ts';
import { TRAINING_STATES } from '#cards/state-labels.ts';
import type { AwardSummary } from '#contracts/awards/award.schema.ts';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { CategoryCard } from '#contracts/library/category.schema.ts';
import type { BandItem } from '#contracts/library/card.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { formatWhen, locationOf, STATES } from '#features/bookings/booking-messages.ts';
import { isAwarded } from '#machines/awards/award-standing.ts';
import { bookingState } from '#machines/bookings/booking-state.ts';
import { mayBook } from '#machines/bookings/may-book.ts';
import { recentItems, rememberItem } from '#persistence/recent-items.ts';
import { hasUnsavedWork } from '#persistence/unsaved-work.ts';
import { chooseTheme, effectiveTheme } from '#ui/theme/theme.ts';
import { openPersistence } from '../../persistence/open-persistence.ts';
import { useServices } from '../../services/services.ts';
import { useSwitchOrganisation } from '../../services/use-switch-organisation.ts';
import { isArchived, navLinks } from '../nav-links.ts';
import type { Command } from './command.ts';

export interface Commands {
  readonly commands: readonly Command[];
  /** Something that can be found is still on its way. */
  readonly isLoading: boolean;
  /** Asks once more for what did not come; null where everything did, or is on its way. */
  readonly reload: (() => void) | null;
  /** Notes that a place was opened. */
  readonly remember: (command: Command) => void;
}

/** So many help pages are found by their names; the search finds the others. */
const HELP_PAGES = 100;

/** A booking leads to its row (0216), which the page scrolls to where it stands already. */
const bookingCommand = (booking: Booking, nowUnix: number): Command => {
  const { booking_id: id, product } = booking;
  const state = bookingState(booking, nowUnix);
  const { word, shape } = STATES[state];
  // A day says that it is scheduled.
  const kind = [
    'Booking',
    ...(state === 'scheduled' ? [] : [word]),
    ...(state === 'unscheduled' ? [] : [formatWhen(booking, booking.course?.start_date), locationOf(booking)]),
  ];
  return {
    key: `booking ${id}`,
    group: 'Bookings',
    title: product.name,
    kind: kind.join(', '),
    shape,
    target: { href: `/bookings?open=${id}#booking-${id}` },
  };
};

const itemCommand = (
  group: 'Training' | 'Assessments' | 'Help & Info',
  item: BandItem,
  shared: { readonly settings: OrganisationSettings; readonly nowUnix: number },
): Command => {
  const { title, href, kind, state } = rowLabels(item, shared);
  const shape = state === null || state.shape === 'upload' ? 'todo' : state.shape;
  return {
    key: href,
    group: group === 'Training' && shape === TRAINING_STATES.started.shape ? 'Continue' : group,
    title,
    kind: [...kind.slice(0, 1), ...(state === null ? [] : [state.word])].join(', '),
    shape,
    target: { href },
  };
};

const categoryCommand = ({ id, title }: CategoryCard): Command => ({
  key: `category ${id}`,
  group: 'Categories',
  title,
  kind: 'Category',
  shape: 'here',
  target: { href: `/categories/${id}` },
});

const awardCommand = (award: AwardSummary): Command => {
  const awarded = isAwarded(award);
  return {
    key: `award ${award.award_id}`,
    group: 'Awards',
    title: award.title,
    kind: awarded ? 'Awarded' : 'Award',
    shape: awarded ? 'done' : 'goal',
    target: { href: `/awards#award-${award.award_id}` },
  };
};

/** Everything that can be opened or done from anywhere, without what did not come. */
export const useCommands = (): Commands => {
  const current = useCurrent();
  const { profile, organisation } = current;
  const { organisation_id: id, settings } = organisation;
  const client = useApi();
  const services = useServices();
  // The bar stands outside of every page that stores: it goes through the same door, which is closed while viewing
  // (P8).
  const [persistence] = useState(() => openPersistence(services));
  const switchTo = useSwitchOrganisation();
  const { now } = useClock();
  const [nowUnix] = useState(() => Math.floor(now() / 1000));
  const [recent] = useState(() => recentItems(persistence, profile.id, id));
  const isOpen = !isArchived(current);
  const books = isOpen && mayBook(profile, current.organisation);
  // It stands, and takes letters, before anything is asked for.
  const isDrawn = useDeferredValue(true, false);
  const asking = { enabled: isOpen && isDrawn, staleTime: FRESH_FOR_MILLISECONDS };
  const collections = useQuery({ ...assignedCollectionsQuery(client, id, profile.id), ...asking });
  const modules = useQuery({ ...assignedModulesQuery(client, id, profile.id), ...asking });
  const assessments = useQuery({ ...assignedAssessmentsQuery(client, id), ...asking });
  const categories = useQuery({ ...categoriesQuery(client, id), ...asking });
  const searcher = { userId: profile.id, organisationId: id };
  const pages = useQuery({ ...foundPagesQuery(client, searcher, { per_page: HELP_PAGES }), ...asking });
  const awards = useQuery({ ...awardsQuery(client, id), ...asking });
  const bookings = useQuery({ ...bookingsQuery(client, id), ...asking, enabled: books && isDrawn });
  const asked = isOpen
    ? [collections, modules, assessments, categories, pages, awards, ...(books ? [bookings] : [])]
    : [];
  const missing = asked.filter(({ isError, data, isFetching }) => isError && data === undefined && !isFetching);

  const page = (title: string, href: string): Command => ({
    key: `page ${href}`,
    group: 'Pages',
    title,
    kind: 'Page',
    shape: 'here',
    target: { href },
  });
  // Thousands, and drawn anew with each letter.
  const training = useMemo(
    () =>
      [...(collections.data ?? []), ...(modules.data ?? [])].map((item) =>
        itemCommand('Training', item, { settings, nowUnix }),
      ),
    [collections.data, modules.data, settings, nowUnix],
  );
  const besides = useMemo(
    () => [
      ...(assessments.data ?? []).map((item) => itemCommand('Assessments', item, { settings, nowUnix })),
      ...(categories.data ?? []).map(categoryCommand),
      ...(pages.data?.data ?? []).map((item) => itemCommand('Help & Info', item, { settings, nowUnix })),
    ],
    [assessments.data, categories.data, pages.data, settings, nowUnix],
  );
  const booked = useMemo(
    () => (bookings.data?.data ?? []).map((booking) => bookingCommand(booking, nowUnix)),
    [bookings.data, nowUnix],
  );
  const awarded = useMemo(() => (awards.data ?? []).map(awardCommand), [awards.data]);
  const theme = effectiveTheme() === 'dark' ? 'light' : 'dark';
  // B-06, C-29: not while viewing as somebody, and not where switching would lose something.
  const others =
    profile.impersonated === true || hasUnsavedWork()
      ? []
      : profile.organisations.filter((other) => other.organisation_id !== id);
  return {
    commands: [
      ...recent.map(({ title, href, kind }): Command => ({
        key: `recent ${href}`,
        group: 'Recent',
        title,
        kind,
        shape: 'progress',
        target: { href },
      })),
      ...navLinks(current).map(({ label, href }) => page(label, href)),
      page('My Profile', '/profile'),
      ...training,
      ...besides,
      ...booked,
      ...awarded,
      {
        key: 'theme',
        group: 'Do',
        title: `Switch to ${theme}`,
        kind: 'Appearance, on this device',
        shape: 'todo',
        target: { run: () => chooseTheme(theme) },
      },
      ...others.map((other): Command => ({
        key: `organisation ${other.organisation_id}`,
        group: 'Do',
        title: `Switch to ${other.name}`,
        kind: 'Organisation',
        shape: 'todo',
        target: { run: () => switchTo(other.organisation_id) },
      })),
    ],
    isLoading: asked.some(({ data, isFetching }) => data === undefined && (isFetching || !isDrawn)),
    reload: missing.length === 0 ? null : () => missing.forEach(({ refetch }) => void refetch()),
    remember: ({ title, kind, target }) => {
      if ('href' in target)
        rememberItem(persistence, profile.id, id, { title, kind: kind.split(',')[0] ?? kind, href: target.href });
    },
  };
};
