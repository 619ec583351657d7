import type { CallOptions, Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { classifyFailure } from '#api/classify-failure.ts';
import { SILENT_IN_SESSION } from '#api/quiet-policies.ts';
import { failureMeaning, failureOutcome } from '#contracts/failure.ts';
import type { Exclusive } from './exclusive.ts';
import { isUnsent, outboxName, type Outbox, type OutboxAddress, type OutboxEntry, type OutboxNote } from './outbox.ts';
import type { Delivery, SubmissionKind } from './work-kind.ts';

/** How often the server is asked about a call that has just left, and how far apart, before the same is sent again without a key. */
export interface AskAgain {
  readonly times: number;
  readonly everyMs: number;
}

export const ASK_AGAIN: AskAgain = { times: 3, everyMs: 700 };

export interface DeliveryServices {
  readonly client: Client;
  readonly outbox: Outbox;
  readonly exclusive: Exclusive;
  /** Whether this person is the one who is here: nothing of theirs leaves in anybody else's name (A-28, H-07). */
  readonly isHere: (userId: number) => boolean;
  /** Whether the API tells a repeated submission by its key. Without it the server is asked before anything is repeated. */
  readonly hasIdempotencyKeys: boolean;
  readonly askAgain?: AskAgain | undefined;
}

/**
 * `page`: its person has just confirmed it and waits for the reply. `queue`: it waited on the device; the server is asked
 * first, "not now" is no refusal, and a refusal stays in the outbox with its reasons, because nobody may be looking.
 */
export type DeliveredFrom = 'page' | 'queue';

/** Why the server said no, in its own words. */
export const messagesOf = (failure: ApiFailure | null): readonly string[] => {
  const listed = Object.values(failure?.errors ?? {}).flat();
  if (listed.length > 0) return listed;
  return failure === null || failure.message === null ? [] : [failure.message];
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What a refused or unanswered call says about the submission. */
export const deliveryOf = (failure: ApiFailure, from: DeliveredFrom): Delivery<never> => {
  if (from === 'queue' && failureMeaning(failure).isTemporary) return { outcome: 'unknown', failure };
  // From the queue the server was asked first: it knows what this is about.
  if (from === 'page' && failureOutcome(failure) === 'gone') return { outcome: 'gone', failure };
  return { outcome: classifyFailure(failure), failure };
};

/** The key that the calls about one subject go under, where the API tells a repeated submission by it. */
export const keyOf = ({ outbox, hasIdempotencyKeys }: Pick<DeliveryServices, 'outbox' | 'hasIdempotencyKeys'>, address: OutboxAddress): CallOptions => {
  const idempotencyKey = outbox.find(address)?.idempotencyKey;
  return hasIdempotencyKeys && idempotencyKey !== undefined ? { idempotencyKey } : {};
};

/** What a page delivers: written to the device before its call leaves. */
export type DeliveryNote = Pick<OutboxNote, 'title' | 'confirmedAtMs' | 'input'>;

/**
 * Sends a submission so that it counts once (C-17): alone among all tabs of this browser, with a note on the device before
 * the call leaves, with a key that the server tells it by, and after asking where an earlier call may have arrived. The
 * note goes when the outcome is known. Never rejects.
 */
export const sendSubmission = <I, S>(services: DeliveryServices, kind: SubmissionKind<I, S>, address: OutboxAddress, from: DeliveredFrom, note: DeliveryNote): Promise<Delivery<S>> => {
  const { client, outbox, exclusive, isHere, hasIdempotencyKeys, askAgain = ASK_AGAIN } = services;
  const input = kind.parse(note.input);

  const ask = async (): Promise<Delivery<S> | 'open'> => {
    const asked = await kind.ask(client, input, SILENT_IN_SESSION);
    if (!asked.ok) {
      const { failure } = asked;
      const meant = failureOutcome(failure);
      if (meant === 'gone') return { outcome: 'gone', failure };
      // Who may not read it may not send it either: it would wait for ever, and nobody would hear of it.
      return { outcome: meant === 'denied' && from === 'queue' ? 'denied' : 'unknown', failure };
    }
    const standing = kind.standing(asked.data, input, address.userId);
    if (standing === 'open') return 'open';
    return { outcome: standing === 'mine' ? 'counted' : 'overtaken', now: asked.data };
  };

  /** A key makes asking once enough: a call that arrives later is told by it. */
  const askUntilKnown = async (entry: OutboxEntry | null): Promise<Delivery<S> | 'open'> => {
    const isPending = entry?.hasLeft === true && !hasIdempotencyKeys && Date.now() - entry.sendAfterMs < askAgain.times * askAgain.everyMs;
    for (let asked = 1; ; asked += 1) {
      const known = await ask();
      if (known !== 'open' || !isPending || asked >= askAgain.times) return known;
      await pause(askAgain.everyMs);
    }
  };

  /** `hadLeft`: an earlier call may have arrived still, whatever the server says of this one. */
  const settle = (delivery: Delivery<S>, hadLeft: boolean): Delivery<S> => {
    const isRefused = delivery.outcome === 'invalid' || delivery.outcome === 'refused' || delivery.outcome === 'denied';
    if (delivery.outcome === 'unknown' || delivery.outcome === 'withdrawn') return delivery;
    if (isRefused && from === 'queue') outbox.update(address, { stage: 'refused', hasLeft: hadLeft, messages: [...messagesOf(delivery.failure)] });
    else outbox.remove(address);
    return delivery;
  };

  return exclusive(outboxName(address), async (waited) => {
    const entry = outbox.find(address);
    const hadLeft = entry?.hasLeft === true;
    if (waited || from === 'queue' || hadLeft) {
      const known = await askUntilKnown(entry);
      if (known !== 'open') return settle(known, hadLeft);
      // Without a key nothing is repeated that its person did not confirm again.
      if (from === 'queue' && entry?.stage === 'left' && !hasIdempotencyKeys) {
        // Its call may arrive still: the next one about the same subject asks first.
        outbox.update(address, { stage: 'withdrawn' });
        return { outcome: 'notSent' };
      }
      // Asking took its time: somebody else may be here, and it may have been taken back.
      if (!isHere(address.userId)) return { outcome: 'unknown', failure: null };
      if (from === 'queue' && !isUnsent(outbox.find(address)?.stage)) return { outcome: 'withdrawn' };
    }
    const left = { hasLeft: true, sendAfterMs: Date.now() };
    if (from === 'page') outbox.put(address, { ...note, ...left, stage: 'left' });
    else outbox.update(address, left);
    const reply = await kind.send(client, input, { ...(from === 'queue' ? SILENT_IN_SESSION : { asksAfterwards: true }), ...keyOf(services, address), confirmedFor: address.userId });
    return settle(reply.ok ? { outcome: 'sent', now: reply.data } : deliveryOf(reply.failure, from), hadLeft);
  });
};
