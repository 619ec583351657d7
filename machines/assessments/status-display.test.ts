import { AssessmentStatus } from '#contracts/assessments/assessment.schema.ts';
import { expect, it } from 'vitest';
import { STATUS_DISPLAY } from './status-display.ts';

it('C-23: every status has a word of its own, so that colour is never the only signal (C-24)', () => {
  const labels = AssessmentStatus.options.map((status) => STATUS_DISPLAY[status].word);
  expect(new Set(labels).size).toBe(8);
  expect(labels.every((word) => word.length > 0)).toBe(true);
});

it('C-24: completed green; exempt grey; pending amber; expired, overdue, failed, locked and review red', () => {
  const tones = Object.fromEntries(Object.entries(STATUS_DISPLAY).map(([status, { tone }]) => [status, tone]));
  expect(tones).toEqual({
    completed: 'good',
    exempt: 'quiet',
    pending: 'warning',
    expired: 'bad',
    overdue: 'bad',
    failed: 'bad',
    locked: 'bad',
    review: 'bad',
  });
});
