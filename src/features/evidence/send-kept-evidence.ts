import type { Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { fateOf } from '#api/fate.ts';
import { waitsForReview } from '#machines/evidence/evidence-status.ts';
import type { DeviceStore } from '#ui/keep/device-store.ts';
import { loadEvidence, sendBatch, sendEvidenceDecision } from './evidence.calls.ts';
import { keptEvidences, type KeptBatch, type KeptDecision } from './evidence-kept.ts';

/** After the call of an open page should have left, another page waits this long before it looks. */
const GRACE_MILLISECONDS = 3000;

export interface SendKeptEvidenceInput {
  readonly client: Client;
  readonly userId: number;
  /** Tells that decisions have left: how many. */
  readonly onSent: (count: number) => void;
}

const QUIETLY = { errors: { preset: 'mute' } } as const;

const isSettled = (failure: ApiFailure): boolean => ['invalid', 'denied'].includes(fateOf(failure));

/** Asks first: the page that closed may have sent it, or somebody else was first. True once nothing is left to send. */
const settleOne = async ({ client, onSent }: SendKeptEvidenceInput, { key, submission }: KeptDecision): Promise<boolean> => {
  const asked = await loadEvidence(client, key, QUIETLY);
  if (!asked.ok) return asked.failure.kind === 'http' && (asked.failure.status === 403 || asked.failure.status === 404);
  if (!waitsForReview(asked.data)) return true;
  const sent = await sendEvidenceDecision(client, key, submission, QUIETLY);
  if (sent.ok) onSent(1);
  return sent.ok || isSettled(sent.failure);
};

/** Whatever was decided meanwhile fails for itself and changes nothing, so several pieces need no question first. */
const settleBatch = async ({ client, onSent }: SendKeptEvidenceInput, { organisationId, keys, submission }: KeptBatch): Promise<boolean> => {
  const sent = await sendBatch(client, organisationId, keys, submission, QUIETLY);
  if (!sent.ok) return isSettled(sent.failure);
  const count = keys.length - sent.data.failed.length;
  if (count > 0) onSent(count);
  return true;
};

/**
 * Sends the decisions whose page closed before their call could leave. One that is about to leave by itself is left to its
 * page. Returns the way to stop.
 */
export const sendKeptEvidence = (input: SendKeptEvidenceInput): (() => void) => {
  const { drafts, decisions, forms, batches } = keptEvidences(input.userId);
  const watch = <T extends { readonly leavesAtMs: number }>(store: DeviceStore<T>, typed: Pick<DeviceStore<unknown>, 'clear'>, settle: (kept: T) => Promise<boolean>) =>
    store.names().flatMap((name) => {
      const kept = store.read(name);
      if (kept.found !== 'kept') return [];
      const look = async (): Promise<void> => {
        // It may have left meanwhile, or been taken back.
        const still = store.read(name);
        if (still.found !== 'kept' || !(await settle(still.value))) return;
        store.clear(name);
        typed.clear(name);
      };
      return [setTimeout(() => void look(), Math.max(0, kept.value.leavesAtMs - Date.now()) + GRACE_MILLISECONDS)];
    });
  const timers = [...watch(decisions, drafts, (kept) => settleOne(input, kept)), ...watch(batches, forms, (kept) => settleBatch(input, kept))];
  return () => timers.forEach(clearTimeout);
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
