import type { Page } from '@playwright/test';
import type { DemoPort } from '#e2e/lib/demo-port.ts';
import { startSession } from '#e2e/lib/enter.ts';
import type { BasketRecord } from '#fixtures/records/commerce.record.ts';
import { workshopNotScheduled } from '#fixtures/bookings/bookings.ts';
import { amaraOsei } from '#fixtures/people.ts';

/** The basket of 216 pounds that waits to be paid. */
export const PAYMENT = '/payment/bkt-a1f0c3d29b64';
const ID = 4410;
const INTENT = { id: 'pi_a1f0c3d29b64', client_secret: 'pi_a1f0c3d29b64_secret_demo' };

/** Amara, with a basket that waits. */
export const withBasket = async (page: Page, demo: DemoPort): Promise<void> => {
  await demo.scenario('a basket waits to be paid');
  await startSession(page, demo, amaraOsei);
};

/** How often money was taken, and how much, in pence. */
export const chargesOf = async (demo: DemoPort): Promise<readonly number[]> =>
  (await demo.log()).flatMap(({ call, body }) =>
    call === 'charge' ? [(body as { readonly amount: number }).amount] : [],
  );

/** Makes something else true of the basket. */
export const changeBasket = (demo: DemoPort, change: Partial<BasketRecord>): Promise<void> =>
  demo.edit<{ readonly baskets: readonly BasketRecord[] }>(['baskets'], ({ baskets }) => ({
    baskets: baskets.map((basket) => (basket.id === ID ? { ...basket, ...change } : basket)),
  }));

/** The basket costs something else by now. */
export const repriceBasket = (demo: DemoPort): Promise<void> =>
  demo.edit<{ readonly baskets: readonly BasketRecord[] }>(['baskets'], ({ baskets }) => ({
    baskets: baskets.map((basket) =>
      basket.id === ID ? { ...basket, total_in_pence: basket.total_in_pence === 216_00 ? 240_00 : 216_00 } : basket,
    ),
  }));

/** The basket is for a booking that has no date (any more). */
export const loseBasis = (demo: DemoPort): Promise<void> =>
  changeBasket(demo, { booking_ids: [workshopNotScheduled.booking_id] });

/** Makes something else true of its payment at the provider. */
export const changePayment = (
  demo: DemoPort,
  payment: Omit<NonNullable<BasketRecord['intent']>, 'id' | 'client_secret'>,
): Promise<void> => changeBasket(demo, { intent: { ...INTENT, ...payment } });
