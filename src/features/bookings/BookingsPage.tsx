import { useQuery } from '@tanstack/react-query';
import { useRef, type ComponentType } from 'react';
import { useApi } from '#api/api-context.ts';
import { bookingsQuery } from '#api/queries/bookings.queries.ts';
import { LATE_FEE_DAYS } from '#contracts/constants.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { lateFeeProduct } from '#machines/bookings/late-fee.ts';
import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { useBodyClasses } from '#ui/frames/page/use-body-classes.ts';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { BookingManager } from './BookingManager.tsx';
import './bookings.css';
import type { BookingFlowProps } from './changing/use-booking-flow.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];
const LATE_FEE_WEEKS = LATE_FEE_DAYS / 7;

export interface BookingsPageProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  /** What follows the path: tab and search. */
  readonly query: URLSearchParams;
  readonly onQuery: (query: URLSearchParams) => void;
  /** Unix seconds. */
  readonly nowUnix: number;
  /** Unscheduling, with the payment of its late fee. */
  readonly UnscheduleFlow: ComponentType<BookingFlowProps>;
}

/** banner, help, and everything that the person has booked in the organisation. */
export function BookingsPage({ profile, organisation, query, onQuery, nowUnix, UnscheduleFlow }: BookingsPageProps) {
  const bookings = useQuery(bookingsQuery(useApi(), organisation.organisation_id));
  const heading = useRef<HTMLHeadingElement>(null);
  const word = organisation.settings.lang.bookings;
  useBodyClasses('is-list');
  return (
    <main id="main" tabIndex={-1} className="wrap books">
      <Title>{`${word} · ${organisation.name}`}</Title>
      <header className="books__head">
        <div>
          <Breadcrumb crumbs={[{ label: organisation.settings.lang.home, href: '/' }, { label: word }]} />
          <PageTitle
            ref={heading}
            lead="Your workshops and online learning, in the order they depend on each other. Move one and you see what moves with it first."
          >
            {word}
          </PageTitle>
        </div>
        <aside className="books__help" aria-label="Help with bookings">
          <Note title="Cannot make a date?">
            <p className="meta">
              {lateFeeProduct(organisation.organisation_id) === null
                ? 'You can give a booking another date here, or take its date away until it starts.'
                : `Practical workshops are free to unschedule until ${LATE_FEE_WEEKS} weeks before they start. After that a late fee applies.`}
            </p>
          </Note>
        </aside>
      </header>
      {/* the tray stays silent about a failure, so the page says it. */}
      <Loaded
        query={{ ...bookings, data: bookings.data?.data }}
        label={`Loading ${word}`}
        skeleton={ROWS.map((row) => (
          <Skeleton key={row} shape="control" width={100} />
        ))}
        failed={{ title: 'Your bookings could not be loaded.' }}
      >
        {(loaded) => (
          <BookingManager {...{ profile, organisation, query, onQuery, nowUnix, UnscheduleFlow }} bookings={loaded} />
        )}
      </Loaded>
    </main>
  );
}
