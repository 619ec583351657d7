import { outboxName, removeRequest, storeRequest } from '#e2e/submission/device.ts';
import type { Visitor } from '#e2e/walk/model.ts';
import type { BookingRecord, CourseRecord, ProductRecord } from '#fixtures/records/booking.record.ts';
import type { BasketRecord } from '#fixtures/records/commerce.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { FlowFacts } from '#machines/bookings/flow-facts.ts';
import { setBookings } from './walk-world.ts';

/** Late, by itself. */
const LATE = 2111;
/** Free, with one that depends on it. */
const FREE = 2105;
const COURSE_OF_FREE = 3104;
/** A course within five weeks. */
const LATE_COURSE = 3103;
/** All that moves. */
const MOVING = [LATE, FREE, 2106];
/** Not what the dialog is about; both late. */
const OTHERS = [2103, 2104];
const FEE_PRODUCT = 176;
const KEY = 'bkt-walk';
/** Pays for what is submitted; nobody asks after it. */
const PAID_ID = 9002;

/** Rows of the selection. */
export const ROWS = [/^Select Local Anaesthesia/, /^Select Fluoride Varnish Application/];

/** What is true of the bookings, as the samples tell it apart. */
export type World = 'late' | 'allLate' | 'elsewhere' | 'blocked';
export const worldOf = ({
  movingIds,
  lateIds,
  blockedIds,
}: Pick<FlowFacts, 'movingIds' | 'lateIds' | 'blockedIds'>): World => {
  if (blockedIds.length > 0) return 'blocked';
  if (movingIds.length === 1) return 'elsewhere';
  return lateIds.length === 1 ? 'late' : 'allLate';
};

/** Makes it true on the server; no page hears of it. */
export const setWorld = (visitor: Pick<Visitor, 'demo'>, world: World): Promise<void> =>
  setBookings(
    visitor,
    world === 'elsewhere'
      ? { id: LATE, to: { course_id: null } }
      : world === 'allLate'
        ? { id: FREE, to: { course_id: LATE_COURSE } }
        : null,
  );

/** another tab has sent a change of one of them, or it is done. This page hears of it. */
export const setChanging = async ({ page, demo }: Visitor, isChanging: boolean): Promise<void> => {
  const work = { userId: amaraOsei.id, kind: 'booking', name: '1/settled/walk' };
  const name = outboxName(work);
  if (isChanging) {
    const starts: (number | null)[] = [];
    await demo.edit<{ readonly courses: readonly CourseRecord[] }>(['courses'], (tables) => {
      starts.push(
        ...tables.courses.flatMap(({ course_id, start_date }) => (course_id === COURSE_OF_FREE ? [start_date] : [])),
      );
      return tables;
    });
    await storeRequest(page, work, {
      stage: 'settled',
      input: { action: 'unschedule', organisationId: 1, ids: [FREE], chosenIds: [FREE], values: {}, starts },
      payment: null,
      confirmedAtMs: Date.now(),
    });
  }
  await page.evaluate(
    ([key, stays], view = window) => {
      if (!stays) view.localStorage.removeItem(key);
      view.dispatchEvent(new StorageEvent('storage', { key }));
    },
    [name, isChanging] as const,
  );
};

/** a super user may waive the fee. */
export const setSuper = ({ demo }: Visitor, isSuper: boolean): Promise<void> =>
  demo.edit<{ readonly users: readonly UserRecord[] }>(['users'], ({ users }) => ({
    users: users.map((user) => (user.id === amaraOsei.id ? { ...user, super: isSuper } : user)),
  }));

const changeBaskets = (
  { demo }: Visitor,
  change: (baskets: readonly BasketRecord[]) => readonly BasketRecord[],
): Promise<void> =>
  demo.edit<{ readonly baskets: readonly BasketRecord[] }>(['baskets'], ({ baskets }) => ({
    baskets: change(baskets),
  }));

/** Baskets that the dialog knows of. */
const isOfDialog = ({ id, user_id, spent_at }: BasketRecord): boolean =>
  user_id === amaraOsei.id && id !== PAID_ID && spent_at === null;

