import { test } from 'vitest';
import type { RequestOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import { getPlans, subscribe } from './subscriptions.endpoints.ts';

type Order = RequestOf<typeof subscribe>['body'];

const KEY = '5e1d0c7b9a4f4823b6d2e8f1a3c59074';
const AMARA = { email: 'amara.osei@demo.example', first_name: 'Amara', last_name: 'Osei' };

const order = (id: number, changed: Partial<Order> = {}): Order => ({
  customer: AMARA,
  products: [{ id, metadata: { url: '/subscribe/northgate' } }],
  back_url: '/subscribe/northgate?back=1',
  complete_url: '/subscribe/northgate?paid=1',
  ...changed,
});

const refused = (field: string, message: string) => ({
  status: 422,
  refusal: { message, errors: { [field]: [message] } },
});

test('T-01: plans and prices are for anybody', () =>
  pins({
    state: 'an organisation sells plans',
    does: 'reads the plans of an organisation',
    endpoint: getPlans,
    request: { params: { path: 'northgate' } },
    replies: {
      status: 200,
      proves: ['plans.price.value_inc_tax', 'plans.plan.interval', 'plans.plan.interval_count'],
      body: {
        name: 'Northgate Care Group',
        plans: [
          {
            id: 51,
            name: 'Care Essentials',
            price: { value_inc_tax: 19.99 },
            plan: { interval: 'month', interval_count: 1 },
          },
          {
            id: 52,
            name: 'Team Leader',
            price: { value_inc_tax: 54 },
            plan: { interval: 'month', interval_count: 3 },
          },
          {
            id: 53,
            name: 'Whole Home',
            price: { value_inc_tax: 1440 },
            plan: { interval: 'year', interval_count: 1 },
          },
        ],
      },
    },
  }));

test('0318: what is in a plan, and whose it is', () =>
  pins({
    state: 'an organisation sells plans',
    does: 'reads what is in the plans of an organisation',
    endpoint: getPlans,
    request: { params: { path: 'northgate' } },
    replies: {
      status: 200,
      proves: { nothing: 'what is in a plan is the organisation’s to say' },
      returns: { organisation_id: 'organisation_id' },
      pin: { presentAt: ['colour_primary', 'plans.includes', 'plans.short_description'] },
      body: {
        name: 'Northgate Care Group',
        organisation_id: 81,
        colour_primary: '#e8590c',
        plans: [
          {
            id: 51,
            name: 'Care Essentials',
            short_description: 'Every short piece, whenever you like.',
            includes: ['34 short pieces', 'One badge a quarter'],
            price: { value_inc_tax: 19.99 },
            plan: { interval: 'month', interval_count: 1 },
          },
        ],
      },
    },
  }));

test('T-01: an organisation that sells nothing is a 404', () =>
  pins({
    state: 'an organisation sells plans',
    does: 'reads the plans of an organisation that sells none',
    endpoint: getPlans,
    request: { params: { path: 'brightwater' } },
    replies: { status: 404, refusal: { message: 'No query results for model [Organisation] brightwater' } },
  }));

test('T-02: opens the payment page', () =>
  pins({
    state: 'an organisation sells plans',
    does: 'opens the payment page of a plan',
    endpoint: subscribe,
    request: { params: { path: 'northgate' }, body: order(52) },
    replies: {
      status: 200,
      proves: { nothing: 'where it lies is the provider’s to choose' },
      body: { redirect_url: '/__payments/checkout/chk-7c1e90b2d4a6' },
    },
  }));

test('T-02: opening that is repeated with its Idempotency-Key finds the same page', () =>
  pins({
    state: 'a payment page was opened under an idempotency key',
    does: 'repeats the opening of a payment page under its key',
    endpoint: subscribe,
    idempotencyKey: KEY,
    request: { params: { path: 'northgate' }, body: order(52) },
    replies: {
      status: 200,
      proves: { nothing: 'the address of the same page is returned' },
      returns: { redirect_url: 'redirect_url' },
      body: { redirect_url: '/__payments/checkout/chk-7c1e90b2d4a6' },
    },
  }));

test('T-02: an organisation that sells nothing opens no payment page', () =>
  pins({
    state: 'an organisation sells plans',
    does: 'opens a payment page where no plans are sold',
    endpoint: subscribe,
    request: { params: { path: 'brightwater' }, body: order(52) },
    replies: { status: 404, refusal: { message: 'No query results for model [Organisation] brightwater' } },
  }));

test.each([
  ['a plan that there is not', order(999_999), 'products.0.id', 'The selected products.0.id is invalid.'],
  ['another organisation’s plan', order(54), 'products.0.id', 'The selected products.0.id is invalid.'],
  [
    'an address that is no email address',
    order(52, { customer: { ...AMARA, email: 'amara' } }),
    'customer.email',
    'The customer.email field must be a valid email address.',
  ],
  [
    'a way back to another site',
    order(52, { back_url: 'https://elsewhere.example/plans' }),
    'back_url',
    'The back url field format is invalid.',
  ],
  [
    'a way on to another site',
    order(52, { complete_url: '//elsewhere.example/paid' }),
    'complete_url',
    'The complete url field format is invalid.',
  ],
] as const)('T-02: %s is refused', (what, body, field, message) =>
  pins({
    state: 'an organisation sells plans',
    does: `opens the payment page with ${what}`,
    endpoint: subscribe,
    request: { params: { path: 'northgate' }, body },
    replies: refused(field, message),
  }),
);

test('0318: nobody buys in the name of a learner whom they view as', () =>
  pins({
    state: 'a learner who may subscribe is viewed as',
    does: 'opens the payment page while viewing as a learner',
    endpoint: subscribe,
    request: { params: { path: 'northgate' }, body: order(52) },
    replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
  }));
