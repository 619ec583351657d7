import { askThenSend, lateFateOf, type LateFate, whatStays } from '#api/ask-then-send.ts';
import type { Client } from '#api/client.ts';
import { ApiError } from '#api/failure.ts';
import { QUIETLY } from '#api/quiet-policies.ts';
import { waitsForReview } from '#machines/evidence/evidence-status.ts';
import type { DeviceStore } from '#ui/keep/device-store.ts';
import { whenDue } from '#ui/keep/when-due.ts';
import { loadEvidence, sendBatch, sendEvidenceDecision } from './evidence.calls.ts';
import { keptEvidences, type KeptBatch } from './evidence-kept.ts';
import { listAll } from './evidence.queries.ts';

/** What a decision was about that leaves late. */
export interface LateDecision {
  /** How many pieces. */
  readonly count: number;
  /** Null where there are several. */
  readonly named: { readonly title: string; readonly learner: string } | null;
}

export interface SendKeptEvidenceInput {
  readonly client: Client;
  readonly userId: number;
  /** Tells what became of a decision. */
  readonly onFate: (fate: LateFate, about: LateDecision) => void;
}

/** Which of these wait for a review still; all of them where nobody answers. */
const stillWaiting = async (client: Client, organisationId: number, keys: readonly string[]): Promise<readonly string[]> => {
  if (keys.length === 0) return keys;
  try {
    const waiting = new Set((await listAll(client, organisationId, QUIETLY)).map(({ key }) => key));
    return keys.filter((key) => waiting.has(key));
  } catch (error) {
    if (error instanceof ApiError) return keys;
    throw error;
  }
};

/** Sends the decisions whose page closed before their call could leave; returns the way to stop. */
export const sendKeptEvidence = ({ client, userId, onFate }: SendKeptEvidenceInput): (() => void) => {
  const { drafts, decisions, forms, batches } = keptEvidences(userId);

  /** Whatever was decided meanwhile fails for itself and changes nothing, so several pieces need no question first. */
  const sendMany = async ({ organisationId, keys, submission }: KeptBatch): Promise<LateFate> => {
    const sent = await sendBatch(client, organisationId, keys, submission, QUIETLY);
    if (!sent.ok) {
      const fate = lateFateOf(sent.failure);
      onFate(fate, { count: keys.length, named: null });
      return fate;
    }
    const failed = sent.data.failed.length;
    if (failed < keys.length) onFate('sent', { count: keys.length - failed, named: null });
    // The page that closed may have sent them: what no longer waits needs no word.
    const waiting = await stillWaiting(client, organisationId, sent.data.failed.map(({ key }) => key));
    if (waiting.length === 0) return 'sent';
    onFate('refused', { count: waiting.length, named: null });
    return 'refused';
  };

  const stops = [
    whenDue({
      decided: decisions,
      typed: drafts,
      send: async ({ key, submission, title, learner }, isHere) => {
        const fate = await askThenSend({
          ask: () => loadEvidence(client, key, QUIETLY),
          isOpen: waitsForReview,
          isMine: ({ reviewed_user }) => reviewed_user?.id === userId,
          isHere,
          send: () => sendEvidenceDecision(client, key, submission, QUIETLY),
        });
        // It names a learner: nobody else hears of it.
        if (isHere()) onFate(fate, { count: 1, named: { title, learner } });
        return whatStays(fate);
      },
    }),
    whenDue({ decided: batches, typed: forms, send: async (batch) => whatStays(await sendMany(batch)) }),
  ];
  return () => stops.forEach((stop) => stop());
};

/** Whether something typed or decided is on this device and was not sent; each with its name. */
export const unsentEvidence = (userId: number): readonly { readonly title: string; readonly learner: string }[] => {
  const { drafts } = keptEvidences(userId);
  return drafts.names().flatMap((name) => {
    const found = drafts.read(name);
    return found.found === 'kept' ? [{ title: found.value.title, learner: found.value.learner }] : [];
  });
};

/** Everything that one person keeps on this device of evidence is gone. */
export const wipeEvidence = (userId: number): void => {
  for (const store of Object.values(keptEvidences(userId)) as readonly Pick<DeviceStore<unknown>, 'wipe'>[]) store.wipe();
};
