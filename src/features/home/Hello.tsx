import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { scheduledFrom } from '#machines/bookings/booking-lists.ts';
import { formatPoints } from '#ui/format/counts.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';

interface HelloProps {
  profile: Profile;
  organisation: OrganisationMembership;
  /** Null where there are none to show (L-04), undefined while they load. */
  bookings: readonly Booking[] | null | undefined;
  /** Null where none are shown (E-09), undefined while they load. */
  points: number | null | undefined;
  nowUnix: number;
}

/** L-01: the welcome, with the next date and the points; L-02: the prompt for two-factor. */
export function Hello({ profile, organisation, bookings, points, nowUnix }: HelloProps) {
  const [next] = scheduledFrom(bookings ?? [], nowUnix);
  // H-10: the profile that it leads to is closed to whoever views.
  const asksForTwoFactor =
    profile.impersonated !== true && organisation.settings.two_fa_prompt && profile.two_factor_confirmed !== true;
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
      {asksForTwoFactor && (
        <div className="hello__prompt">
          <Note title="Sign in more safely">
            <p>
              Protect your account with a code from your phone.{' '}
              <Link href="/profile">Set up two-factor in My Profile</Link>
            </p>
          </Note>
        </div>
      )}
    </header>
  );
}
