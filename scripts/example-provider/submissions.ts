import { type Call, invalid, ok, type Reply } from './http.ts';
import type { Rules } from './rules.ts';
import type { Assessment, SubmittedAnswer, World } from './world.ts';

/** The parts of a reply that the query asks for. */
export const partsOf = ({ query }: Pick<Call, 'query'>): readonly string[] => (query.get('with') ?? '').split(',');

/** Marks choices: a question is right where exactly its right options were chosen. */
const marked = ({ questions }: Assessment, given: readonly SubmittedAnswer[]): Assessment['answers'] =>
  questions.map(({ id, title, options = [] }) => {
    const chosen = options.filter((option) => given.some((answer) => answer.id === id && answer.value === option.id));
    return {
      question: title,
      response: chosen.map(({ text }) => text).join(', '),
      correct: options.every((option) => option.isRight === chosen.includes(option)),
    };
  });

const attempt = (rules: Rules, assessment: Assessment, given: readonly SubmittedAnswer[]): Assessment => {
  const answers = marked(assessment, given);
  const scorePercent = rules.scorePercentOf(answers.filter(({ correct }) => correct).length, answers.length);
  const passed = rules.isPassed(scorePercent, assessment);
  const attempts = rules.attemptsAfter(assessment.attempts);
  const isLocked = assessment.maxAttempts !== null && attempts >= assessment.maxAttempts;
  return {
    ...assessment,
    answers,
    scorePercent,
    passed,
    attempts,
    status: passed ? 'completed' : isLocked ? 'locked' : 'pending',
    submittedAt: new Date(),
  };
};

/**
 * The field of an entry that no question of the assessment has, as a form request names it before anything else is
 * decided.
 */
const unknownEntry = ({ questions }: Assessment, given: readonly SubmittedAnswer[]): string | undefined => {
  const position = given.findIndex(
    ({ id, value }) =>
      !(questions.find((question) => question.id === id)?.options ?? []).some((option) => option.id === value),
  );
  return position < 0 ? undefined : `answers.${position}.value`;
};

/** Takes one attempt, once for each Idempotency-Key, and answers its result. */
export const submit = (
  { world, rules }: { readonly world: World; readonly rules: Rules },
  assessment: Assessment,
  call: Pick<Call, 'query' | 'headers' | 'body'>,
): Reply => {
  const given = call.body['answers'] as readonly SubmittedAnswer[];
  const unknown = unknownEntry(assessment, given);
  if (unknown !== undefined) return invalid(unknown, `The selected ${unknown} is invalid.`);
  const key = call.headers['idempotency-key'];
  const before = typeof key === 'string' ? world.submissions.get(key) : undefined;
  if (before !== undefined)
    return rules.isSameSubmission(before.answers, given)
      ? ok(before.reply)
      : invalid('idempotency_key', 'This key belongs to another submission.');
  if (rules.unansweredIn(assessment, given) > 0) return invalid('answers', 'Every question needs an answer.');
  const after = attempt(rules, assessment, given);
  world.assessments.set(after.id, after);
  const reply = rules.assessmentAsJson(after, partsOf(call));
  if (typeof key === 'string') world.submissions.set(key, { answers: given, reply });
  return ok(reply);
};
