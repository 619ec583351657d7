import type { Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { fateOf } from '#api/fate.ts';
import { nameOf, type OutboxAddress, type OutboxStore } from '#api/outbox/outbox-store.ts';
import type { Exclusive } from '#api/outbox/exclusive.ts';
import { QUIETLY_IN_SESSION } from '#api/quiet-policies.ts';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { getAssessment, submitAnswers } from '#contracts/assessments/assessments.endpoints.ts';
import { isCounted } from '#machines/assessments/attempts.ts';
import { encodeAnswers } from '#machines/assessments/completeness.ts';
import type { Draft } from '#machines/assessments/draft.ts';

/** `unknown`: nobody can tell whether it counted. `gone`: it did not, and it waits no more. */
export type Delivered =
  | { readonly ok: true; readonly assessment: Assessment }
  | { readonly ok: false; readonly reason: 'invalid' | 'refused' | 'unknown' | 'gone'; readonly failure: ApiFailure | null };

export interface DeliveryServices {
  readonly client: Client;
  readonly outbox: OutboxStore;
  readonly exclusive: Exclusive;
  /** Whether this person is the one who is here: nothing of theirs leaves in anybody else's name (A-28, H-07). */
  readonly isHere: (userId: number) => boolean;
  readonly nowMs: () => number;
  readonly patience?: Patience | undefined;
}

/** A call that left a moment ago may be with the server still: it is asked so often, so far apart, before the same is sent again. */
export interface Patience {
  readonly asks: number;
  readonly everyMs: number;
}

const PATIENCE: Patience = { asks: 3, everyMs: 700 };

/** How a submission is sent. */
export interface DeliveryOptions {
  readonly title: string;
  /**
   * It waits on the device: whoever withdraws it there takes it back, a busy server is no refusal, and a refusal stays there
   * in the server's words, because nobody may be looking.
   */
  readonly isQueued: boolean;
}

/** Statuses that say "not now": nothing was counted, and the same may be accepted later. */
const NOT_NOW: readonly (number | null)[] = [401, 419, 423, 429, 503];

/** Why the server said no, in its words. */
export const wordsOf = (failure: ApiFailure): readonly string[] => {
  const listed = Object.values(failure.errors).flat();
  return listed.length > 0 ? listed : failure.message === null ? [] : [failure.message];
};

/** A refusal says that nothing was counted; no answer, an unreadable one or a crash leaves it open. */
const reasonOf = (failure: ApiFailure): 'invalid' | 'refused' | 'unknown' => {
  const fate = fateOf(failure);
  return fate === 'denied' ? 'refused' : fate;
};

/**
 * Submits an attempt so that it counts once (C-17): alone among all tabs of this browser, with a note on the device before
 * the call leaves, and only after the server was asked where an earlier call may have arrived. The note goes when the server
 * has said what became of it.
 */
export const deliverSubmission = (
  { client, outbox, exclusive, isHere, nowMs, patience = PATIENCE }: DeliveryServices,
  address: OutboxAddress,
  draft: Draft,
  { title, isQueued }: DeliveryOptions,
): Promise<Delivered> => {
  const params = { id: draft.assessmentId };
  const query = { organisation_id: address.organisationId };

  const fromServer = async (): Promise<Delivered | 'notCounted'> => {
    const outcome = await client.attempt(getAssessment, { params, query }, QUIETLY_IN_SESSION);
    if (!outcome.ok) return { ok: false, reason: 'unknown', failure: outcome.failure };
    return isCounted(outcome.data, draft.attempts) ? { ok: true, assessment: outcome.data } : 'notCounted';
  };

  /** As often as it takes to know what became of a call that left at `leftAtMs`. */
  const patiently = async (leftAtMs: number): Promise<Delivered | 'notCounted'> => {
    for (let asked = 1; ; asked += 1) {
      const known = await fromServer();
      if (known !== 'notCounted' || asked >= patience.asks || nowMs() - leftAtMs >= patience.asks * patience.everyMs) return known;
      await new Promise((resolve) => setTimeout(resolve, patience.everyMs));
    }
  };

  return exclusive(nameOf(address), async (waited) => {
    const note = outbox.find(address);
    if (waited || isQueued || note?.stage === 'left' || note?.stage === 'withdrawn') {
      const known = await patiently(note?.confirmedAtMs ?? 0);
      if (known !== 'notCounted') {
        if (known.ok) outbox.remove(address);
        return known;
      }
      // Asking took its time.
      if (!isHere(address.userId)) return { ok: false, reason: 'unknown', failure: null };
      // Withdrawn, here or in another tab, before it left.
      if (isQueued && outbox.find(address)?.stage !== 'waiting') return { ok: false, reason: 'gone', failure: null };
    }
    const record = { title, confirmedAtMs: nowMs(), words: [], input: draft };
    if (!isQueued) outbox.put(address, { ...record, stage: 'left' });
    const body = { answers: encodeAnswers(draft.order, draft.answers) };
    const outcome = await client.attempt(submitAnswers, { params, query, body }, isQueued ? QUIETLY_IN_SESSION : {});
    if (outcome.ok) {
      outbox.remove(address);
      return { ok: true, assessment: outcome.data };
    }
    const { failure } = outcome;
    const reason = isQueued && failure.kind === 'http' && NOT_NOW.includes(failure.status) ? 'unknown' : reasonOf(failure);
    if (reason === 'unknown') return { ok: false, reason, failure };
    if (isQueued) outbox.put(address, { ...record, stage: 'refused', words: [...wordsOf(failure)] });
    else outbox.remove(address);
    return { ok: false, reason, failure };
  });
};
