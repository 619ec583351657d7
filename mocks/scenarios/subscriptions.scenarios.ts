import { subscribe } from '#contracts/subscriptions/subscriptions.endpoints.ts';
import { subscriptionsStates } from '#contracts/subscriptions/subscriptions.states.ts';
import { kwameBoateng } from '#fixtures/colleagues.ts';
import { membership } from '#fixtures/memberships.ts';
import { harbour, northgate } from '#fixtures/organisations.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { PlanRecord, SubscriptionRecord } from '#fixtures/records/commerce.record.ts';
import { learner } from '#fixtures/roles.ts';
import { keyedCall, rememberReply } from '../handlers/idempotency.ts';
import { checkoutPath } from '../rules/plans.rules.ts';
import { reply } from '../rules/reply.ts';
import type { Arrange, Stage } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';

const [ACTIVE, ELSEWHERE, FOREIGN] = [61, 64, 65];
const HARBOUR_PLAN = 54;

/** What Amara wants under her key, as the pact has it. */
const KEY = '5e1d0c7b9a4f4823b6d2e8f1a3c59074';
const CUSTOMER = { email: amaraOsei.email, first_name: amaraOsei.first_name, last_name: amaraOsei.last_name };
const ORDER = {
  customer: CUSTOMER,
  products: [{ id: 52, metadata: { url: '/subscribe/northgate' } }],
  back_url: '/subscribe/northgate?back=1',
  complete_url: '/subscribe/northgate?paid=1',
};

const openedUnderKey: Arrange = async ({ db, nowMs }) => {
  const { key } = await db.tables.checkouts.insert({
    key: 'chk-7c1e90b2d4a6',
    reason: 'Opened under a key.',
    plan_id: 52,
    user_id: amaraOsei.id,
    customer: CUSTOMER,
    back_url: ORDER.back_url,
    complete_url: ORDER.complete_url,
    subscription_id: null,
  });
  const keyed = keyedCall(subscribe, amaraOsei.id, KEY, {
    params: { path: northgate.register_path },
    body: ORDER,
  });
  if (keyed === null) throw new Error('The call takes no key.');
  rememberReply(db, keyed, reply(200, { redirect_url: checkoutPath('/', key) }), nowMs);
};

/** Harbour sells a plan, too. */
const harbourSells = async ({ db }: Stage): Promise<PlanRecord> => {
  await db.tables.organisations.update(harbour.organisation_id, { clients: [{ key: 'APP' }, { key: 'COM' }] });
  return db.tables.plans.insert({
    id: HARBOUR_PLAN,
    reason: 'Another organisation’s.',
    organisation_id: harbour.organisation_id,
    name: 'Friends of the Harbour',
    short_description: 'Keeps the lights on.',
    includes: ['The newsletter'],
    price_inc_tax: 3,
    interval: 'month',
    interval_count: 1,
  });
};

const another = ({ db }: Stage, changed: Partial<SubscriptionRecord>): Promise<SubscriptionRecord> =>
  db.tables.subscriptions.insert({ ...db.tables.subscriptions.require(ACTIVE), ...changed });

const paysInTwo: Arrange = async (stage) => {
  const plan = await harbourSells(stage);
  await stage.db.tables.memberships.insert(
    membership(amaraOsei, harbour, 'Amara pays in Harbour, too.', [learner], { default: false }),
  );
  await another(stage, { id: ELSEWHERE, organisation_id: harbour.organisation_id, plan_id: plan.id });
  await another(stage, { id: FOREIGN, user_id: kwameBoateng.id });
};

/** Test cards of the card provider. */
const CARDS = { pm_accepted: '5555555555554444', pm_declined: '4000000000000002', pm_asking: '4000002760003184' };

const giveCards = async ({ db }: Stage): Promise<void> => {
  for (const [id, number] of Object.entries(CARDS))
    await db.tables.payment_methods.insert({ id, reason: 'Given just now.', number, exp_month: 8, exp_year: 2035 });
};

/** What people pay for, and what they may pay for. */
export const subscriptionsScenarios = stateScenarios(subscriptionsStates, {
  'an organisation sells plans': async (stage) => void (await harbourSells(stage)),
  'a payment page was opened under an idempotency key': openedUnderKey,
  'a learner pays for subscriptions': paysInTwo,
  'a learner of an organisation that sells nothing pays elsewhere': AS_SEEDED,
  'a learner who may subscribe is viewed as': AS_SEEDED,
  'a learner has given the card provider a card': giveCards,
  'a bank asks about a new card': async (stage) => {
    await giveCards(stage);
    await stage.db.tables.subscriptions.update(ACTIVE, {
      setup: {
        id: 'seti_4b7a',
        client_secret: 'seti_4b7a_secret_demo',
        status: 'requires_action',
        payment_method_id: 'pm_asking',
      },
    });
  },
  'a subscription is over': async (stage) => {
    await giveCards(stage);
    await stage.db.tables.subscriptions.update(ACTIVE, { status: 'canceled', next_payment_at: null });
  },
});
