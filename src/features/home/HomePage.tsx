import { IconArrowRight, IconBooks, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { useApi } from '#api/api-context.ts';
import { evidenceWaitingQuery } from '#api/queries/evidence.queries.ts';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { viewFile } from '#contracts/files/files.endpoints.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { endpointAddress } from '#current/api-address.ts';
import { config } from '#current/config.ts';
import { mayReview } from '#current/may-review.ts';
import { useToday } from '#current/use-today.ts';
import { twoFactorAddress } from '#machines/session/redirect-guard.ts';
import { scheduledFrom } from '#machines/bookings/booking-lists.ts';
import { Title } from '#ui/frames/page/Title.tsx';
import './home.css';
import { BookingsBlock } from './BookingsBlock.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { formatDays, formatPoints, plural } from '#ui/format/counts.ts';
import { daysBetween, formatUnixDate } from '#ui/format/days.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { HomeBands } from './HomeBands.tsx';
import { NextRoute } from './NextRoute.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { useHome } from './use-home.ts';
import { Contours } from '#ui/drawings/contours/Contours.tsx';
import { CoverPath } from '#ui/drawings/contours/CoverPath.tsx';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';

/** Where one comes back to from a page that home leads to. */
const HOME = { pathname: '/', search: '', hash: '' } as const;

interface HelloProps {
  profile: Profile;
  /** Null where there are none to show (L-04), undefined while they load. */
  bookings: readonly Booking[] | null | undefined;
  /** Null where none are shown (E-09), undefined while they load. */
  points: number | null | undefined;
  nowUnix: number;
}

/** L-01: the welcome, with the next date and the points. */
function Hello({ profile, bookings, points, nowUnix }: HelloProps) {
  const [next] = scheduledFrom(bookings ?? [], nowUnix);
  return (
    <header className="hello">
      <PageTitle>Welcome, {profile.name}</PageTitle>
      {(bookings === undefined || next !== undefined || points !== null) && (
        <p className="hello__sub">
          {bookings === undefined && <span className="skel hello__skel" aria-hidden="true" />}
          {next !== undefined && <span>{`${next.booking.product.name} is on ${formatUnixDate(next.start)}.`}</span>}
          {points === undefined && <span className="skel hello__skel hello__skel--points" aria-hidden="true" />}
          {typeof points === 'number' && <Link href="/awards">{formatPoints(points)}</Link>}
        </p>
      )}
    </header>
  );
}

/** L-02: the prompt for two-factor. It stands after what comes next, which it does not push down (V46). */
function TwoFactorPrompt({ profile, organisation }: Pick<HomePageProps, 'profile' | 'organisation'>) {
  // H-10: the profile that it leads to is closed to whoever views.
  const isAsking =
    profile.impersonated !== true && organisation.settings.two_fa_prompt && profile.two_factor_confirmed !== true;
  return (
    isAsking && (
      <Note title="Sign in more safely">
        <p>
          Protect your account with a code from your phone.{' '}
          <Link href={twoFactorAddress(HOME)}>Set up two-factor in My Profile</Link>
        </p>
      </Note>
    )
  );
}

/** Where a file of the settings lies; undefined for none. */
const addressOf = (fileId: number | null | undefined): string | undefined =>
  typeof fileId === 'number' ? endpointAddress(viewFile, { params: { fileId } }) : undefined;

/** L-03: the organisation's own words, with its video or an illustration. */
function WelcomeBlock({ settings }: { settings: OrganisationSettings }) {
  const { welcome_title, welcome_text, welcome_video_enabled, welcome_video_id, welcome_video_captions_id } = settings;
  const video = welcome_video_enabled ? addressOf(welcome_video_id) : undefined;
  return (
    <section className="wrap welcome" aria-label={welcome_title ?? 'Welcome'}>
      <div className="welcome__text">
        {welcome_title && <h2>{welcome_title}</h2>}
        {welcome_text && <RichText html={welcome_text} />}
      </div>
      {video === undefined ? (
        <div className="welcome__picture">
          <Contours>
            <CoverPath />
          </Contours>
        </div>
      ) : (
        <video
          className="welcome__video"
          src={video}
          controls
          preload="metadata"
          playsInline
          crossOrigin="use-credentials"
          aria-label={welcome_title ?? 'Welcome'}
        >
          <track kind="captions" srcLang="en" label="English" default src={addressOf(welcome_video_captions_id)} />
        </video>
      )}
    </section>
  );
}

/** L-11: the two ways to look around, in the organisation's own words. */
function Explore({ settings: { lang }, name }: { settings: OrganisationSettings; name: string }) {
  return (
    <section className="wrap explore" aria-labelledby="explore-heading">
      <div className="explore__in">
        <h2 id="explore-heading">Explore</h2>
        <ExploreLink
          href="/categories"
          icon={<IconBooks size={24} aria-hidden />}
          word={lang.library}
          description={`Everything from ${name}, by category`}
        />
        <ExploreLink
          href="/search"
          icon={<IconSearch size={24} aria-hidden />}
          word={lang.search}
          description="Find a collection, a module or a help page by name"
        />
      </div>
    </section>
  );
}

function ExploreLink({
  href,
  icon,
  word,
  description,
}: {
  href: string;
  icon: ReactNode;
  word: string;
  description: string;
}) {
  return (
    <Link className="explore__link" href={href}>
      {icon}
      <span>
        <b>{word}</b>
        <span className="meta">{description}</span>
      </span>
      <IconArrowRight size={24} aria-hidden />
    </Link>
  );
}

/**
 * V17: a stop of its own for whoever reviews here: how much evidence waits, and how long the oldest piece has. Nothing
 * where none does, or nobody can say.
 */
function ToReview({ organisationId, nowUnix }: { organisationId: number; nowUnix: number }) {
  const { data } = useQuery(evidenceWaitingQuery(useApi(), organisationId));
  if (data === undefined || data.count === 0) return null;
  const days = data.oldestUnix === null ? null : Math.abs(daysBetween(data.oldestUnix, nowUnix));
  return (
    <section className="route" aria-label="To review">
      <Path>
        <PathNode
          marker="review"
          title={<Link href="/evidence">{`Review ${plural(data.count, 'piece')} of evidence`}</Link>}
          why={
            days === null || days === 0
              ? 'Waiting for a decision'
              : `The oldest has been waiting for ${formatDays(days)}`
          }
        />
      </Path>
    </section>
  );
}

export interface HomePageProps {
  profile: Profile;
  organisation: OrganisationMembership;
  /** The app's clock, milliseconds since 1970. */
  now: () => number;
  /** Whether what stands below is drawn, too: the welcome, the bands and the way on. */
  isWhole?: boolean;
}

/** `/` (L-01 to L-11): what to do next, what is booked, and the bands. */
export function HomePage({ profile, organisation, now, isWhole = true }: HomePageProps) {
  const nowUnix = useToday(now);
  const home = useHome(profile, organisation, nowUnix);
  // What comes next is drawn first; the bands follow piece by piece, so that a press between two of them is answered.
  const bands = useDeferredValue(home.bands);
  const { settings } = organisation;
  const reviews = config.hasEvidenceList && mayReview({ profile, organisation });
  const archived = typeof profile.archived_at === 'number';
  return (
    <main id="main" tabIndex={-1}>
      <Title>{`${settings.lang.home} · ${organisation.name}`}</Title>
      <div className={`wrap home${home.bookings === null ? ' home--one' : ''}`}>
        <Hello profile={profile} bookings={home.bookings} points={home.points} nowUnix={nowUnix} />
        <div className="home__next">
          {!archived && <NextRoute home={home} organisation={organisation} nowUnix={nowUnix} />}
          {!archived && reviews && <ToReview organisationId={organisation.organisation_id} nowUnix={nowUnix} />}
        </div>
        {home.bookings !== null && (
          <BookingsBlock bookings={home.bookings} title={settings.lang.bookings} nowUnix={nowUnix} />
        )}
        <div className="home__note">
          <TwoFactorPrompt profile={profile} organisation={organisation} />
        </div>
      </div>
      {isWhole && !archived && <HomeBands bands={bands} nextIn={home.nextIn} settings={settings} nowUnix={nowUnix} />}
      {isWhole && settings.welcome_enabled && <WelcomeBlock settings={settings} />}
      {isWhole && !archived && <Explore settings={settings} name={organisation.name} />}
    </main>
  );
}
