import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import type { Outcome } from '#api/failure.ts';
import { failureMeaning } from '#contracts/failure.ts';
import { resetUserCollections, resetUserModules } from '#contracts/library/resets.endpoints.ts';
import type { PersonReset, ResetPersonResult, ResetTraining } from '#machines/library/bulk-reset.machine.ts';
import { TAKEN_BACK } from '../taken-back.ts';

export interface BulkResetServices {
  readonly client: Client;
  readonly organisationId: number;
  /** Whose page it is, and who stood in the confirmation (H-17). */
  readonly resetterId: number;
  /** Tells this visit to the page from every other one. */
  readonly visit: string;
  readonly isConnected: () => boolean;
  readonly reportUnexpectedError: (error: unknown) => void;
}

/** So much of the ids stands in a key, which a server may cut off at 255 characters. */
const LONGEST_IDS = 150;

const idsOf = (training: readonly ResetTraining[], kind: ResetTraining['kind']): number[] =>
  training.filter((one) => one.kind === kind).map(({ id }) => id);

const resultOf = (outcome: Outcome<unknown>): ResetPersonResult => {
  if (outcome.ok) return { ok: true };
  const { failure } = outcome;
  const { delivery, isTemporary } = failureMeaning(failure);
  if (isTemporary) return { ok: false, reason: 'notNow' };
  switch (delivery) {
    case 'unknown':
      return { ok: false, reason: 'unknown' };
    case 'denied':
      return { ok: false, reason: 'denied' };
    case 'invalid':
    case 'refused':
      return { ok: false, reason: 'refused', message: failure.message };
  }
};

/** Gives the effects that `bulkResetMachine` promises their meaning: one person, modules first, then collections. */
export const bulkResetImplementations = ({
  client,
  organisationId,
  resetterId,
  visit,
  isConnected,
  reportUnexpectedError,
}: BulkResetServices) => {
  const shared = (userId: number) => ({
    organisation_id: organisationId,
    users: [userId],
    ...TAKEN_BACK,
  });
  const optionsOf = ({ userId, round }: PersonReset, kind: string, ids: readonly number[]) => ({
    confirmedFor: resetterId,
    // Row by row the page says what failed; the tray would say it for each of them.
    errors: resetUserCollections.errors,
    idempotencyKey: `${visit}-${userId}-${round}-${kind}-${ids.join('.').slice(0, LONGEST_IDS)}`,
  });

  const resetModules = async (person: PersonReset, modules: number[]): Promise<ResetPersonResult> =>
    resultOf(
      await client.attempt(
        resetUserModules,
        { body: { ...shared(person.userId), modules } },
        optionsOf(person, 'modules', modules),
      ),
    );
  const resetCollections = async (person: PersonReset, collections: number[]): Promise<ResetPersonResult> =>
    resultOf(
      await client.attempt(
        resetUserCollections,
        { body: { ...shared(person.userId), collections } },
        optionsOf(person, 'collections', collections),
      ),
    );

  return {
    actors: {
      // Goes on when its page is left: a call taken back may have been heard.
      resetPerson: fromPromise<ResetPersonResult, PersonReset>(async ({ input }) => {
        if (!isConnected()) return { ok: false, reason: 'noConnection' };
        const [modules, collections] = [idsOf(input.training, 'module'), idsOf(input.training, 'collection')];
        const first = modules.length === 0 ? ({ ok: true } as const) : await resetModules(input, modules);
        return !first.ok || collections.length === 0 ? first : resetCollections(input, collections);
      }),
    },
    actions: {
      reportUnexpectedError: (_: unknown, { error }: { error: unknown }) => reportUnexpectedError(error),
    },
  };
};
