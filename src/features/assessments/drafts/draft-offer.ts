import type { Draft } from '#machines/assessments/draft.ts';
import { hasContent } from '#persistence/record.ts';
import type { RecordStore } from '#persistence/record-store.ts';
import { assessmentWork, draftName, submissionName, type AssessmentDraft } from './assessment-work.ts';

/** Where the answers of another attempt are stored. */
export interface DraftOffer {
  readonly name: string;
  readonly draft: Draft;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
}

/**
 * Answers on this device that belong to another attempt of the same assessment and were never sent: the newest, or null.
 * They fill no attempt by themselves (C-22) and are never erased: the learner takes them over or discards them.
 */
export const findOffer = (drafts: RecordStore<AssessmentDraft>, organisationId: number, attempt: Pick<Draft, 'assessmentId' | 'attempts'>): DraftOffer | null => {
  const own = draftName(organisationId, attempt);
  const others = drafts
    .names()
    .filter((name) => name !== own && name.startsWith(`${submissionName(organisationId, attempt.assessmentId)}/`))
    .flatMap((name) => {
      const found = drafts.read(name);
      return found.found === 'stored' && hasContent(assessmentWork.draft, found.value) ? [{ name, draft: found.value.draft, savedAtMs: found.savedAtMs }] : [];
    });
  return others.toSorted((one, other) => other.savedAtMs - one.savedAtMs)[0] ?? null;
};
