import { queryOptions } from '@tanstack/react-query';
import {
  getPlans,
  getSubscription,
  listInvoices,
  listSubscriptions,
} from '#contracts/subscriptions/subscriptions.endpoints.ts';
import type { Client } from '../client.ts';
import { FETCH_AT_EVERY_VISIT as AT_EVERY_VISIT } from './freshness.ts';
import { subscriptionsKeys } from './subscriptions.keys.ts';

/** Another tab may have cancelled it: whoever comes back to this one sees that. */
const FETCH_AT_EVERY_VISIT = { ...AT_EVERY_VISIT, refetchOnWindowFocus: 'always' } as const;

/** Whose subscriptions, and where. */
export interface Payer {
  readonly organisationId: number;
  readonly userId: number;
}

/** what an organisation offers (T-01). Never repeated by itself: the page goes on at once where it fails. */
export const plansQuery = (client: Client, path: string) =>
  queryOptions({
    queryKey: subscriptionsKeys.plans(path),
    queryFn: ({ signal }) => client.fetch(getPlans, { params: { path } }, { signal }),
    retry: false,
  });

/** what a person pays for in an organisation (T-05). */
export const subscriptionsQuery = (client: Client, { organisationId, userId }: Payer) =>
  queryOptions({
    queryKey: subscriptionsKeys.subscriptions(organisationId, userId),
    queryFn: ({ signal }) =>
      client.fetch(listSubscriptions, { params: { userId }, query: { organisation_id: organisationId } }, { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });

/** one subscription (T-08). */
export const subscriptionQuery = (client: Client, { organisationId, userId }: Payer, id: number) =>
  queryOptions({
    queryKey: subscriptionsKeys.subscription(organisationId, userId, id),
    queryFn: ({ signal }) => client.fetch(getSubscription, { params: { id: userId, subId: id } }, { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });

/** its invoices (T-08). */
export const invoicesQuery = (client: Client, { organisationId, userId }: Payer, id: number) =>
  queryOptions({
    queryKey: subscriptionsKeys.invoices(organisationId, userId, id),
    queryFn: ({ signal }) => client.fetch(listInvoices, { params: { id: userId, subId: id } }, { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });
