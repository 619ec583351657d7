import { createBasket } from '#contracts/commerce/commerce.endpoints.ts';
import { commerceStates } from '#contracts/commerce/commerce.states.ts';
import { workshopInThreeWeeks } from '#fixtures/bookings/bookings.ts';
import { brightwater } from '#fixtures/organisations.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import type { BasketRecord } from '#fixtures/records/commerce.record.ts';
import { keyedCall, rememberReply } from '../handlers/idempotency.ts';
import { schedule } from '../jobs/jobs.ts';
import { createBasket as open } from '../rules/commerce.rules.ts';
import { callOf } from './call-of.ts';
import type { Stage } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';

const LATE_FEE = brightwater.late_fee_product_id;

/** What Amara opened a basket for, and under which key: as the sentence of the state says. */
const KEY = '9c1b7a4e2f8d46a0b5c3d1e0f7a69482';
const ORDER = {
  organisation_id: brightwater.organisation_id,
  products: [{ id: LATE_FEE, quantity: 1, meta_data: { url: '/bookings' } }],
  back_url: '/bookings',
  complete_url: '/bookings?paid=1',
  notes: '<ul><li>Decontamination Practical</li></ul>',
};

const openedUnderKey = async (stage: Stage): Promise<void> => {
  const reply = await open({ ...callOf(stage, amaraOsei), body: ORDER });
  const keyed = keyedCall(createBasket, amaraOsei.id, KEY, { params: undefined, body: ORDER });
  if (reply.kind === 'refusal' || keyed === null) throw new Error('Amara could not open a basket.');
  rememberReply(stage.db, keyed, reply, stage.nowMs);
};

const waiting = (id: number, hex: string, owner: { readonly id: number }): BasketRecord => ({
  id,
  reason: 'It waits to be paid.',
  key: `bkt-${hex}`,
  user_id: owner.id,
  organisation_id: brightwater.organisation_id,
  products: [{ product_id: LATE_FEE, quantity: 3 }],
  total_in_pence: 216_00,
  notes: '',
  complete_url: '/bookings?paid=1',
  back_url: '/bookings',
  customer: null,
  intent: { id: `pi_${hex}`, client_secret: `pi_${hex}_secret_demo`, status: 'requires_payment_method' },
  paid_at: null,
  spent_at: null,
});

/** Amara's basket for the late fee of a workshop within five weeks, and what became of the workshop meanwhile. */
const forWorkshop = async (
  { db, nowMs }: Stage,
  { isPaid = false, isPending = false }: { readonly isPaid?: boolean; readonly isPending?: boolean } = {},
): Promise<void> => {
  const { booking_id } = workshopInThreeWeeks;
  const basket = waiting(4412, 'c0d1e2f3a4b5', amaraOsei);
  const products = [{ product_id: LATE_FEE, quantity: 1 }];
  const paid = {
    intent: { id: 'pi_c0d1e2f3a4b5', client_secret: 'pi_c0d1e2f3a4b5_secret_demo', status: 'succeeded' },
    paid_at: Math.floor(nowMs / 1000),
  };
  await db.tables.baskets.insert({
    ...basket,
    products,
    total_in_pence: 72_00,
    booking_ids: [booking_id],
    ...(isPaid ? paid : {}),
  });
  if (!isPending) await db.tables.bookings.update(booking_id, { course_id: null });
  else
    schedule(db, 'booking', {
      dueMs: nowMs + 180_000,
      user_id: amaraOsei.id,
      organisation_id: brightwater.organisation_id,
      booking: { action: 'unbook', changes: [{ booking_id, course_id: null }], mail: false, basketId: null },
    });
};

/** Baskets, and what they cost. */
export const commerceScenarios = stateScenarios(commerceStates, {
  'a product is for sale': AS_SEEDED,
  'a basket was opened under an idempotency key': openedUnderKey,
  'a basket waits to be paid': async ({ db }) => {
    await db.tables.baskets.insert(waiting(4410, 'a1f0c3d29b64', amaraOsei));
    await db.tables.baskets.insert(waiting(4411, 'f7e6d5c4b3a2', tomWhitfield));
  },
  'a basket waits whose booking is being changed': (stage) => forWorkshop(stage, { isPending: true }),
  'a basket waits whose booking has no date any more': (stage) => forWorkshop(stage),
  'a basket is paid whose booking has no date any more': (stage) => forWorkshop(stage, { isPaid: true }),
});
