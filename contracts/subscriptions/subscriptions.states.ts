import type { ProviderState } from '../provider-state.ts';

const PLANS = {
  path: 'northgate',
  organisation_id: 81,
  plan_id: 52,
  foreign_plan_id: 54,
  unknown_plan_id: 999_999,
  closed_path: 'brightwater',
};

/** What people pay for, and what they may pay for. */
export const subscriptionsStates = {
  'an organisation sells plans': {
    as: 'nobody',
    description:
      'Nobody is signed in. This organisation sells three plans under this path: one at 19.99 pounds a month, the named one at 54 pounds every three months, one at 1,440 pounds a year. The foreign plan is another organisation’s; there is no unknown one. The organisation of the closed path sells none.',
    provides: PLANS,
  },
  'a payment page was opened under an idempotency key': {
    as: 'learner',
    description:
      'Amara has opened the payment page of the named plan with the Idempotency-Key "5e1d0c7b9a4f4823b6d2e8f1a3c59074". It lies at this address.',
    provides: { path: 'northgate', plan_id: 52, redirect_url: '/__payments/checkout/chk-7c1e90b2d4a6' },
  },
  'a learner pays for subscriptions': {
    as: 'learner',
    description:
      'Amara has three subscriptions in this organisation, in this order: an active one at 19.99 pounds a month, one at 54 pounds every three months that is cancelled to the end of its period, and one at 1,440 pounds a year whose payment is past due. She pays for another one in another organisation that sells plans. The foreign subscription is the other person’s, who belongs to the organisation. The active one has three invoices: two paid, the oldest void; that of the past due one is open.',
    provides: {
      user_id: 11,
      other_user_id: 33,
      organisation_id: 81,
      subscription_id: 61,
      cancelled_id: 62,
      past_due_id: 63,
      elsewhere_id: 64,
      foreign_id: 65,
      unknown_id: 999_999,
    },
  },
  'a learner of an organisation that sells nothing pays elsewhere': {
    as: 'learner',
    description:
      'Amara belongs to this organisation, which sells no plans. The subscription is hers, in an organisation that sells some.',
    provides: { user_id: 11, organisation_id: 1, subscription_id: 61 },
  },
  'a learner who may subscribe is viewed as': {
    as: 'viewer',
    description:
      'The super user views as Amara, who pays for this subscription in this organisation. It sells this plan under this path.',
    provides: { user_id: 11, organisation_id: 81, subscription_id: 61, path: 'northgate', plan_id: 52 },
  },
  'a learner has given the card provider a card': {
    as: 'learner',
    description:
      'Amara has these subscriptions, an active and a past due one, and the card provider has made these payment methods of cards: one that is accepted, one that is declined, one whose holder the bank asks first. There is no unknown one. The active subscription is paid by the card that ends in 4242.',
    provides: {
      user_id: 11,
      organisation_id: 81,
      subscription_id: 61,
      past_due_id: 63,
      payment_method: 'pm_accepted',
      declined_method: 'pm_declined',
      asking_method: 'pm_asking',
      unknown_method: 'pm_unknown',
    },
  },
  'a bank asks about a new card': {
    as: 'learner',
    description:
      'Amara has given this active subscription a new card, and its holder has not confirmed it yet. The card that ends in 4242 still pays.',
    provides: { user_id: 11, subscription_id: 61, client_secret: 'seti_4b7a_secret_demo' },
  },
  'a subscription is over': {
    as: 'learner',
    description: 'This subscription of Amara’s has ended. The card provider has made this payment method of a card.',
    provides: { user_id: 11, organisation_id: 81, subscription_id: 61, payment_method: 'pm_accepted' },
  },
} as const satisfies Record<string, ProviderState>;
