import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import type { Outcome } from '#api/failure.ts';
import { FAILURE_MEANINGS, failureOutcome } from '#contracts/failure.ts';
import { keys } from '#api/queries/keys.ts';
import { moduleQuery } from '#api/queries/modules.queries.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { ChangeModuleResult, EvidenceWork, ModuleInput } from '#machines/library/module.setup.ts';
import { type ModuleFacts, moduleFacts } from '#machines/library/module-facts.ts';
import { type EvidenceFields, isFilledIn, NO_FIELDS } from '#machines/library/module-form.ts';
import type { AskDecisionResult, SubmitDecisionResult } from '#machines/submission/decision.kit.ts';
import { decisionEffects } from '#persistence/decision-effects.ts';
import type { DraftSession } from '#persistence/draft-session.ts';
import type { OutboxAddress } from '#persistence/outbox.ts';
import type { Persistence } from '#persistence/persistence.ts';
import { isDraftOf, moduleName, ownEvidenceWork, showOwnEvidence, type StoredEvidence } from './evidence-work.ts';
import type { ModuleOf } from './evidence/own-evidence.calls.ts';
import { confirmModuleCall, resetModuleCall, startModuleCall } from './module.calls.ts';

/** Where the evidence about a module stands in the outbox of its person. */
export const evidenceAddress = (userId: number, module: ModuleOf): OutboxAddress => ({
  userId,
  kind: ownEvidenceWork.name,
  name: moduleName(module),
});

/** What the effects of a module work with. All of it is bound to one module for good. */
export interface ModuleServices {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly drafts: DraftSession<StoredEvidence>;
  readonly persistence: Persistence;
  readonly module: ModuleOf;
  readonly userId: number;
  /** The name of the learner whom somebody views as; null in the own name (H-17). */
  readonly learner: string | null;
  readonly settings: Pick<OrganisationSettings, 'user_reset_training'>;
  readonly reportUnexpectedError: (error: unknown) => void;
}

/** Gives the effects that `moduleMachine` promises their meaning, and reads what the device has of its evidence. */
export const moduleImplementations = ({
  client,
  queries,
  drafts,
  persistence,
  module,
  userId,
  learner,
  settings,
  reportUnexpectedError,
}: ModuleServices) => {
  const address = evidenceAddress(userId, module);
  const { name } = address;
  const query = moduleQuery(client, module.organisationId, module.moduleId);
  /** The form that was confirmed last. */
  let sentFields: EvidenceFields | null = null;
  const effects = decisionEffects({
    client,
    persistence,
    kind: ownEvidenceWork,
    address,
    flush: drafts.flush,
    clearDraft: () => {
      if (isDraftOf(drafts.read(name), sentFields)) drafts.clear(name);
    },
    show: (evidence) => showOwnEvidence(queries, module, evidence),
  });
  const title = (): string => queries.getQueryData(query.queryKey)?.title ?? '';
  const noteOf = ({ fields, submission }: EvidenceWork) => {
    if (submission === null) throw new Error('No evidence was confirmed.');
    sentFields = fields;
    return { title: title(), confirmedAtMs: persistence.now(), input: { ...module, fields, submission } };
  };

  const factsNow = async (): Promise<ModuleFacts | null> => {
    try {
      return moduleFacts(
        await queries.fetchQuery({ ...query, staleTime: 0 }),
        settings,
        Math.floor(persistence.now() / 1000),
      );
    } catch {
      // The page shows what it knew, and asks again by itself.
      return null;
    }
  };
  /**
   * What changed here changes home and the collections around it, too (N-23). A call without a reply may have counted:
   * the module tells (`hasCounted`).
   */
  const change = async (
    call: Promise<Outcome<unknown>>,
    hasCounted: (facts: ModuleFacts) => boolean,
  ): Promise<ChangeModuleResult> => {
    const reply = await call;
    if (!reply.ok && FAILURE_MEANINGS[failureOutcome(reply.failure)].delivery !== 'unknown') return { ok: false };
    const facts = await factsNow();
    if (!reply.ok && (facts === null || !hasCounted(facts))) return { ok: false };
    void queries.invalidateQueries({ queryKey: keys.organisation(module.organisationId) });
    return { ok: true, facts };
  };
  const isCompleted = ({ access }: ModuleFacts): boolean => access === 'completed';
  /** The start call that is on its way, or was last. */
  let starting: Promise<unknown> = Promise.resolve();

  return {
    /** Resolves once the server has heard that the module was started (N-05), or did not answer. */
    started: (): Promise<unknown> => starting,
    /** What was typed or confirmed before, on this device. */
    input: (): ModuleInput => {
      const confirmed = effects.decidedBefore();
      return confirmed === null
        ? { fields: drafts.read(name)?.fields ?? NO_FIELDS, submission: null, learner }
        : { fields: confirmed.fields, submission: confirmed.submission, learner };
    },
    actors: {
      confirmModule: fromPromise<ChangeModuleResult, void>(() =>
        change(confirmModuleCall(client, module, userId), isCompleted),
      ),
      resetModule: fromPromise<ChangeModuleResult, void>(() =>
        change(resetModuleCall(client, module, userId), (facts) => !isCompleted(facts)),
      ),
      submitDecision: fromPromise<SubmitDecisionResult, EvidenceWork>(({ input }) => effects.submit(noteOf(input))),
      askAfter: fromPromise<AskDecisionResult, EvidenceWork>(({ input }) => effects.ask(noteOf(input))),
    },
    actions: {
      startModule: () => {
        const call = startModuleCall(client, module, userId);
        starting = call;
        void change(call, () => true);
      },
      saveDraft: (_: unknown, { fields }: EvidenceWork) =>
        isFilledIn(fields) ? drafts.write(name, { title: title(), fields }) : drafts.clear(name),
      storeDecision: (_: unknown, work: EvidenceWork) => effects.store(noteOf(work), 0),
      queueDecision: (_: unknown, work: EvidenceWork) => effects.queue(noteOf(work)),
      forgetDecision: () => effects.forget(),
      clearDraft: () => effects.clear(),
      sendWithPage: (_: unknown, work: EvidenceWork) => void effects.sendWithPage(noteOf(work)),
      reportUnexpectedError: (_: unknown, { error }: { error: unknown }) => reportUnexpectedError(error),
    },
  };
};
