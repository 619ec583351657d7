import * as z from 'zod/mini';
import { EvidenceDecision, type Evidence } from '#contracts/evidence/evidence.schema.ts';
import { EvidenceDraft, isFormTouched } from '#machines/evidence/evidence-form.ts';
import { isOwnDecision, waitsForReview } from '#machines/evidence/evidence-status.ts';
import { lateDecisionMessage } from '#persistence/late-decision-message.ts';
import type { WorkKind } from '#persistence/work-kind.ts';
import { loadEvidence, sendEvidenceDecision } from './evidence.calls.ts';
import { showEvidence } from '#api/queries/evidence.queries.ts';

/** What a reviewer typed and did not submit. `title` and `learner` name it where the evidence is not loaded. */
const StoredEvidence = z.object({ title: z.string(), learner: z.string(), draft: EvidenceDraft });
export type StoredEvidence = z.output<typeof StoredEvidence>;

/** A decision as it leaves, and what it was made of. */
const StoredDecision = z.object({
  learner: z.string(),
  draft: EvidenceDraft,
  key: z.string(),
  submission: EvidenceDecision,
});
export type StoredEvidenceDecision = z.output<typeof StoredDecision>;

/** The name of a piece: the same for the same key and for no other. */
export const evidenceName = (key: string): string => encodeURIComponent(key);

/** Whether anything was chosen or typed. */
export const isTouched = (draft: StoredEvidence['draft']): boolean => draft.verdict !== null || isFormTouched(draft);

/** Deciding about one piece of evidence: under the reviewer's own id and the evidence's own key. */
export const evidenceWork: WorkKind<StoredEvidence, StoredEvidenceDecision, Evidence> = {
  name: 'evidence',
  draft: { version: 1, parse: (value) => StoredEvidence.parse(value), hasContent: ({ draft }) => isTouched(draft) },
  describeDraft: ({ title, learner }) => ({ title, detail: `your review of ${learner}` }),
  submission: {
    parse: (input) => StoredDecision.parse(input),
    draftName: ({ key }) => evidenceName(key),
    href: ({ key }) => `/e/${encodeURIComponent(key)}`,
    describe: ({ learner }) => `your review of ${learner}, waiting to be sent`,
    ask: (client, { key }, options) => loadEvidence(client, key, options),
    standing: (evidence, { submission }, userId) => {
      if (waitsForReview(evidence)) return 'open';
      return isOwnDecision(evidence, submission, userId) ? 'mine' : 'other';
    },
    send: (client, { key, submission }, options) => sendEvidenceDecision(client, key, submission, options),
    settle: ({ queries, drafts }, { name }, _, delivery) => {
      // What was refused or overtaken the reviewer finds on the page, to copy (0035).
      if (delivery.outcome === 'sent' || delivery.outcome === 'counted' || delivery.outcome === 'gone')
        drafts.clear(name);
      if ('now' in delivery && queries !== null) showEvidence(queries, delivery.now);
    },
    message: ({ title }, { learner }, { outcome }) =>
      lateDecisionMessage(
        { noun: 'Decision', about: `about ${title}, ${learner},`, subject: `${title}, ${learner},` },
        outcome,
      ),
  },
};
