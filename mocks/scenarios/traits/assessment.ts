import { waitingForAReviewer } from '#fixtures/assessments/outcomes.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type {
  AnswerRecord,
  AssessmentRecord,
  QuestionRecord,
  UserAssessmentRecord,
} from '#fixtures/records/assessment.record.ts';
import type { RelativeDate } from '#fixtures/records/relative-date.ts';
import { NOT_TAKEN, reviewKey } from '#fixtures/user-assessments/build.ts';
import { fromNow, onClock, type TraitStage } from './on-clock.ts';

/** What was written: the assessment, and how far its person has got with it. */
export interface ArrangedAssessment {
  readonly assessment: AssessmentRecord;
  readonly taken: UserAssessmentRecord;
}

/**
 * A person's assessment as a test or a provider state wants it. Each trait gives a new builder; `arrange` writes the
 * records.
 */
export interface AssessmentBuilder {
  /** Somebody who has not been assigned it is from then on. */
  readonly of: (person: { readonly id: number }) => AssessmentBuilder;
  /** A copy of the seeded assessment under an id of its own, which leaves the seeded one as it is. */
  readonly copied: (copy: Pick<AssessmentRecord, 'assessment_id' | 'code' | 'title'>) => AssessmentBuilder;
  readonly asking: (questions: readonly QuestionRecord[]) => AssessmentBuilder;
  /** The key of the link to its review (D-01). */
  readonly reviewedAt: (key: string) => AssessmentBuilder;
  readonly pending: (attempts?: number) => AssessmentBuilder;
  /** Handed in an hour ago, waiting for a reviewer. */
  readonly inReview: () => AssessmentBuilder;
  /** Completed and passed, an hour ago. */
  readonly passed: (score?: number) => AssessmentBuilder;
  /** No attempt is left. */
  readonly locked: () => AssessmentBuilder;
  readonly expiringIn: (duration: string) => AssessmentBuilder;
  /** What was answered, by question; questions that are not named keep the answers they have. */
  readonly answering: (values: Readonly<Record<number, string | number>>) => AssessmentBuilder;
  readonly arrange: (stage: TraitStage) => Promise<ArrangedAssessment>;
}

/** A column of `UserAssessmentRecord`, its dates from the clock's now. */
type Progress = { readonly [K in keyof UserAssessmentRecord]?: UserAssessmentRecord[K] | RelativeDate };

interface Traits {
  readonly seededId: number;
  readonly personId: number;
  readonly assessment: Partial<AssessmentRecord>;
  readonly progress: Progress;
  readonly answers: Readonly<Record<number, string | number>>;
}

const REASON = 'Arranged by traits.';
const AN_HOUR_AGO = fromNow('-1h');

/** The answers to the questions that are asked: the values given now, and what stood there before for the others. */
const answersTo = (
  questions: readonly QuestionRecord[],
  before: readonly AnswerRecord[],
  values: Traits['answers'],
): AnswerRecord[] =>
  questions.flatMap(({ id }) => {
    const value = values[id];
    return value === undefined
      ? before.filter(({ question_id }) => question_id === id).map((answer) => ({ ...answer }))
      : [{ question_id: id, value, correct: null }];
  });

const arrange = async (
  stage: TraitStage,
  { seededId, personId, assessment: changes, progress, answers }: Traits,
): Promise<ArrangedAssessment> => {
  const { assessments, user_assessments } = stage.db.tables;
  const takenOf = (id: number) => user_assessments.first((row) => row.assessment_id === id && row.user_id === personId);
  const { assessment_id = seededId } = changes;
  const isNew = assessments.get(assessment_id) === undefined;
  const of = isNew
    ? await assessments.insert({ ...assessments.require(seededId), reason: REASON, ...changes })
    : await assessments.update(assessment_id, changes);
  const own = takenOf(assessment_id);
  // A copy begins with what the person has done in the seeded one.
  const before = own ?? takenOf(seededId) ?? { ...NOT_TAKEN, status: 'pending' as const };
  const taken: UserAssessmentRecord = {
    ...before,
    user_assessment_id: own?.user_assessment_id ?? stage.db.nextId(),
    reason: own?.reason ?? REASON,
    user_id: personId,
    assessment_id,
    organisation_id: of.organisation_id,
    review_key: reviewKey(assessment_id, personId),
    ...(onClock(stage, progress) as Partial<UserAssessmentRecord>),
    answers: answersTo(of.questions, before.answers, answers),
  };
  return {
    assessment: of,
    taken:
      own === undefined
        ? await user_assessments.insert(taken)
        : await user_assessments.update(taken.user_assessment_id, taken),
  };
};

const withTraits = (traits: Traits): AssessmentBuilder => {
  const being = (more: Progress): AssessmentBuilder =>
    withTraits({ ...traits, progress: { ...traits.progress, ...more } });
  const configured = (more: Partial<AssessmentRecord>): AssessmentBuilder =>
    withTraits({ ...traits, assessment: { ...traits.assessment, ...more } });
  return {
    of: ({ id }) => withTraits({ ...traits, personId: id }),
    copied: (copy) => configured(copy),
    asking: (questions) => configured({ questions: [...questions] }),
    reviewedAt: (review_key) => being({ review_key }),
    pending: (attempts = 0) => being({ status: 'pending', attempts, passed: null }),
    inReview: () => being({ status: 'review', attempts: 1, passed: null, score: null, last_submitted_at: AN_HOUR_AGO }),
    passed: (score = 100) =>
      being({
        status: 'completed',
        attempts: 1,
        passed: true,
        score,
        last_submitted_at: AN_HOUR_AGO,
        last_assessed_at: AN_HOUR_AGO,
      }),
    locked: () => being({ status: 'locked', attempts: 1, passed: false }),
    expiringIn: (duration) => being({ expires_at: fromNow(duration) }),
    answering: (values) => withTraits({ ...traits, answers: { ...traits.answers, ...values } }),
    arrange: (stage) => arrange(stage, traits),
  };
};

/** Amara's part of a seeded assessment, as it was seeded until traits say otherwise. */
export const assessment = ({
  assessment_id,
}: Pick<AssessmentRecord, 'assessment_id'> = waitingForAReviewer): AssessmentBuilder =>
  withTraits({ seededId: assessment_id, personId: amaraOsei.id, assessment: {}, progress: {}, answers: {} });
