import { assign, setup } from 'xstate';
import { promisedAction, promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';
import { sendingActions, sendingGuards } from '../submission/sending.kit.ts';

interface Done {
  readonly ok: true;
}

interface Failed<Reason extends string> {
  readonly ok: false;
  readonly reason: Reason;
}

/** Why a card does not count, in the words of the card provider or of the API. */
interface CardRefused {
  readonly ok: false;
  readonly reason: 'refused';
  readonly message: string;
}

/**
 * `refused`: the server says that it cannot be cancelled (any more). `unknown`: nobody knows whether it counted.
 * `told`: the app has said what is wrong. `failed`: nothing has changed.
 */
export type CancelResult = Done | Failed<'refused' | 'unknown' | 'told' | 'failed'>;

/** What the server has, asked after a lost reply or a refusal. */
export type AskCancelResult =
  | { readonly ok: true; readonly standing: 'cancelled' | 'active' | 'other' }
  | { readonly ok: false };

/** Whether the provider's fields can be drawn. */
export type LoadCardResult = Done | Failed<'failed'>;

/** What the provider made of the card; its name is no secret. Nothing of the subscription has changed yet. */
export type MakeMethodResult = { readonly ok: true; readonly paymentMethod: string } | CardRefused | Failed<'failed'>;

/** `asks`: the bank wants its holder to say yes first; the former card pays until then (0319). */
export type ChangeMethodResult = Done | CardRefused | Failed<'asks' | 'unknown' | 'told' | 'failed'>;

/** What came of the bank's question. */
export type ConfirmSetupResult = Done | CardRefused | Failed<'unknown'>;

/** Which card the server has. `unsaid`: it does not tell. */
export type AskCardResult =
  | { readonly ok: true; readonly card: 'new' | 'former' | 'asks' | 'unsaid' }
  | { readonly ok: false };

/** What may be done with the subscription, as it was last read. */
export interface ChangeOffers {
  readonly mayCancel: boolean;
  readonly mayChangeCard: boolean;
}

interface ChangeContext extends ChangeOffers {
  /** Why the last card does not count; null where none was refused. */
  readonly message: string | null;
  /** The provider's name for the card that was sent. */
  readonly paymentMethod: string;
}

type ChangeEvent =
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'cancel.confirmed' }
  | { readonly type: 'card.requested' }
  | { readonly type: 'card.submitted' }
  | { readonly type: 'holder.asked' }
  | { readonly type: 'retried' }
  | { readonly type: 'closed' }
  | ({ readonly type: 'offers.changed' } & ChangeOffers);

type CardAnswer = MakeMethodResult | ChangeMethodResult | ConfirmSetupResult;

/** How long the provider is waited for where nothing has been sent. */
export const PROVIDER_TIMEOUT_MILLISECONDS = 45_000;

/** How long a holder may take to answer their bank before they may leave; the question is asked again at the next visit. */
export const HOLDER_TIMEOUT_MILLISECONDS = 75_000;

/** What the chart of a subscription's changes is made of: its types, promised effects and rules. */
export const subscriptionChangeSetup = setup({
  types: {
    context: {} as ChangeContext,
    events: {} as ChangeEvent,
    input: {} as ChangeOffers,
    meta: {} as StateMeta,
    /**
     * `cancelling`, `card`: the dialog that is open. `busy`: somebody is asked. `fields`: the provider's fields stand
     * on the page. `sealed`: something is on its way, and the dialog stays.
     */
    tags: {} as 'cancelling' | 'card' | 'busy' | 'fields' | 'sealed',
  },
  actors: {
    cancelSubscription: promisedActor<CancelResult, undefined>('cancelSubscription'),
    askWhetherCancelled: promisedActor<AskCancelResult, undefined>('askWhetherCancelled'),
    loadCard: promisedActor<LoadCardResult, undefined>('loadCard'),
    makeMethod: promisedActor<MakeMethodResult, undefined>('makeMethod'),
    changeMethod: promisedActor<ChangeMethodResult, { paymentMethod: string }>('changeMethod'),
    /** Its secret stays with the effect. */
    confirmSetup: promisedActor<ConfirmSetupResult, undefined>('confirmSetup'),
    askWhichCard: promisedActor<AskCardResult, { paymentMethod: string }>('askWhichCard'),
  },
  actions: {
    ...sendingActions,
    /** Something has changed, or may have: subscription, invoices and list are read again. */
    refresh: promisedAction('refresh'),
    storeOffers: assign((_, { mayCancel, mayChangeCard }: ChangeOffers) => ({ mayCancel, mayChangeCard })),
    storeMessage: assign((_, { result }: { result: CardAnswer }) => ({
      message: 'message' in result ? result.message : null,
    })),
    storeMethod: assign((_, { result }: { result: MakeMethodResult }) =>
      result.ok ? { paymentMethod: result.paymentMethod, message: null } : {},
    ),
    noteCancelled: assign({ mayCancel: false, mayChangeCard: false }),
    noteNotCancellable: assign({ mayCancel: false }),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    ...sendingGuards,
    mayCancel: ({ context }) => context.mayCancel,
    mayChangeCard: ({ context }) => context.mayChangeCard,
    mayNotCancel: ({ context }) => !context.mayCancel,
    isStanding: (_, { result, standing }: { result: AskCancelResult; standing: 'cancelled' | 'active' }) =>
      result.ok && result.standing === standing,
    isAnswered: (_, { result }: { result: AskCancelResult | AskCardResult }) => result.ok,
    isCard: (_, { result, card }: { result: AskCardResult; card: 'new' | 'former' | 'asks' }) =>
      result.ok && result.card === card,
  },
  delays: { providerTimeout: PROVIDER_TIMEOUT_MILLISECONDS, holderTimeout: HOLDER_TIMEOUT_MILLISECONDS },
});
