import * as z from 'zod/mini';
import type { QueryClient } from '@tanstack/react-query';
import { libraryKeys } from '#api/queries/library.keys.ts';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import type { Module } from '#contracts/library/module.schema.ts';
import { newestEvidence } from '#machines/library/module-facts.ts';
import { EvidenceFields, EvidenceSubmission, isFilledIn, isSameForm } from '#machines/library/module-form.ts';
import type { DeliveryMessage, DeliveryOutcome, WorkKind } from '#persistence/work-kind.ts';
import { messagesOf } from '#persistence/send-once.ts';
import { loadModule, type ModuleOf, sendEvidenceCall } from './evidence/own-evidence.calls.ts';

/** What a learner typed and uploaded and did not send; the title names it where the module is not loaded. */
const StoredEvidence = z.object({ title: z.string(), fields: EvidenceFields });
export type StoredEvidence = z.output<typeof StoredEvidence>;

/** Evidence as it leaves, and what it was made of. */
const StoredSubmission = z.object({
  organisationId: z.number(),
  moduleId: z.number(),
  fields: EvidenceFields,
  submission: EvidenceSubmission,
});
export type StoredSubmission = z.output<typeof StoredSubmission>;

/** The name of a draft and of a submission: one for each module of an organisation. */
export const moduleName = ({ organisationId, moduleId }: ModuleOf): string => `${organisationId}/${moduleId}`;

/** Whether a draft holds what was sent and nothing newer: another tab may have typed since. */
export const isDraftOf = (draft: StoredEvidence | null, sent: EvidenceFields | null): boolean =>
  draft === null || sent === null || isSameForm(draft.fields, sent);

/** Shows evidence that the server has just told of on every page that reads its module, and fetches the module again. */
export const showOwnEvidence = (
  queries: QueryClient,
  { organisationId, moduleId }: ModuleOf,
  evidence: Evidence | null,
): void => {
  const queryKey = libraryKeys.module(organisationId, moduleId);
  if (evidence !== null)
    queries.setQueryData<Module>(
      queryKey,
      (module) =>
        module && {
          ...module,
          evidence: [evidence, ...(module.evidence ?? []).filter(({ key }) => key !== evidence.key)],
        },
    );
  void queries.invalidateQueries({ queryKey });
};

const FAILED = { title: 'Evidence not sent', tone: 'danger', durationMs: 0 } as const;

const messageOf = (
  title: string,
  href: string,
  outcome: DeliveryOutcome,
  reasons: readonly string[],
): DeliveryMessage | null => {
  const failed = { ...FAILED, link: { label: 'Open it', href } };
  switch (outcome) {
    case 'sent':
    case 'counted':
      return { title: 'Evidence sent', text: `Your evidence for ${title} is with a reviewer.`, marker: 'done' };
    case 'overtaken':
      return { ...failed, text: `Other evidence for ${title} is in review already. Yours is kept on this device.` };
    case 'notSent':
      return {
        ...failed,
        text: `Your evidence for ${title} did not arrive. It is kept on this device, and you can send it again.`,
      };
    case 'invalid':
    case 'denied':
    case 'refused':
    case 'gone':
      return {
        ...failed,
        text: [`Your evidence for ${title} was not accepted.`, ...reasons, 'It is kept on this device.'].join(' '),
      };
    case 'unknown':
    case 'withdrawn':
      return null;
  }
};

/** Sending evidence of training done elsewhere (N-16): under its person's own id, for one module of one organisation. */
export const ownEvidenceWork: WorkKind<StoredEvidence, StoredSubmission, Evidence | null> = {
  name: 'own-evidence',
  draft: { version: 1, parse: (value) => StoredEvidence.parse(value), hasContent: ({ fields }) => isFilledIn(fields) },
  describeDraft: ({ title }) => ({ title, detail: 'your evidence' }),
  submission: {
    parse: (input) => StoredSubmission.parse(input),
    draftName: moduleName,
    href: ({ moduleId }) => `/modules/${moduleId}`,
    describe: () => 'your evidence, waiting to be sent',
    ask: async (client, input, options) => {
      const loaded = await loadModule(client, input, options);
      if (!loaded.ok) return loaded;
      const sent = loaded.data.evidence?.find(({ file_id }) => file_id === input.submission.file_id);
      const newest = newestEvidence(loaded.data);
      return { ok: true, data: sent ?? (newest?.status === 'pending' ? newest : null) };
    },
    // A file is uploaded for one piece of evidence: its id says whose reply got lost.
    standing: (evidence, { submission }) =>
      evidence === null ? 'open' : evidence.file_id === submission.file_id ? 'mine' : 'other',
    send: (client, input, options) => sendEvidenceCall(client, input, input.submission, options),
    settle: ({ queries, drafts }, { name }, input, delivery) => {
      if (delivery.outcome === 'sent' || delivery.outcome === 'counted' || delivery.outcome === 'gone') {
        const found = drafts.read(name);
        if (isDraftOf(found.found === 'stored' ? (found.value as StoredEvidence) : null, input.fields))
          drafts.clear(name);
      }
      if ('now' in delivery && queries !== null) showOwnEvidence(queries, input, delivery.now);
    },
    message: ({ title }, input, delivery) =>
      messageOf(
        title,
        ownEvidenceWork.submission.href(input),
        delivery.outcome,
        'failure' in delivery ? messagesOf(delivery.failure) : [],
      ),
  },
};
