import * as z from 'zod/mini';
import type { CallOptions, Client } from '#api/client.ts';
import { ApiError } from '#api/failure.ts';
import { SILENT } from '#api/quiet-policies.ts';
import { EvidenceDecision } from '#contracts/evidence/evidence.schema.ts';
import { EvidenceForm, isFormTouched } from '#machines/evidence/evidence-form.ts';
import type { DraftSession } from '#persistence/draft-session.ts';
import { lateDecisionMessage } from '#persistence/late-decision-message.ts';
import type { WorkKind } from '#persistence/work-kind.ts';
import { sendBatch } from '../evidence.calls.ts';
import { listAll, pendingQuery } from '#api/queries/evidence.queries.ts';
import { pieces } from '../evidence-messages.ts';

/** What was typed for several pieces of an organisation, and for which: it never fills the form of others (D-19). */
const StoredBatchForm = z.object({ keys: z.readonly(z.array(z.string())), form: EvidenceForm });
export type StoredBatchForm = z.output<typeof StoredBatchForm>;

/** A decision about several pieces of one organisation, as it leaves, and what was typed for it. */
const StoredBatch = z.object({
  organisationId: z.number(),
  keys: z.readonly(z.array(z.string())),
  form: EvidenceForm,
  submission: EvidenceDecision,
});
export type StoredBatch = z.output<typeof StoredBatch>;

/** What the server made of a batch. */
export interface BatchState {
  /** Pieces that it refused, with its reasons. */
  readonly failed: readonly { readonly key: string; readonly message: string | null }[];
  /** Those of the batch that wait still. */
  readonly waiting: readonly string[];
}

/** Which of these wait for a review still. */
const stillWaiting = async (
  client: Client,
  organisationId: number,
  keys: readonly string[],
  options: CallOptions,
): Promise<readonly string[]> => {
  if (keys.length === 0) return keys;
  const waiting = new Set((await listAll(client, organisationId, options)).map(({ key }) => key));
  return keys.filter((key) => waiting.has(key));
};

/** 32 bits of a text, in hexadecimal (FNV-1a): short names for long selections, whose keys are compared before use. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
};

const sorted = (keys: readonly string[]): readonly string[] => keys.toSorted();

/** The name of what is typed for a selection: the same for the same pieces, whatever the order they were chosen in. */
export const batchFormName = (organisationId: number, keys: readonly string[]): string =>
  `${organisationId}/${hashOf(sorted(keys).join('\n'))}`;

/** What was typed before for just these pieces, the last keystroke included; null where nothing was. */
export const formFor = (
  forms: Pick<DraftSession<StoredBatchForm>, 'flush' | 'read'>,
  organisationId: number,
  keys: readonly string[],
): StoredBatchForm['form'] | null => {
  forms.flush();
  const stored = forms.read(batchFormName(organisationId, keys));
  return stored !== null && sorted(stored.keys).join('\n') === sorted(keys).join('\n') ? stored.form : null;
};

/** Deciding about several pieces of evidence at once: one batch at a time for each organisation. */
export const batchWork: WorkKind<StoredBatchForm, StoredBatch, BatchState> = {
  name: 'evidence-batch',
  draft: { version: 1, parse: (value) => StoredBatchForm.parse(value), hasContent: ({ form }) => isFormTouched(form) },
  describeDraft: ({ keys }) => ({ title: 'Evidence to review', detail: `what you typed about ${pieces(keys.length)}` }),
  submission: {
    parse: (input) => StoredBatch.parse(input),
    draftName: ({ organisationId, keys }) => batchFormName(organisationId, keys),
    href: () => '/evidence',
    describe: ({ keys }) => `your decision about ${pieces(keys.length)}, waiting to be sent`,
    ask: async (client, { organisationId, keys }, options) => {
      try {
        return { ok: true, data: { failed: [], waiting: await stillWaiting(client, organisationId, keys, options) } };
      } catch (error) {
        if (error instanceof ApiError) return { ok: false, failure: error.failure };
        throw error;
      }
    },
    // Each piece that was decided meanwhile fails for itself and changes nothing.
    standing: ({ waiting }) => (waiting.length > 0 ? 'open' : 'mine'),
    send: async (client, { organisationId, keys, submission }, options) => {
      const sent = await sendBatch(client, organisationId, keys, submission, options);
      if (!sent.ok) return sent;
      const failed = sent.data.failed;
      const waiting = await stillWaiting(
        client,
        organisationId,
        failed.map(({ key }) => key),
        SILENT,
      ).catch(() => failed.map(({ key }) => key));
      return { ok: true, data: { failed, waiting } };
    },
    settle: ({ client, queries, drafts }, _, { organisationId, keys, form }, delivery) => {
      if (delivery.outcome === 'sent' || delivery.outcome === 'counted')
        drafts.clear(batchFormName(organisationId, keys));
      // What was typed stays for the pieces that wait still: its person finds it when they choose them.
      if (delivery.outcome === 'sent' && delivery.now.waiting.length > 0 && isFormTouched(form)) {
        drafts.write(batchFormName(organisationId, delivery.now.waiting), { keys: delivery.now.waiting, form });
      }
      void queries?.invalidateQueries({ queryKey: pendingQuery(client, organisationId).queryKey });
    },
    message: (_, { keys }, delivery) => {
      const about = (count: number) => ({
        noun: 'Decision',
        about: `about ${pieces(count)} of evidence`,
        subject: `${pieces(count)} of evidence`,
      });
      if (delivery.outcome !== 'sent') return lateDecisionMessage(about(keys.length), delivery.outcome);
      const { failed, waiting } = delivery.now;
      const decided =
        failed.length < keys.length ? lateDecisionMessage(about(keys.length - failed.length), 'sent') : null;
      const refused = waiting.length > 0 ? lateDecisionMessage(about(waiting.length), 'refused') : null;
      return decided === null || refused === null
        ? (decided ?? refused)
        : { ...refused, text: `${decided.text} ${refused.text}` };
    },
  },
};
