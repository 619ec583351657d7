import type { Page } from '@playwright/test';
import type { DemoPort } from '#e2e/lib/demo-port.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { World } from '#fixtures/world.ts';

export const PLANS_PATH = '/subscribe/northgate';
/** Team Leader, of which Amara has one that ends. */
export const PLAN = 52;

const SEEDED = [61, 62, 63];
const ENDING = 62;

/** What Amara has of the plan: one that ends, one that goes on, or a new one besides, whichever it was before. */
export const setPlan = (demo: DemoPort, how: 'ends' | 'goesOn' | 'isNew'): Promise<void> =>
  demo.edit<Pick<World, 'subscriptions'>>(['subscriptions'], ({ subscriptions }) => {
    const newest = Math.max(...subscriptions.map(({ id }) => id));
    const seeded = subscriptions
      .filter(({ id }) => SEEDED.includes(id))
      .map((row) =>
        row.id === ENDING
          ? { ...row, cancel_at_period_end: how !== 'goesOn', cancel_at: how === 'goesOn' ? null : row.cancel_at }
          : row,
      );
    const [like] = seeded.filter(({ id }) => id === ENDING);
    return {
      subscriptions:
        how === 'isNew' && like !== undefined
          ? [...seeded, { ...like, id: Math.max(newest, 900) + 1, cancel_at_period_end: false, cancel_at: null }]
          : seeded,
    };
  });

/** Team Leader is paid at an address that nobody is sent to (T-03). */
export const makePaymentUnsafe = (demo: DemoPort): Promise<void> =>
  demo.edit<Pick<World, 'plans'>>(['plans'], ({ plans }) => ({
    plans: plans.map((plan) =>
      plan.id === PLAN ? { ...plan, payment_page: 'http://payments.example/checkout' } : plan,
    ),
  }));

/** Northgate offers nothing any more. */
export const sellNothing = (demo: DemoPort): Promise<void> =>
  demo.edit<Pick<World, 'plans' | 'subscriptions' | 'checkouts'>>(['plans', 'subscriptions', 'checkouts'], () => ({
    plans: [],
    subscriptions: [],
    checkouts: [],
  }));

/** This tab was at the payment page of the plan, as this person; undefined forgets it. */
export const rememberAttempt = (page: Page, userId: number | null | undefined): Promise<void> =>
  page.evaluate(
    ({ attempts, name }, { sessionStorage } = window) => sessionStorage.setItem(name, JSON.stringify(attempts)),
    {
      name: 'waymark.subscribing',
      attempts:
        userId === undefined
          ? []
          : [
              {
                path: 'northgate',
                userId,
                planId: PLAN,
                customer:
                  userId === null
                    ? { email: 'ines@demo.example', first_name: 'Ines', last_name: 'Moreau' }
                    : { email: amaraOsei.email, first_name: amaraOsei.first_name, last_name: amaraOsei.last_name },
                key: crypto.randomUUID(),
                knownIds: userId === null ? null : SEEDED,
                hasLeft: true,
                isSecond: false,
                isPaid: false,
              },
            ],
    },
  );

/** The page stays where it is when it would go to the payment page, so that it can be seen leaving. */
export const stayAtPayment = (page: Page): Promise<void> =>
  page.evaluate((_, view = window) => {
    const { navigation } = view as unknown as {
      readonly navigation: EventTarget;
    };
    navigation.addEventListener('navigate', (event) => {
      const { destination } = event as Event & { readonly destination: { readonly url: string } };
      if (destination.url.includes('/__payments/')) event.preventDefault();
    });
  });
