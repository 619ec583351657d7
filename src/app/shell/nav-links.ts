import type { Wording } from '#contracts/organisations/settings.schema.ts';
import { mayReview } from '#current/may-review.ts';
import { mayBook } from '#machines/bookings/may-book.ts';
import { config } from '#current/config.ts';
import type { Current } from '#current/current-context.ts';

/** B-03: the pages of the top level. */
export interface NavLink {
  readonly key: 'home' | 'library' | 'bookings' | 'awards' | 'search';
  /** B-04: the organisation's own word. */
  readonly label: string;
  readonly href: string;
}

const ADDRESSES = {
  home: '/',
  library: '/categories',
  bookings: '/bookings',
  awards: '/awards',
  search: '/search',
} as const;

const link = (key: NavLink['key'], lang: Wording): NavLink => ({ key, label: lang[key], href: ADDRESSES[key] });

/** B-03 to B-05, B-10: the links that somebody sees, in their order. */
export const navLinks = (current: Current): readonly NavLink[] => {
  const { lang } = current.organisation.settings;
  if (isArchived(current)) return [link('home', lang)];
  const keys = [
    'home',
    'library',
    ...(mayBook(current.profile, current.organisation) ? (['bookings'] as const) : []),
    'awards',
    'search',
  ] as const;
  return keys.map((key) => link(key, lang));
};

/** B-10. */
export const isArchived = ({ profile }: Current): boolean => typeof profile.archived_at === 'number';

/** Q-08, B-12: whether the menu of the account leads to what waits for a review. */
export const leadsToReviews = (current: Current): boolean =>
  config.hasEvidenceList && mayReview(current) && !isArchived(current);

/** What an archived account can still open: what is about the person and the product, not about training. */
const OPEN_TO_ALL = ['/profile', '/about', '/queue'];

/** B-12: whether the warning stands instead of the page. */
export const isClosedByArchive = (current: Current, path: string): boolean =>
  isArchived(current) && !OPEN_TO_ALL.includes(path.replace(/\/$/u, ''));

/** `aria-current` of a link: `page` on its own page, `true` on a page below it. */
export const currentOf = ({ key, href }: NavLink, path: string): 'page' | 'true' | undefined => {
  if (path === href) return 'page';
  const isBelow = (address: string): boolean => address !== '/' && path.startsWith(`${address}/`);
  // what the library holds has addresses of its own.
  return isBelow(href) ||
    (key === 'library' &&
      ['/category', '/collections', '/modules', '/pages'].some((one) => path === one || isBelow(one)))
    ? 'true'
    : undefined;
};
