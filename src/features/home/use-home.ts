import { useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { BandItem } from '#contracts/library/card.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { mayBook } from '#machines/bookings/may-book.ts';
import { pointsShown, showsPoints } from '#machines/awards/points-shown.ts';
import { nextStep, type Known, type NextStep } from '#machines/home/next-step.ts';
import { bandsOf, DEFAULT_BANDS, type HomeBand } from '#machines/home/bands.ts';
import { assignedAssessmentsQuery } from '#api/queries/assessments.queries.ts';
import { pointsQuery } from '#api/queries/awards.queries.ts';
import { bookingsQuery } from '#api/queries/bookings.queries.ts';
import { bandQuery } from '#api/queries/organisations.queries.ts';

export interface LoadedBand extends HomeBand {
  /** Undefined while it loads. A band that failed is as good as empty (L-10). */
  readonly items: readonly BandItem[] | undefined;
}

/** What to do next: still asked for, found, nothing although there is training, nothing at all, or not known. */
export type Next =
  | { readonly kind: 'loading' | 'upToDate' | 'nothingAssigned' | 'unknown' }
  | { readonly kind: 'step'; readonly next: NextStep };

export interface Home {
  readonly bands: readonly LoadedBand[];
  readonly next: Next;
  /** Null: there is no bookings block (L-04); undefined while it loads. */
  readonly bookings: readonly Booking[] | null | undefined;
  /** Null: no points are shown (E-09), there are none, or they are not known; undefined while they load. */
  readonly points: number | null | undefined;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/**
 * Everything that may be taken, as the last band: an assessment without a module is in no other, and this is the way to
 * it. It costs no call, what comes next needs the list anyway.
 */
const ASSESSMENTS = { id: 'assessments', title: 'Assessments', form: 'added', hidden: false } as const satisfies HomeBand;

const nextOf = ({ settled, failed, ...known }: Known & { readonly settled: boolean; readonly failed: boolean }): Next => {
  if (!settled) return { kind: 'loading' };
  const step = nextStep(known);
  if (step !== null) return { kind: 'step', next: step };
  if (failed) return { kind: 'unknown' };
  return { kind: known.items.length === 0 && known.assessments.length === 0 ? 'nothingAssigned' : 'upToDate' };
};

/**
 * Everything that home asks for, all of it at once. The default bands are asked for even where they are hidden: what is
 * to be done next does not depend on what an organisation likes to show. `nowUnix` in seconds.
 */
export const useHome = (profile: Profile, organisation: OrganisationMembership, nowUnix: number): Home => {
  const client = useApi();
  const id = organisation.organisation_id;
  const archived = typeof profile.archived_at === 'number';
  const enabled = !archived;
  const wanted = bandsOf(organisation).filter((band) => !band.hidden || DEFAULT_BANDS.some((one) => one.id === band.id));
  const results = useQueries({ queries: wanted.map((band) => ({ ...bandQuery(client, id, band.id), enabled })) });
  const assessments = useQuery({ ...assignedAssessmentsQuery(client, id), enabled });
  const booked = useQuery({ ...bookingsQuery(client, id), enabled: enabled && mayBook(profile, organisation) });
  const mayHavePoints = enabled && showsPoints(organisation.settings);
  const points = useQuery({ ...pointsQuery(client, id), enabled: mayHavePoints });

  const all = [...results, assessments];
  const settled = archived || all.every(({ isPending }) => !isPending);
  const failed = all.some(({ isError, data }) => isError && data === undefined);
  const items = results.flatMap(({ data }) => data ?? []);
  const assigned = assessments.data?.data ?? [];
  const itemsOf = (result: (typeof results)[number] | undefined): LoadedBand['items'] => result?.data ?? (result?.isPending === true && enabled ? undefined : []);
  return {
    bands: [
      ...wanted.map((band, index) => ({ ...band, items: itemsOf(results[index]) })),
      { ...ASSESSMENTS, items: assessments.isPending && enabled ? undefined : assigned },
    ],
    next: nextOf({ settled, failed, items, assessments: assigned, archived, now: nowUnix }),
    bookings: !enabled || !mayBook(profile, organisation) || (booked.isError && booked.data === undefined) ? null : booked.data?.data,
    points: mayHavePoints && points.isPending ? undefined : pointsShown(points.data?.points, organisation.settings),
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch, isError } of all) if (isError) void refetch();
    },
  };
};
