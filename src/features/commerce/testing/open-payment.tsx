import type { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { openPage } from '#api/testing/open-page.tsx';
import type { PaymentOutput, VerifyBasis } from '#machines/commerce/payment.setup.ts';
import { IN_PROCESS_BASE_URL } from '#mocks/in-process.ts';
import { PROVIDER_API } from '#mocks/payments/provider-calls.ts';
import { createStandIn } from '#mocks/payments/script/stripe.ts';
import { house, type House } from '#mocks/testing/visit.ts';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { PaymentPage } from '../PaymentPage.tsx';

/** The basket of 216 pounds that waits to be paid. */
export const KEY = 'bkt-a1f0c3d29b64';

/** How its payment ends. */
export const PAID: PaymentOutput = { kind: 'paid', reference: 'pi_a1f0c3d29b64' };

export interface Options {
  readonly isReturning?: boolean;
  /** On a page of its own unless said. */
  readonly inDialog?: boolean;
  /** Somebody views as Amara (H-17). */
  readonly isViewing?: boolean;
  readonly verifyBasis?: VerifyBasis;
  /** The cache of a page before. */
  readonly queries?: QueryClient;
}

let door: House;
let left: readonly string[];

/**
 * Each test has a backend of its own, with a basket that waits. jsdom loads no script of another host: the provider's
 * is there already, as its loader allows.
 */
export const setUpPayment = (): void => {
  beforeEach(async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    left = [];
    door = await house();
    await door.demo.scenario('a basket waits to be paid');
    const navigate = (address: string): void => {
      left = [...left, address];
    };
    Object.assign(window, {
      Stripe: createStandIn({
        document,
        fetch: (input, init) => door.fetch(input as string, init),
        api: PROVIDER_API,
        navigate,
      }),
    });
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
};

/** The page of the payment, and what became of it. Opening it again is a reload. */
export const openPayment = async ({
  isReturning = false,
  inDialog = false,
  isViewing = false,
  verifyBasis,
  queries,
}: Options = {}) => {
  const over: PaymentOutput[] = [];
  const opened = await openPage(
    {
      baseUrl: IN_PROCESS_BASE_URL,
      fetch: door.fetch,
      readCookie: door.readCookie,
      upload: () => Promise.reject(new Error('no upload here')),
    },
    ({ profile }) => {
      const page = (
        <PaymentPage
          basketKey={KEY}
          profile={isViewing ? { ...profile, impersonated: true } : profile}
          verifyBasis={verifyBasis}
          returnUrl={(key) => `https://learn.example/payment/${key}`}
          isReturning={isReturning}
          onOver={(output) => over.push(output)}
        />
      );
      return inDialog ? (
        <Dialog isOpen onClose={() => undefined} title="Pay">
          {page}
        </Dialog>
      ) : (
        page
      );
    },
    { queries },
  );
  return { ...opened, user: userEvent.setup({ delay: null }), over, door };
};

/** The backend of this test, before a page is open. */
export const backendOfTest = (): House => door;

/** Where the whole page was led. */
export const addressesLeftFor = (): readonly string[] => left;

/** Each time that money was taken. */
export const charges = async () => (await door.demo.log()).filter(({ call }) => call === 'charge');

export const payNow = () => screen.findByRole('button', { name: 'Pay Now' });

/** Types a card over what stands there. */
export const typeCard = async (user: UserEvent, number = '4242424242424242'): Promise<void> => {
  const fields = [
    await screen.findByLabelText('Credit or debit card number'),
    screen.getByLabelText(/expiration date/),
    screen.getByLabelText(/CVC/),
  ] as const;
  for (const [nth, text] of [number, '1234', '123'].entries()) {
    const field = fields[nth] as HTMLElement;
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
};

/** Types a card and presses Pay Now. */
export const payByCard = async (user: UserEvent, number?: string): Promise<void> => {
  await typeCard(user, number);
  await user.click(await payNow());
};
