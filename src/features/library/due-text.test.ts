import { describe, expect, test } from 'vitest';
import { dueText } from './due-text.ts';

const DAY = 86_400;
const ASSIGNED = Date.UTC(2026, 2, 2, 9) / 1000;

describe('M-33: when an item is due', () => {
  test.each([
    [
      'so many days after its assignment',
      { due_at: ASSIGNED + 30 * DAY, due_after_days: 30 },
      "1st Apr '26, 30 days after it was assigned",
    ],
    ['one day after it', { due_at: ASSIGNED + DAY, due_after_days: 1 }, "3rd Mar '26, 1 day after it was assigned"],
    [
      'an hour that a change of the clock moved',
      { due_at: ASSIGNED + 30 * DAY - 3600, due_after_days: 30 },
      "1st Apr '26, 30 days after it was assigned",
    ],
    ['a day that somebody set by hand', { due_at: ASSIGNED + 12 * DAY, due_after_days: 30 }, "14th Mar '26"],
    ['a day, and no rule', { due_at: ASSIGNED + 12 * DAY, due_after_days: null }, "14th Mar '26"],
    ['a rule, and no day yet', { due_at: null, due_after_days: 14 }, '14 days after it is assigned'],
    ['neither', { due_at: null, due_after_days: null }, null],
    ['a rule of no days', { due_at: null, due_after_days: 0 }, null],
  ])('%s', (_, due, expected) =>
    expect(dueText({ status: 'pending', assigned_at: ASSIGNED, ...due })?.replaceAll('\u00A0', ' ') ?? null).toBe(
      expected,
    ),
  );

  test.each(['completed', 'exempt', 'overdue'])('says nothing of what is %s', (status) => {
    expect(dueText({ status, assigned_at: ASSIGNED, due_at: ASSIGNED + DAY, due_after_days: 1 })).toBeNull();
  });
});
