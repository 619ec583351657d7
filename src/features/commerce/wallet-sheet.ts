import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';
import type { WalletResult } from '#machines/commerce/payment.setup.ts';

type ConfirmEvent = Pick<StripeExpressCheckoutElementConfirmEvent, 'paymentFailed'>;

/** The sheet of a wallet, between the provider's events and the chart that waits for an answer. */
export interface WalletSheet {
  /** What the next sheet answers. Whoever waited for one before is told that it was put away. */
  readonly answer: () => Promise<WalletResult>;
  /**
   * The sheet was confirmed. `collect` takes the wallet's data over and answers why it cannot, if so. Ends with the
   * payment: the provider lets a wallet's payment be confirmed only while its event is being handled, and keeps the
   * sheet as long.
   */
  readonly confirmed: (event: ConfirmEvent, collect: () => Promise<string | null>) => Promise<void>;
  /** The sheet was put away, also after it was confirmed: then nothing may be charged any more. */
  readonly dismissed: () => void;
  /** Whether a sheet is confirmed and may still be charged. */
  readonly isConfirmed: () => boolean;
  /** The confirmed sheet, if there is one, hears that nothing was paid. */
  readonly fail: () => void;
  /** The confirmed sheet has done what it was for. */
  readonly end: () => void;
}

export const createWalletSheet = (): WalletSheet => {
  let waiting: ((result: WalletResult) => void) | null = null;
  let open: { readonly fail: () => void; readonly end: () => void } | null = null;

  const tell = (result: WalletResult): void => {
    const told = waiting;
    waiting = null;
    told?.(result);
  };

  return {
    answer: () =>
      new Promise((resolve) => {
        tell({ status: 'dismissed' });
        waiting = resolve;
      }),
    confirmed: async ({ paymentFailed }, collect) => {
      const asked = waiting;
      const refusal = asked === null ? '' : await collect();
      // A card may have been submitted meanwhile: what nobody waits for is paid by nobody.
      if (refusal !== null || waiting !== asked) {
        paymentFailed({ reason: 'fail' });
        if (refusal !== null && waiting === asked) tell({ status: 'refused', message: refusal });
        return;
      }
      await new Promise<void>((resolve) => {
        const end = (): void => {
          open = null;
          resolve();
        };
        const fail = (): void => {
          paymentFailed({ reason: 'fail' });
          end();
        };
        open = { fail, end };
        tell({ status: 'confirmed' });
      });
    },
    dismissed: () => {
      open?.end();
      tell({ status: 'dismissed' });
    },
    isConfirmed: () => open !== null,
    fail: () => open?.fail(),
    end: () => open?.end(),
  };
};
