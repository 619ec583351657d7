import type { Question } from '#contracts/assessments/assessment.schema.ts';
import type { Catalogue } from '#contracts/catalogue.ts';
import type { WireReplyOf } from '#contracts/endpoint.ts';
import type {
  AnswerRecord,
  AssessmentRecord,
  QuestionRecord,
  UserAssessmentRecord,
} from '#fixtures/records/assessment.record.ts';
import type { Database } from '../db/database.ts';
import { only, without } from './pick.ts';
import { nameOf } from './profile.rules.ts';

type AssessmentView = WireReplyOf<Catalogue['getAssessment']>;
type CardView = WireReplyOf<Catalogue['listAssessments']>['data'][number];

/** A completed assessment whose expiry has passed is expired; nobody has to write that down for it to be true. */
export const statusAt = (
  taken: Pick<UserAssessmentRecord, 'status' | 'expires_at'>,
  now: number,
): UserAssessmentRecord['status'] =>
  taken.status === 'completed' && taken.expires_at !== null && taken.expires_at <= now ? 'expired' : taken.status;

/** What a learner sees of a question: never which option is right (C-33). */
const questionView = ({ id, title, type, answer_count, max_size_mb, options }: QuestionRecord): Question => ({
  id,
  title,
  type,
  answer_count: answer_count ?? null,
  max_size_mb: max_size_mb ?? null,
  options: options ?? [],
});

const responseOf = (db: Database, question: QuestionRecord, answers: readonly AnswerRecord[]): string =>
  answers
    .map(({ value }) => {
      if (question.type === 'select')
        return question.options?.find((option) => option.id === value)?.value ?? String(value);
      return question.type === 'file' ? (db.tables.files.get(Number(value))?.name ?? String(value)) : String(value);
    })
    .join(', ');

/** ES-03: one entry for each answered question, in the order of the questions; `tells` whether it was right. */
const answersView = (db: Database, assessment: AssessmentRecord, taken: UserAssessmentRecord, tells: boolean) =>
  assessment.questions.flatMap((question) => {
    const answers = taken.answers.filter((answer) => answer.question_id === question.id);
    const [first] = answers;
    if (first === undefined) return [];
    return [
      {
        key: question.type === 'file' ? String(first.value) : null,
        correct: tells ? first.correct : null,
        question: question.title,
        response: responseOf(db, question, answers),
      },
    ];
  });

const parentView = (assessment: AssessmentRecord) => {
  const { parent } = assessment;
  if (parent === null) return { collection: null, module: null };
  const common = {
    title: parent.title,
    assessable: parent.assessable,
    thumbnail_url: parent.thumbnail_url,
    prerequisites: parent.prerequisites,
  };
  return parent.type === 'module'
    ? { collection: null, module: { module_id: parent.id, ...common } }
    : { collection: { collection_id: parent.id, ...common }, module: null };
};

/** A person as a reply names one. */
export const personView = (db: Database, id: number) => {
  const user = db.tables.users.get(id);
  return user === undefined ? [] : [{ id: user.id, name: nameOf(user), email: user.email }];
};

/** Who assessed is named to the learner; the address is not theirs to have. */
const assessorView = (db: Database, id: number) => {
  const user = db.tables.users.get(id);
  return user === undefined ? undefined : { id: user.id, name: nameOf(user) };
};

/**
 * ES-01 for the learner who takes it: every key of the contract. `with` decides about `collection` and `module`;
 * answers are embedded like questions and messages, because what was submitted has to be shown again (C-26).
 */
export const assessmentView = (
  db: Database,
  assessment: AssessmentRecord,
  taken: UserAssessmentRecord,
  parts: ReadonlySet<string>,
  now: number,
): AssessmentView => {
  const { collection, module } = parentView(assessment);
  const referred = taken.status === 'review' || taken.last_referred_at !== null ? assessment.reviewer_ids : [];
  const personal = only(taken, [
    'user_assessment_id',
    'user_id',
    'organisation_id',
    'attempts',
    'score',
    'passed',
    'expires_at',
    'last_submitted_at',
    'last_referred_at',
    'last_assessed_at',
    'last_assessed_user_id',
    'last_assessed_comments',
    'last_assessed_file_id',
    'messages',
    'history',
  ]);
  return {
    ...without(assessment, ['reason', 'parent', 'reviewer_ids']),
    ...personal,
    messages: taken.messages.map((message) => ({ file_id: null, ...message })),
    attempts_total: taken.history.length,
    status: statusAt(taken, now),
    key: null,
    user_entity_id: taken.user_assessment_id,
    ...(parts.has('collection') ? { collection } : {}),
    ...(parts.has('module') ? { module } : {}),
    questions: assessment.questions.map(questionView),
    // Whether it was right is told once it was marked, and only where answers are not hidden (C-21).
    answers: answersView(db, assessment, taken, !assessment.hide_answers && taken.status !== 'review'),
    user: personView(db, taken.user_id)[0] ?? null,
    last_referred_user_ids: [...referred],
    last_referred_users: referred.flatMap((id) => personView(db, id)),
    last_assessed_user:
      taken.last_assessed_user_id === null ? null : (assessorView(db, taken.last_assessed_user_id) ?? null),
  };
};

/** D-01: the same for a reviewer, with every mark there is (D-03) and the key of the review. */
export const reviewView = (
  db: Database,
  assessment: AssessmentRecord,
  taken: UserAssessmentRecord,
  now: number,
): AssessmentView => ({
  ...assessmentView(db, assessment, taken, new Set(['collection', 'module']), now),
  key: taken.review_key,
  answers: answersView(db, assessment, taken, true),
});

/** */
export const assessmentCard = (assessment: AssessmentRecord, taken: UserAssessmentRecord, now: number): CardView => {
  return {
    ...only(assessment, [
      'assessment_id',
      'assessment_type_key',
      'title',
      'short_description',
      'allow_early',
      'detached',
    ]),
    ...only(taken, ['last_assessed_at', 'last_assessed_user_id']),
    status: statusAt(taken, now),
    ...parentView(assessment),
  };
};
