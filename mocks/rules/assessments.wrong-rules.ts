import type { WrongRule } from './wrong-rule.ts';

const assessments = 'mocks/rules/assessments.rules.ts';
const marking = 'mocks/rules/marking.ts';
const review = 'mocks/rules/review.rules.ts';
const reviewDecision = 'mocks/rules/review-decision.ts';
const decide = 'mocks/handlers/decide.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'submitting answers asks for no CSRF token',
    file: decide,
    from: "endpoint.csrf !== 'exempt' &&",
    to: "endpoint.csrf !== 'exempt' && endpoint.name !== 'submitAnswers' &&",
  },
  {
    name: 'an attempt is not counted',
    file: assessments,
    from: 'const attempts = found.taken.attempts + 1;',
    to: 'const attempts = found.taken.attempts;',
  },
  {
    name: 'an attempt is counted twice',
    file: assessments,
    from: 'const attempts = found.taken.attempts + 1;',
    to: 'const attempts = found.taken.attempts + 2;',
  },
  {
    name: 'whatever is submitted passes',
    file: marking,
    from: 'passed: right * 100 >= (assessment.pass ?? 0) * questions.length',
    to: 'passed: questions.length > 0',
  },
  {
    name: 'the score counts wrong answers',
    file: marking,
    from: 'score: Math.round((right * 100) / questions.length)',
    to: 'score: Math.round(((questions.length - right) * 100) / questions.length)',
  },
  {
    name: 'a failed try completes',
    file: assessments,
    from: "return hasAttemptsLeft(found, attempts) ? 'pending' : 'locked';",
    to: "return attempts > 0 ? 'completed' : 'locked';",
  },
  {
    name: 'too few answers are taken',
    file: assessments,
    from: 'if (Object.keys(errors).length > 0) return invalid(errors);\n\n  const { answers, needsReview',
    to: 'const { answers, needsReview',
  },
  {
    name: 'a decided review is decided again',
    file: review,
    from: 'if (refusal !== null) return invalid({ assessment: [refusal] });\n  if (found.taken',
    to: 'if (found.taken',
  },
  {
    name: 'whatever is reviewed passes',
    file: reviewDecision,
    from: 'passed: right * 100 >= (assessment.pass ?? 0) * questions.length',
    to: 'passed: questions.length > 0',
  },
  {
    name: 'the marks of a review are not stored',
    file: reviewDecision,
    from: 'correct: given.get(answer.question_id) ?? answer.correct',
    to: 'correct: answer.correct ?? (given.size === 0 ? true : null)',
  },
  {
    name: 'anybody opens the link of a review',
    file: review,
    from: 'return mayReviewIn(db, user, taken.organisation_id) ? { assessment, taken } : forbidden();',
    to: 'return { assessment, taken };',
  },
  {
    name: 'a repeated submission counts twice',
    file: 'mocks/handlers/idempotency.ts',
    from: 'owner === undefined ||',
    to: "owner === undefined ||\n  key !== '' ||",
  },
];
