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
export const mayWaive = (user: Pick<UserRecord, 'super'>, { session }: Visitor): boolean =>
  user.super || session?.viewer_id !== undefined;

const isPaidAndUnspent = ({ paid_at, spent_at }: BasketRecord): boolean => paid_at !== null && spent_at === null;

const namesThem = ({ booking_ids = [] }: BasketRecord, ids: readonly number[]): boolean =>
  booking_ids.length === ids.length && booking_ids.every((id) => ids.includes(id));

const quantityOf = ({ products }: BasketRecord, productId: number): number =>
  products.filter(({ product_id }) => product_id === productId).reduce((sum, line) => sum + line.quantity, 0);

/**
 * The person's oldest payment that has paid for nothing yet and pays for these bookings; undefined where there
 * is none. One that names its bookings pays for them and for no others, also where they cost less by now; one that
 * names none, for whatever it covers.
 */
export const paymentFor = (
  db: Database,
  userId: number,
  organisationId: number,
  due: FeeDue | null,
  ids: readonly number[],
): BasketRecord | undefined =>
  db.tables.baskets
    .where(({ user_id, organisation_id }) => user_id === userId && organisation_id === organisationId)
    .filter(isPaidAndUnspent)
    .filter((basket) => namesThem(basket, ids) || (due !== null && (basket.booking_ids ?? []).length === 0))
    .filter((basket) => due === null || quantityOf(basket, due.productId) >= due.quantity)
    .toSorted((a, b) => (a.paid_at ?? 0) - (b.paid_at ?? 0) || a.id - b.id)[0];
