import type { WrongRule } from './wrong-rule.ts';

const evidence = 'mocks/rules/evidence.rules.ts';
const evidenceDecision = 'mocks/rules/evidence-decision.ts';
const paging = 'mocks/rules/paging.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'accepted evidence is stored as rejected',
    file: evidenceDecision,
    from: 'status: decision.status,',
    to: "status: 'rejected',",
  },
  {
    name: 'rejected evidence is stored as accepted',
    file: evidenceDecision,
    from: 'status: decision.status,',
    to: "status: 'accepted',",
  },
  {
    name: 'the score of evidence is lost',
    file: evidenceDecision,
    from: 'score: accepted ? decision.score : null',
    to: 'score: accepted ? 0 : null',
  },
  {
    name: 'the message of a rejection is lost',
    file: evidenceDecision,
    from: 'review_message: accepted ? null : decision.message',
    to: "review_message: accepted ? null : ''",
  },
  {
    name: 'decided evidence is decided again',
    file: evidenceDecision,
    from: "if (status !== 'pending') return",
    to: "if (status === 'accepted') return",
  },
  {
    name: 'a score above 100 is taken',
    file: evidenceDecision,
    from: 'score < 0 || score > HIGHEST_SCORE',
    to: 'score < 0',
  },
  {
    name: 'anybody opens the link of evidence',
    file: evidence,
    from: 'return mayReviewIn(db, user, evidence.organisation_id) ? evidence : forbidden();',
    to: 'return evidence;',
  },
  {
    name: 'the list of pending evidence holds what was decided',
    file: evidence,
    from: '(status === undefined || status === null || evidence.status === status)',
    to: '(status === undefined || evidence.status !== status)',
  },
  {
    name: 'what could not be decided is not named',
    file: evidence,
    from: 'else failed.push({ key, message });',
    to: '',
  },
  {
    name: 'everything counts as failed',
    file: evidence,
    from: 'if (message === undefined) await decideEvidence(call, evidence, decision);',
    to: "if (message === undefined) failed.push({ key, message: 'No.' });",
  },
  {
    name: 'the total counts the page',
    file: paging,
    from: 'total: rows.length',
    to: 'total: data.length + 1',
  },
  {
    name: 'the total counts one too many',
    file: paging,
    from: 'total: rows.length',
    to: 'total: rows.length + 1',
  },
];
