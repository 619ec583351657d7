import type { CallOptions, Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { classifyFailure } from '#api/classify-failure.ts';
import { SILENT_IN_SESSION } from '#api/quiet-policies.ts';
import { failureMeaning, failureOutcome } from '#contracts/failure.ts';
import type { Claims } from './claims.ts';
import {
  isOwed,
  isUnsent,
  mayArriveStill,
  outboxName,
  type DeliveryPayment,
  type Outbox,
  type OutboxAddress,
  type OutboxEntry,
  type OutboxNote,
} from './outbox.ts';
import type { Delivery, SubmissionKind } from './work-kind.ts';

/**
 * How often the server is asked about a call that has just left, and how far apart, before the same is sent again
 * without a key.
 */
export interface AskAgain {
  readonly times: number;
  readonly everyMs: number;
}

export const ASK_AGAIN: AskAgain = { times: 3, everyMs: 700 };

/** So long a server is trusted to know a call by its key: half of the day that is usual. On the app's clock. */
const KEY_LASTS_MILLISECONDS = 12 * 60 * 60 * 1000;

export interface DeliveryServices {
  readonly client: Client;
  readonly outbox: Outbox;
  readonly claims: Claims;
  /** Whether this person is the one who is here: nothing of theirs leaves in anybody else's name (A-28, H-07). */
  readonly isHere: (userId: number) => boolean;
  /** Whether the API tells a repeated submission by its key. Without it the server is asked before anything is repeated. */
  readonly hasIdempotencyKeys: boolean;
  readonly askAgain?: AskAgain | undefined;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
  /** Asks server and card provider, past every cache, what became of a payment. */
  readonly askPayment: AskPayment;
}

/** What is certain of a payment: taken, with the provider's name for it; not taken and over; or neither so far. */
export type PaymentAnswer =
  | { readonly kind: 'paid'; readonly reference: string }
  | { readonly kind: 'notPaid' | 'pending' };

export type AskPayment = (basketKey: string) => Promise<PaymentAnswer>;

/**
 * `page`: its person has just confirmed it and waits for the reply. `queue`: it waited on the device; the server is
 * asked first, "not now" is no refusal, and a refusal stays in the outbox with its reasons, because nobody may be
 * looking.
 */
export type DeliveredFrom = 'page' | 'queue';

/** Why the server said no, in its own words. */
export const messagesOf = (failure: ApiFailure | null): readonly string[] => {
  const listed = Object.values(failure?.errors ?? {}).flat();
  if (listed.length > 0) return listed;
  return failure === null || failure.message === null ? [] : [failure.message];
};

/** Whether the server said no to this one. */
const isRefusal = (delivery: Delivery<unknown>): delivery is Extract<Delivery<never>, { outcome: 'invalid' }> =>
  delivery.outcome === 'invalid' || delivery.outcome === 'refused' || delivery.outcome === 'denied';

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What a refused or unanswered call says about the submission. */
export const deliveryOf = (failure: ApiFailure, from: DeliveredFrom): Delivery<never> => {
  if (from === 'queue' && failureMeaning(failure).isTemporary) return { outcome: 'unknown', failure };
  // From the queue the server was asked first: it knows what this is about.
  if (from === 'page' && failureOutcome(failure) === 'gone') return { outcome: 'gone', failure };
  return { outcome: classifyFailure(failure), failure };
};

/** The key that the calls about one subject go under, where the API tells a repeated submission by it. */
export const keyOf = (
  { outbox, hasIdempotencyKeys }: Pick<DeliveryServices, 'outbox' | 'hasIdempotencyKeys'>,
  address: OutboxAddress,
): CallOptions => {
  const idempotencyKey = outbox.find(address)?.idempotencyKey;
  return hasIdempotencyKeys && idempotencyKey !== undefined ? { idempotencyKey } : {};
};

/** What a page delivers: written to the device before its call leaves. */
export type DeliveryNote = Pick<OutboxNote, 'title' | 'confirmedAtMs' | 'input' | 'payment' | 'idempotencyKey'>;

/** A delivery without a reply that tells. */
const UNKNOWN = { outcome: 'unknown', failure: null } as const;

/** The note of what was taken and paid for; any other one goes once its outcome is known. */
const settleNote = <I>(
  { outbox, now }: Pick<DeliveryServices, 'outbox' | 'now'>,
  kind: SubmissionKind<I>,
  address: OutboxAddress,
  input: I,
  { outcome, ...delivery }: Delivery<unknown>,
): void => {
  const entry = outbox.find(address);
  outbox.remove(address);
  const name = entry === null ? undefined : kind.settledName?.(input, entry.idempotencyKey);
  if (entry === null || name === undefined) return;
  const settled = { ...address, name };
  // The money went for something that another request has done: what is owed now is to give it back.
  if (outcome === 'overtaken' && entry.payment?.reference)
    outbox.put(settled, {
      ...entry,
      stage: 'refused',
      payment: { ...entry.payment, progress: 'isCertain' in delivery && delivery.isCertain ? 'unneeded' : 'unclear' },
    });
  if (outcome === 'sent') outbox.put(settled, { ...entry, stage: 'settled', confirmedAtMs: now(), payment: null });
};

/**
 * Delivers what somebody confirmed, so that it counts once (C-17, R-37): alone among all tabs of this browser, with a
 * note on the device before the call leaves, with a key that the server tells it by, after asking where an earlier call
 * may have arrived, and after its payment where it has one. The note goes when the outcome is known; what is paid and
 * not delivered stays. `isClaimed`: its page has taken its name already. Never rejects.
 */
export const sendOnce = <I, S>(
  services: DeliveryServices,
  kind: SubmissionKind<I, S>,
  address: OutboxAddress,
  from: DeliveredFrom,
  note: DeliveryNote,
  isClaimed = false,
): Promise<Delivery<S>> => {
  const { client, outbox, claims, isHere, hasIdempotencyKeys, askPayment, now, askAgain = ASK_AGAIN } = services;
  const input = kind.parse(note.input);

  /**
   * What the state that the server has means for this intention. That it is as wished never means that this did it:
   * only the reply to its own key tells. Without keys, one whose call may have arrived takes it for its own, unless
   * money is at stake.
   */
  const meaningOf = (stands: S, entry: OutboxEntry | null): Delivery<S> | 'open' => {
    const standing = kind.standing(stands, input, address.userId);
    if (standing === 'open' || (standing === 'asWished' && hasIdempotencyKeys)) return 'open';
    if (standing === 'moved') return from === 'page' ? 'open' : { outcome: 'notSent' };
    if (standing === 'mine') return { outcome: 'counted', now: stands };
    if (standing === 'other') return { outcome: 'overtaken', now: stands, isCertain: true };
    const mayBeMine = entry?.hasLeft === true;
    return mayBeMine && entry.payment === null
      ? { outcome: 'counted', now: stands }
      : { outcome: 'overtaken', now: stands, isCertain: !mayBeMine };
  };

  const ask = async (entry: OutboxEntry | null): Promise<Delivery<S> | 'open'> => {
    const asked = await kind.ask(client, input, SILENT_IN_SESSION);
    if (asked.ok) return meaningOf(asked.data, entry);
    const { failure } = asked;
    const meant = failureOutcome(failure);
    if (meant === 'gone') return { outcome: 'gone', failure };
    // Who may not read it may not send it either: it would wait for ever, and nobody would hear of it.
    return { outcome: meant === 'denied' && from === 'queue' ? 'denied' : 'unknown', failure };
  };

  /** A key makes asking once enough: a call that arrives later is told by it. */
  const askUntilKnown = async (entry: OutboxEntry | null): Promise<Delivery<S> | 'open'> => {
    const isPending =
      entry?.hasLeft === true &&
      !hasIdempotencyKeys &&
      Date.now() - entry.sendAfterMs < askAgain.times * askAgain.everyMs;
    for (let asked = 1; ; asked += 1) {
      const known = await ask(entry);
      if (known !== 'open' || !isPending || asked >= askAgain.times) return known;
      await pause(askAgain.everyMs);
    }
  };

  /** What a refused call means where the server may stand as wished without it: this one did nothing then. */
  const meaningOfRefusal = async (refused: Delivery<S>, isCertain: boolean): Promise<Delivery<S>> => {
    if (kind.asksAfterRefusal !== true || !isRefusal(refused)) return refused;
    const asked = await kind.ask(client, input, SILENT_IN_SESSION);
    if (!asked.ok || kind.standing(asked.data, input, address.userId) !== 'asWished') return refused;
    return { outcome: 'overtaken', now: asked.data, isCertain };
  };

  /** Null: it is paid, and goes on. */
  const askAfterPayment = async (payment: DeliveryPayment): Promise<Delivery<S> | null> => {
    const answer = await askPayment(payment.basketKey).catch(() => ({ kind: 'pending' as const }));
    if (answer.kind === 'pending' || (answer.kind === 'notPaid' && mayArriveStill(payment, Date.now()))) return UNKNOWN;
    if (answer.kind === 'paid')
      outbox.update(address, { payment: { ...payment, progress: 'paid', reference: answer.reference } });
    else outbox.remove(address);
    return answer.kind === 'paid' ? null : { outcome: 'withdrawn' };
  };

  /** `hadLeft`: an earlier call may have arrived still, whatever the server says of this one. */
  const settle = (delivery: Delivery<S>, hadLeft: boolean): Delivery<S> => {
    const { outcome } = delivery;
    if (outcome === 'unknown' || outcome === 'withdrawn') return delivery;
    const entry = outbox.find(address);
    const isPaid = entry !== null && isOwed(entry);
    if (outcome === 'notSent') {
      // Its call may arrive still: the next one about the same subject asks first.
      outbox.update(address, { stage: 'unanswered' });
    } else if ((isRefusal(delivery) && (from === 'queue' || isPaid)) || (outcome === 'gone' && isPaid)) {
      outbox.update(address, {
        stage: 'refused',
        hasLeft: hadLeft,
        messages: [...messagesOf('failure' in delivery ? delivery.failure : null)],
      });
    } else settleNote(services, kind, address, input, delivery);
    return delivery;
  };

  const work = async (waited: boolean): Promise<Delivery<S>> => {
    const entry = outbox.find(address);
    const hadLeft = entry?.hasLeft === true;
    if (entry?.payment?.progress === 'attempted') {
      const unpaid = await askAfterPayment(entry.payment);
      if (unpaid !== null) return unpaid;
    }
    if (waited || from === 'queue' || hadLeft) {
      const known = await askUntilKnown(entry);
      if (known !== 'open') return settle(known, hadLeft);
      // Without a key nothing is repeated that its person did not confirm again.
      if (from === 'queue' && entry?.stage === 'left' && !hasIdempotencyKeys)
        return settle({ outcome: 'notSent' }, hadLeft);
      // Asking took its time: somebody else may be here, and it may have been taken back.
      if (!isHere(address.userId)) return UNKNOWN;
      if (from === 'queue' && !isUnsent(outbox.find(address)?.stage)) return { outcome: 'withdrawn' };
    }
    const left = { stage: 'left' as const, hasLeft: true, sendAfterMs: Date.now() };
    if (from === 'page') outbox.put(address, { ...note, ...left });
    else outbox.update(address, { hasLeft: true, sendAfterMs: left.sendAfterMs });
    const reply = await kind.send(client, input, {
      ...(from === 'queue' ? SILENT_IN_SESSION : { asksAfterwards: true }),
      ...keyOf(services, address),
      confirmedFor: address.userId,
    });
    if (reply.ok) return settle({ outcome: 'sent', now: reply.data }, hadLeft);
    const refused = deliveryOf(reply.failure, from);
    // "Not now" says nothing of the call before.
    if (hadLeft && kind.asksAfterRefusal === true && failureMeaning(reply.failure).isTemporary)
      return { outcome: 'unknown', failure: reply.failure };
    // Its own key answers for an earlier call, as long as servers remember keys.
    const isCertain =
      !hadLeft || (hasIdempotencyKeys && entry !== null && now() - entry.confirmedAtMs < KEY_LASTS_MILLISECONDS);
    return settle(await meaningOfRefusal(refused, isCertain), hadLeft);
  };

  return isClaimed ? work(false) : claims.run(outboxName(address), work);
};
