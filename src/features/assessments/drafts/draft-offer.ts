import type { Draft } from '#machines/assessments/draft.ts';
import { hasContent } from '#persistence/record.ts';
import type { RememberingStore } from '#persistence/unstored-records.ts';
import { assessmentWork, draftName, submissionName, type AssessmentDraft } from './assessment-work.ts';

/** Where the answers of another attempt are stored. */
export interface DraftOffer {
  readonly name: string;
  readonly draft: Draft;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
}

const hasAnswers = (value: AssessmentDraft): boolean => hasContent(assessmentWork.draft, value);

/**
 * Answers that this device, or only this page, holds for an assessment and that were never sent: the newest, or null.
 * Those named `own` are left out: the attempt on the page has them, or gets them when it begins. They fill no attempt
 * by themselves (C-22) and are never erased: the learner takes them over or discards them.
 */
export const findOffer = (
  drafts: RememberingStore<AssessmentDraft>,
  organisationId: number,
  assessmentId: number,
  own: string | null,
): DraftOffer | null => {
  const unstored = drafts.unstored();
  const stored = drafts.names().flatMap((name) => {
    const found = unstored.some((each) => each.name === name) ? null : drafts.read(name);
    return found?.found === 'stored' ? [{ name, value: found.value, savedAtMs: found.savedAtMs }] : [];
  });
  const others = [...stored, ...unstored]
    .filter(
      ({ name, value }) =>
        name !== own && name.startsWith(`${submissionName(organisationId, assessmentId)}/`) && hasAnswers(value),
    )
    .map(({ name, value, savedAtMs }) => ({ name, draft: value.draft, savedAtMs }));
  return others.toSorted((one, other) => other.savedAtMs - one.savedAtMs)[0] ?? null;
};

/**
 * Makes the offered answers the draft of the attempt that begins next, so that it opens with them. Leaves them where
 * they are if that attempt has answers of its own, or if the device refuses: the page then offers them over its
 * questions.
 */
export const adoptOffer = (
  drafts: RememberingStore<AssessmentDraft>,
  organisationId: number,
  title: string,
  { name, draft }: Pick<DraftOffer, 'name' | 'draft'>,
  attempts: number,
): void => {
  const next = { ...draft, attempts };
  const target = draftName(organisationId, next);
  const before = drafts.read(target);
  if (before.found === 'stored' && hasAnswers(before.value)) return;
  const value = { title, draft: next };
  if (drafts.write(target, value) === null) drafts.clear(target);
  else if (target !== name) drafts.clear(name);
};
