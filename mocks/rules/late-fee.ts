import type { BasketRecord } from '#fixtures/records/commerce.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import type { Visitor } from './visitor.ts';

/** What unscheduling costs: a quantity of a product. */
export interface FeeDue {
  readonly productId: number;
  /** One for each late workshop. */
  readonly quantity: number;
}

/** the fee for so many late workshops; null where there is none, or the organisation charges none. */
export const feeDue = (db: Database, organisationId: number, lateCount: number): FeeDue | null => {
  const productId = db.tables.organisations.get(organisationId)?.late_fee_product_id ?? null;
  return productId === null || lateCount === 0 ? null : { productId, quantity: lateCount };
};

/** super users, and whoever views as the learner. Neither a manager nor an admin account alone may. */
export const mayWaive = (user: Pick<UserRecord, 'super'>, { session }: Visitor): boolean => user.super || session?.viewer_id !== undefined;

/** Whether a payment may pay for these bookings: one that names its bookings pays for them and for no others. */
const isFor = ({ booking_ids = [] }: BasketRecord, ids: readonly number[]): boolean => booking_ids.length === 0 || (booking_ids.length === ids.length && booking_ids.every((id) => ids.includes(id)));

/** The person's oldest payment that is for these bookings, covers the fee and has paid for nothing yet; undefined where there is none. */
export const paymentFor = (db: Database, userId: number, organisationId: number, { productId, quantity }: FeeDue, ids: readonly number[]): BasketRecord | undefined =>
  db.tables.baskets
    .where(({ user_id, organisation_id, paid_at, spent_at }) => user_id === userId && organisation_id === organisationId && paid_at !== null && spent_at === null)
    .filter((basket) => isFor(basket, ids))
    .filter(({ products }) => products.filter(({ product_id }) => product_id === productId).reduce((sum, line) => sum + line.quantity, 0) >= quantity)
    .toSorted((a, b) => (a.paid_at ?? 0) - (b.paid_at ?? 0) || a.id - b.id)[0];
