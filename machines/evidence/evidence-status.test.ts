import { expect, it } from 'vitest';
import { isOwnDecision } from './evidence-status.ts';
import { SAMPLE_NOW, sampleEvidence } from './review.samples.ts';

const PRIYA = 13;
const accepted = { status: 'accepted', last_completed_at: SAMPLE_NOW, score: 90 } as const;
const rejected = { status: 'rejected', message: null } as const;

it.each([
  [
    'named as its reviewer',
    { status: 'accepted', score: 90, reviewed_user: { id: PRIYA, name: 'Priya Nair' } },
    accepted,
    true,
  ],
  [
    'somebody else with the same score',
    { status: 'accepted', score: 90, reviewed_user: { id: 34, name: 'Ruth Adeyemi' } },
    accepted,
    false,
  ],
  ['the other way round', { status: 'rejected', reviewed_user: { id: PRIYA, name: 'Priya Nair' } }, accepted, false],
  ['nobody is named, the same score', { status: 'accepted', score: 90 }, accepted, true],
  ['nobody is named, another score', { status: 'accepted', score: 100, reviewed_user: null }, accepted, false],
  ['nobody is named, rejected', { status: 'rejected' }, rejected, true],
  ['still pending', { status: 'pending' }, accepted, false],
  [
    'nothing was decided here',
    { status: 'accepted', score: 90, reviewed_user: { id: PRIYA, name: 'Priya Nair' } },
    null,
    false,
  ],
] as const)('Q-12: after a call without an answer: %s', (_, stored, submission, isOwn) => {
  expect(isOwnDecision(sampleEvidence(stored), submission, PRIYA)).toBe(isOwn);
});
