import { CancelledError } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { getReview } from '#contracts/assessments/review.endpoints.ts';
import { queryFailedBecause } from './classify-failure.ts';
import { ApiError } from './failure.ts';
import { failureOf } from './read-reply.ts';

const failed = (status: number): ApiError => new ApiError(failureOf(getReview, { preset: 'tray' }, 'http', status));

test('a page says why the query of its chart brought nothing', () => {
  expect([failed(404), failed(403), failed(500)].map(queryFailedBecause)).toEqual(['notFound', 'denied', 'failed']);
});

test('T13: a query that was cancelled is no defect', () =>
  expect(queryFailedBecause(new CancelledError())).toBe('failed'));

test('anything else is one', () => {
  const defect = new TypeError('undefined is not a function');
  expect(() => queryFailedBecause(defect)).toThrow(defect);
});
