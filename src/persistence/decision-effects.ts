import type { Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { fitsKeepalive } from '#api/keepalive.ts';
import { SHOW_VALIDATION_ERRORS, SILENT_IN_SESSION } from '#api/quiet-policies.ts';
import { failureOutcome } from '#contracts/failure.ts';
import { sendOnce, deliveryOf, keyOf, type DeliveryNote } from './send-once.ts';
import { isUnsent, type OutboxAddress } from './outbox.ts';
import type { Persistence } from './persistence.ts';
import type { Delivery, Standing, WorkKind } from './work-kind.ts';

export interface DecisionEffectsInput<I, S> {
  readonly client: Client;
  readonly persistence: Persistence;
  readonly kind: Pick<WorkKind<unknown, I, S>, 'submission'>;
  readonly address: OutboxAddress;
  /** Stores what was typed last. */
  readonly flush: () => void;
  /** The decision counts: nothing typed for it is left. */
  readonly clearDraft: () => void;
  /** The views read the newest answer of the server. */
  readonly show: (now: S) => void;
}

/** What became of a call that its page waits for. */
export type SubmitResult<S> =
  | { readonly ok: true; readonly now: S }
  | {
      readonly ok: false;
      readonly reason: 'invalid' | 'denied' | 'refused' | 'unknown' | 'noConnection' | 'overtaken' | 'withdrawn';
    };

/** What the server says about a decision whose outcome is not known. */
export type AskResult<S> =
  | { readonly ok: true; readonly now: S; readonly standing: Standing }
  | { readonly ok: false; readonly reason: 'noConnection' | 'failed' };

/**
 * What the promised effects of a decision mean, whichever it is: it goes into the outbox the moment it is made, its
 * call leaves once, the server is asked after a lost reply, and without a connection it waits (0034).
 */
export const decisionEffects = <I, S>({
  client,
  persistence,
  kind,
  address,
  flush,
  clearDraft,
  show,
}: DecisionEffectsInput<I, S>) => {
  const { outbox } = persistence;
  const { submission } = kind;
  /** What left the outcome of the last call open: shown once it is known that nothing counted. */
  let openFailure: ApiFailure | null = null;
  /** Confirmed on this page, and no call of it has left: its person waits for the reply. Every later call asks first. */
  let isFirstCall = false;

  /**
   * The server has told what became of the last call. That nothing counted is said by its failure, which was silent
   * until now.
   */
  const outcomeIsKnown = (hasCounted: boolean): void => {
    if (!hasCounted && openFailure !== null) client.announce(openFailure);
    openFailure = null;
  };

  /** A call that left may arrive still: then the next decision goes under the same key. */
  const forget = (): void => {
    if (outbox.find(address)?.hasLeft === true) outbox.update(address, { stage: 'unanswered' });
    else outbox.remove(address);
  };
  /** What was decided before, here or on a page that closed, and is not settled; null where nothing readable is. */
  const decidedBefore = (): I | null => {
    const entry = outbox.find(address);
    if (entry === null || !isUnsent(entry.stage)) return null;
    try {
      return submission.parse(entry.input);
    } catch {
      return null;
    }
  };
  const clear = (): void => {
    outbox.remove(address);
    clearDraft();
  };

  const submit = async (note: DeliveryNote): Promise<SubmitResult<S>> => {
    if (!persistence.isConnected()) return { ok: false, reason: 'noConnection' };
    const isLate = !isFirstCall;
    isFirstCall = false;
    const delivery: Delivery<S> = await sendOnce(
      { client, ...persistence },
      submission,
      address,
      isLate ? 'queue' : 'page',
      note,
    );
    openFailure = delivery.outcome === 'unknown' && !isLate ? delivery.failure : null;
    if ('now' in delivery) {
      show(delivery.now);
      return delivery.outcome === 'overtaken' ? { ok: false, reason: 'overtaken' } : { ok: true, now: delivery.now };
    }
    // A late call is silent by itself, but its page stands. That it is denied is a page of its own; in the tray it
    // would end the session.
    if (
      isLate &&
      'failure' in delivery &&
      delivery.failure !== null &&
      delivery.outcome !== 'unknown' &&
      delivery.outcome !== 'denied'
    )
      client.announce(delivery.failure);
    return {
      ok: false,
      reason: delivery.outcome === 'gone' || delivery.outcome === 'notSent' ? 'refused' : delivery.outcome,
    };
  };

  const ask = async ({ input }: Pick<DeliveryNote, 'input'>): Promise<AskResult<S>> => {
    const confirmed = submission.parse(input);
    const asked = await submission.ask(client, confirmed, SILENT_IN_SESSION);
    if (!asked.ok)
      return { ok: false, reason: failureOutcome(asked.failure) === 'noAnswer' ? 'noConnection' : 'failed' };
    show(asked.data);
    const found = submission.standing(asked.data, confirmed, address.userId);
    const standing: Standing = found === 'mine' || found === 'open' ? found : 'other';
    outcomeIsKnown(standing !== 'open');
    return { ok: true, now: asked.data, standing };
  };

  /** The page goes: the call leaves with it, and the worker of another page asks for its outcome where no reply is read. */
  const sendWithPage = async (note: DeliveryNote): Promise<void> => {
    outbox.put(address, { ...note, stage: 'left', hasLeft: true, sendAfterMs: Date.now() });
    const reply = await submission.send(client, submission.parse(note.input), {
      ...SHOW_VALIDATION_ERRORS,
      ...keyOf(persistence, address),
      keepalive: fitsKeepalive(note.input),
      confirmedFor: address.userId,
    });
    if (reply.ok) {
      show(reply.data);
      clear();
      // Its person is on another page of the app by now, or gone and hears nothing.
      const message = persistence.isHere(address.userId)
        ? submission.message({ ...address, ...note }, submission.parse(note.input), {
            outcome: 'sent',
            now: reply.data,
          })
        : null;
      // One after the other in a queue: the newest takes the place of the one before.
      if (message !== null) persistence.tell(`${address.kind}.left`, message);
    } else if (deliveryOf(reply.failure, 'page').outcome === 'invalid') outbox.remove(address);
    else outbox.update(address, { stage: 'confirmed' });
  };

  return {
    submit,
    ask,
    outcomeIsKnown,
    decidedBefore,
    sendWithPage,
    forget,
    clear,
    /** `undoMs`: how long it can be taken back, in milliseconds of real time. */
    store: (note: DeliveryNote, undoMs: number): void => {
      flush();
      isFirstCall = true;
      outbox.put(address, { ...note, stage: 'confirmed', sendAfterMs: Date.now() + undoMs });
    },
    queue: (note: DeliveryNote): void => {
      isFirstCall = false;
      const hasLeft = outbox.find(address)?.hasLeft ?? false;
      outbox.put(address, { ...note, stage: 'confirmed', hasLeft });
    },
  };
};
