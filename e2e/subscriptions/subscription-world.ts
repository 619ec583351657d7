import type { DemoPort } from '#e2e/lib/demo-port.ts';
import type { SubscriptionRecord } from '#fixtures/records/commerce.record.ts';
import type { World } from '#fixtures/world.ts';

/** The active subscription, and the one whose payment is past due. */
export const ACTIVE = 61;
export const PAST_DUE = 63;

type Paying = Pick<World, 'subscriptions' | 'payment_methods'>;

/** Makes something else true of Amara's subscriptions, past every page. */
export const changeSubscriptions = (
  demo: DemoPort,
  change: (subscription: SubscriptionRecord, newestMethod: string) => Partial<SubscriptionRecord>,
): Promise<void> =>
  demo.edit<Paying>(['subscriptions', 'payment_methods'], ({ subscriptions, payment_methods }) => ({
    subscriptions: subscriptions.map((each) =>
      [ACTIVE, PAST_DUE].includes(each.id) ? { ...each, ...change(each, payment_methods.at(-1)?.id ?? '') } : each,
    ),
    payment_methods,
  }));

/** They are cancelled to the end of their periods, as another tab would. */
export const cancelElsewhere = (demo: DemoPort): Promise<void> =>
  changeSubscriptions(demo, ({ next_payment_at, cancel_at }) => ({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: cancel_at ?? next_payment_at,
    next_payment_at: null,
  }));
