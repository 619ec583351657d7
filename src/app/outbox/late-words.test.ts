import { expect, test } from 'vitest';
import { lateWords } from './late-words.ts';

const ONE = { count: 1, named: { title: 'Basic Life Support', learner: 'Tom Whitfield' } };
const TWO = { count: 2, named: null };

test('what left late is said, and hides by itself', () => {
  expect(lateWords('sent', 'review', ONE)).toEqual({ title: 'Review sent', text: 'Your review of Basic Life Support, Tom Whitfield, has been sent.', marker: 'done' });
  expect(lateWords('sent', 'decision', TWO)?.text).toBe('Your decision about 2 pieces of evidence has been sent.');
  expect(lateWords('sent', 'decision', { count: 1, named: null })?.text).toBe('Your decision about one piece of evidence has been sent.');
});

test.each(['overtaken', 'refused', 'gone'] as const)('what could not be sent (%s) is announced at once and stays until it is closed', (fate) => {
  expect(lateWords(fate, 'review', ONE)).toMatchObject({ title: 'Review not sent', tone: 'danger', durationMs: 0, text: expect.stringContaining('Basic Life Support, Tom Whitfield') as string });
  expect(lateWords(fate, 'decision', TWO)?.title).toBe('Decision not sent');
});

test.each(['counted', 'waits'] as const)('nothing is said of what %s', (fate) => {
  expect(lateWords(fate, 'review', ONE)).toBeNull();
});
