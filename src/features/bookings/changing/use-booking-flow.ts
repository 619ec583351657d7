import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import type { Persistence } from '#persistence/persistence.ts';
import type { BookingFlowServices } from './booking-flow.actors.ts';
import type { BookingRequests } from './booking-requests.ts';

/** An action on bookings, as its page opens it. Other bookings are another flow: give it a key. */
export interface BookingFlowProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  readonly bookings: readonly Booking[];
  readonly chosenIds: readonly number[];
  readonly persistence: Persistence;
  readonly requests: BookingRequests;
  /** It goes on with what an earlier visit left: where that turns out to be nothing, nothing is shown. */
  readonly isResumed: boolean;
  readonly onClose: () => void;
}

/** What the effects of an action work with. */
export const useFlowServices = ({
  profile,
  organisation,
  persistence,
  requests,
}: BookingFlowProps): BookingFlowServices => {
  const client = useApi();
  const queries = useQueryClient();
  return {
    client,
    queries,
    persistence,
    requests,
    userId: profile.id,
    organisationId: organisation.organisation_id,
    reportUnexpectedError: (error: unknown): void => globalThis.reportError(error),
  };
};

/**
 * Whether a flow is shown. One that goes on from an earlier visit is once there is something to say, and ends where
 * there is not.
 */
export const useIsShown = ({ isResumed, onClose }: BookingFlowProps, isForm: boolean, isOpening: boolean): boolean => {
  const [isShown, setShown] = useState(!isResumed);
  if (!isShown && !isForm && !isOpening) setShown(true);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isShown && isForm) close();
  }, [isShown, isForm]);
  return isShown;
};

/** H-17: whose bookings these are, while somebody else views as them. */
export const learnerOf = ({ impersonated, first_name, last_name }: Profile): string | null =>
  impersonated === true ? `${first_name} ${last_name}` : null;
