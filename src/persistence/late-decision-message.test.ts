import { expect, test } from 'vitest';
import { lateDecisionMessage } from './late-decision-message.ts';

const REVIEW = {
  noun: 'Review',
  about: 'of Basic Life Support, Tom Whitfield,',
  subject: 'Basic Life Support, Tom Whitfield,',
};
const BATCH = { noun: 'Decision', about: 'about 2 pieces of evidence', subject: '2 pieces of evidence' };

test('announces what was sent late, and hides by itself', () => {
  expect(lateDecisionMessage(REVIEW, 'sent')).toEqual({
    title: 'Review sent',
    text: 'Your review of Basic Life Support, Tom Whitfield, has been sent.',
    marker: 'done',
  });
  expect(lateDecisionMessage(BATCH, 'sent')?.text).toBe('Your decision about 2 pieces of evidence has been sent.');
});

test.each(['overtaken', 'invalid', 'denied', 'refused', 'gone', 'notSent'] as const)(
  'announces at once what could not be sent (%s), until it is closed',
  (outcome) => {
    expect(lateDecisionMessage(REVIEW, outcome)).toMatchObject({
      title: 'Review not sent',
      tone: 'danger',
      durationMs: 0,
      text: expect.stringContaining('Basic Life Support, Tom Whitfield') as string,
    });
    expect(lateDecisionMessage(BATCH, outcome)?.title).toBe('Decision not sent');
  },
);

test.each(['counted', 'unknown', 'withdrawn'] as const)('says nothing of what is %s', (outcome) => {
  expect(lateDecisionMessage(REVIEW, outcome)).toBeNull();
});