/** What the fee costs from now on, in pence, also in baskets that stand. */
export const setFee = async (visitor: Visitor, pence: number): Promise<void> => {
  await visitor.demo.edit<{ readonly products: readonly ProductRecord[] }>(['products'], ({ products }) => ({
    products: products.map((product) =>
      product.product_id === FEE_PRODUCT ? { ...product, price_inc_tax: pence / 100 } : product,
    ),
  }));
  await changeBaskets(visitor, (baskets) =>
    baskets.map((basket) => (isOfDialog(basket) ? { ...basket, total_in_pence: pence } : basket)),
  );
};

/** What the provider knows of the payments that were begun. */
export const setPayments = (
  visitor: Visitor,
  status: 'succeeded' | 'requires_action' | 'requires_payment_method' | 'processing' | 'canceled',
): Promise<void> =>
  changeBaskets(visitor, (baskets) =>
    baskets.map((basket) => {
      const { id, client_secret } = basket.intent ?? {
        id: `pi_${basket.key}`,
        client_secret: `pi_${basket.key}_secret_demo`,
      };
      return isOfDialog(basket)
        ? {
            ...basket,
            intent: { id, client_secret, status },
            paid_at: status === 'succeeded' ? Math.floor(Date.now() / 1000) : null,
          }
        : basket;
    }),
  );

const basketOf = (id: number, key: string, quantity: number): BasketRecord => ({
  id,
  reason: 'Of a walk.',
  key,
  user_id: amaraOsei.id,
  organisation_id: 1,
  products: [{ product_id: FEE_PRODUCT, quantity }],
  total_in_pence: 72_00,
  notes: '',
  customer: null,
  intent: { id: `pi_${key}`, client_secret: `pi_${key}_secret_demo`, status: 'requires_payment_method' },
  paid_at: null,
  spent_at: null,
});

const putBasket = (visitor: Visitor, basket: BasketRecord): Promise<void> =>
  changeBaskets(visitor, (baskets) => [...baskets.filter(({ id }) => id !== basket.id), basket]);

/** whatever is submitted is paid. */
export const payForAll = (visitor: Visitor): Promise<void> => {
  const basket = basketOf(PAID_ID, 'bkt-paid', OTHERS.length + MOVING.length);
  return putBasket(visitor, {
    ...basket,
    intent: { id: 'pi_paid', client_secret: 'pi_paid_secret_demo', status: 'succeeded' },
    paid_at: Math.floor(Date.now() / 1000),
  });
};

/** What an earlier page may have left on the device. */
export interface Left {
  readonly isForOthers?: true;
  readonly basket?: true;
  readonly isPaid?: true;
  /** Nobody has confirmed a payment of the basket. */
  readonly isUntried?: true;
}

/** The basket that an earlier page left, on the server, unpaid. */
export const leaveBasket = async (visitor: Visitor, left: Left | null): Promise<void> => {
  if (left?.basket) await putBasket(visitor, basketOf(9001, KEY, 1));
};

/** Puts on the device what an earlier page left; null: nothing. */
export const leaveBehind = async (visitor: Visitor, left: Left | null): Promise<void> => {
  const work = { userId: amaraOsei.id, kind: 'booking', name: '1/unschedule' };
  if (left === null) {
    await removeRequest(visitor.page, work);
    return;
  }
  const ids = left.isForOthers ? OTHERS : MOVING;
  await storeRequest(visitor.page, work, {
    stage: left.basket ? 'confirmed' : 'left',
    input: {
      action: 'unschedule',
      organisationId: 1,
      ids,
      chosenIds: ids,
      values: { confirm: true, email_confirmation: true },
      starts: ids.map(() => null),
    },
    payment: left.basket
      ? {
          basketKey: KEY,
          totalInPence: 72_00,
          progress: left.isPaid ? 'paid' : left.isUntried ? 'open' : 'attempted',
          reference: left.isPaid ? 'BW-7K42-1190' : null,
        }
      : null,
  });
};

/** Something else has unscheduled all of them; no page hears of it. */
export const unscheduleElsewhere = ({ demo }: Pick<Visitor, 'demo'>): Promise<void> =>
  demo.edit<{ readonly bookings: readonly BookingRecord[] }>(['bookings'], ({ bookings }) => ({
    bookings: bookings.map((row) =>
      [...MOVING, ...OTHERS].includes(row.booking_id) ? { ...row, course_id: null } : row,
    ),
  }));
