import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#api/api-context.ts';
import { offeredDatesQuery, productQuery } from '#api/queries/bookings.queries.ts';
import type { Booking, BookingLocation } from '#contracts/bookings/booking.schema.ts';
import { isWorkshop } from '#machines/bookings/booking-state.ts';
import { datedProblems } from '#machines/bookings/dated-flow.ts';
import type { OfferedDates } from '#machines/bookings/expected-dates.ts';
import { lateFeeProduct, penceOf } from '#machines/bookings/late-fee.ts';
import { datesOutlook, type DatesOutlook } from './dates-outlook.ts';
import type { DatedSnapshot } from './flow-screen.ts';

export interface DatesOutlookInput {
  readonly organisationId: number;
  readonly bookings: readonly Booking[];
  readonly snapshot: DatedSnapshot;
  readonly locations: readonly BookingLocation[] | null;
  /** Seconds. */
  readonly nowUnix: number;
}

export interface FollowedOutlook {
  readonly outlook: DatesOutlook;
  /** The late fee of one workshop; null where it is not known, or not asked for. */
  readonly feeInPence: number | null;
  /** Asks for the dates again; undefined unless they failed. */
  readonly onRetryDates: (() => void) | undefined;
}

/** The same object as long as nothing of it has changed. */
const combine = (results: readonly UseQueryResult<OfferedDates>[]) => {
  const failed = results.filter(({ isError, isFetching }) => isError && !isFetching);
  const status: DatesOutlook['status'] =
    failed.length > 0 ? 'failed' : results.some(({ isPending }) => isPending) ? 'loading' : 'ready';
  return { status, known: results.map(({ data }) => data ?? null), retries: failed.map(({ refetch }) => refetch) };
};

/** Which dates the form would bring, as long as it stands. The form waits for none of it. */
export const useDatesOutlook = ({
  organisationId,
  bookings,
  snapshot,
  locations,
  nowUnix,
}: DatesOutlookInput): FollowedOutlook => {
  const client = useApi();
  const { facts, form } = snapshot.context;
  const moving = useMemo(
    () => bookings.filter(({ booking_id: id }) => facts.movingIds.includes(id)),
    [bookings, facts.movingIds],
  );
  const productIds = useMemo(
    () => [...new Set(moving.filter(isWorkshop).map(({ product }) => product.product_id))],
    [moving],
  );
  const { status, known, retries } = useQueries({
    queries: productIds.map((id) => offeredDatesQuery(client, organisationId, id)),
    combine,
  });
  const feeProduct = lateFeeProduct(organisationId);
  const availableFrom = datedProblems(form, facts).available_from === null ? form.available_from : null;
  const outlook = useMemo(() => {
    const offered = new Map(
      productIds.flatMap((id, nth): [number, OfferedDates][] => (known[nth] ? [[id, known[nth]]] : [])),
    );
    return datesOutlook({
      moving,
      status,
      offered,
      locations: locations ?? [],
      locationId: form.location,
      availableFrom,
      hasFee: feeProduct !== null,
      nowUnix,
    });
  }, [moving, productIds, status, known, locations, form.location, availableFrom, feeProduct, nowUnix]);
  const fee = useQuery({
    ...productQuery(client, organisationId, feeProduct ?? 0),
    enabled: feeProduct !== null && outlook.lateIds.length > 0,
  });
  return {
    outlook,
    feeInPence: fee.data === undefined ? null : penceOf(fee.data.price.value_inc_tax),
    onRetryDates: retries.length === 0 ? undefined : () => retries.forEach((retry) => void retry()),
  };
};
