import { useDeferredValue } from 'react';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { config } from '#current/config.ts';
import { mayReview } from '#current/may-review.ts';
import { Title } from '#ui/frames/page/Title.tsx';
import './home.css';
import { BookingsBlock } from './BookingsBlock.tsx';
import { Explore } from './Explore.tsx';
import { Hello } from './Hello.tsx';
import { HomeBands } from './HomeBands.tsx';
import { NextRoute } from './NextRoute.tsx';
import { ToReview } from './ToReview.tsx';
import { useHome } from './use-home.ts';
import { useToday } from '#current/use-today.ts';
import { WelcomeBlock } from './WelcomeBlock.tsx';

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
        <Hello
          profile={profile}
          organisation={organisation}
          bookings={home.bookings}
          points={home.points}
          nowUnix={nowUnix}
        />
        {!archived && (
          <div className="home__next">
            <NextRoute home={home} organisation={organisation} nowUnix={nowUnix} />
            {reviews && <ToReview organisationId={organisation.organisation_id} nowUnix={nowUnix} />}
          </div>
        )}
        {home.bookings !== null && (
          <BookingsBlock bookings={home.bookings} title={settings.lang.bookings} nowUnix={nowUnix} />
        )}
      </div>
      {isWhole && settings.welcome_enabled && <WelcomeBlock settings={settings} />}
      {isWhole && !archived && <HomeBands bands={bands} nextIn={home.nextIn} settings={settings} nowUnix={nowUnix} />}
      {isWhole && !archived && <Explore settings={settings} name={organisation.name} />}
    </main>
  );
}
