import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#api/api-context.ts';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { BandItem } from '#contracts/library/card.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { mayBook } from '#machines/bookings/may-book.ts';
import { pointsShown, showsPoints } from '#machines/awards/points-shown.ts';
import { bandsOf, type HomeBand } from '#machines/home/bands.ts';
import { walkedOf, type Walked } from '#machines/home/walked.ts';
import { nextInCollections, whatNext, type WhatNext } from '#machines/home/what-next.ts';
import { assignedAssessmentsQuery } from '#api/queries/assessments.queries.ts';
import { pointsQuery } from '#api/queries/awards.queries.ts';
import { bookingsQuery } from '#api/queries/bookings.queries.ts';
import { assignedCollectionsQuery, assignedModulesQuery } from '#api/queries/library.queries.ts';
import { bandQuery } from '#api/queries/organisations.queries.ts';
import { useSubmittedHere } from './submitted-here.ts';

export interface LoadedBand extends HomeBand {
  /** Undefined while it loads. A band that failed is as good as empty (L-10). */
  readonly items: readonly BandItem[] | undefined;
}

/** What to do next, or that it is still asked for. */
export type Next = WhatNext | { readonly kind: 'loading' };

export interface Home {
  readonly bands: readonly LoadedBand[];
  readonly next: Next;
  /** V12: what is behind the learner; nothing while it is not known. */
  readonly walked: Walked;
  /** Titles of what comes next in each collection, by its id; a collection without one has none, or it is not known. */
  readonly nextIn: ReadonlyMap<number, string>;
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
const ASSESSMENTS = {
  id: 'assessments',
  title: 'Assessments',
  form: 'added',
  hidden: false,
} as const satisfies HomeBand;

const LOADING = { kind: 'loading' } as const;
const UNKNOWN: ReadonlyMap<number, string> = new Map();
const NOTHING_WALKED: Walked = { done: 0, all: 0, last: null };

/** H1 (0126): what is open, from the calls that know, each in all its pages. */
const useAssigned = (profile: Profile, organisationId: number, nowUnix: number) => {
  const client = useApi();
  const archived = typeof profile.archived_at === 'number';
  const enabled = !archived;
  const assessments = useQuery({ ...assignedAssessmentsQuery(client, organisationId), enabled });
  const modules = useQuery({ ...assignedModulesQuery(client, organisationId, profile.id), enabled });
  const collections = useQuery({ ...assignedCollectionsQuery(client, organisationId, profile.id), enabled });
  const submitted = useSubmittedHere(profile.impersonated === true ? null : profile.id, organisationId);
  const calls = [assessments, modules, collections];
  const isSettled = archived || calls.every(({ isPending }) => !isPending);
  const isComplete = calls.every(({ data }) => data !== undefined);
  const shown = useMemo(() => {
    if (!isSettled) return { next: LOADING, nextIn: UNKNOWN, walked: NOTHING_WALKED };
    const given = {
      items: [...(modules.data ?? []), ...(collections.data ?? [])],
      assessments: assessments.data ?? [],
      submitted,
      isComplete,
      archived,
      now: nowUnix,
    };
    const next = whatNext(given);
    return { next, nextIn: nextInCollections(given, next), walked: walkedOf(given) };
  }, [isSettled, isComplete, submitted, modules.data, collections.data, assessments.data, archived, nowUnix]);
  return { ...shown, assessments, calls };
};

/** Everything that home asks for, all of it at once. `nowUnix` in seconds. */
export const useHome = (profile: Profile, organisation: OrganisationMembership, nowUnix: number): Home => {
  const client = useApi();
  const id = organisation.organisation_id;
  const enabled = typeof profile.archived_at !== 'number';
  const wanted = bandsOf(organisation).filter(({ hidden }) => !hidden);
  const results = useQueries({ queries: wanted.map((band) => ({ ...bandQuery(client, id, band.id), enabled })) });
  const { next, nextIn, walked, assessments, calls } = useAssigned(profile, id, nowUnix);
  const booked = useQuery({ ...bookingsQuery(client, id), enabled: enabled && mayBook(profile, organisation) });
  const mayHavePoints = enabled && showsPoints(organisation.settings);
  const points = useQuery({ ...pointsQuery(client, id), enabled: mayHavePoints });

  const all = [...results, ...calls];
  const itemsOf = ({
    data,
    isPending,
  }: {
    readonly data?: readonly BandItem[] | undefined;
    readonly isPending: boolean;
  }): LoadedBand['items'] => data ?? (isPending && enabled ? undefined : []);
  return {
    bands: [
      ...wanted.map((band, index) => ({ ...band, items: itemsOf(results[index] ?? { isPending: false }) })),
      { ...ASSESSMENTS, items: itemsOf(assessments) },
    ],
    next,
    nextIn,
    walked,
    bookings:
      !enabled || !mayBook(profile, organisation) || (booked.isError && booked.data === undefined)
        ? null
        : booked.data?.data,
    points: mayHavePoints && points.isPending ? undefined : pointsShown(points.data?.points, organisation.settings),
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch, isError } of all) if (isError) void refetch();
    },
  };
};
