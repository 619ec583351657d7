import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import type { NewNotification } from '#current/new-notification.ts';
import { testClient } from '#api/testing/test-client.ts';
import { createInProcess } from '#mocks/in-process.ts';
import type { Current } from '#current/current-context.ts';
import { watchVerdicts } from './verdicts.ts';

let queries = new QueryClient();
let told: NewNotification[] = [];
beforeEach(() => {
  queries = new QueryClient();
  told = [];
});

const watch = (organisationId = 1) =>
  watchVerdicts({
    client: testClient(createInProcess()),
    queries,
    notifications: { tell: (message) => told.push(message) },
    current: () => ({ organisation: { organisation_id: organisationId } }) as Current,
    signal: new AbortController().signal,
  });

const standing = (status: string, id = 7) => ({ assessment_id: id, title: 'Sharps', status });
const arrive = (what: number | 'assigned', data: unknown, organisationId = 1): void =>
  void queries.setQueryData(['organisation', organisationId, 'assessments', what], data);
const texts = (): readonly string[] => told.map(({ text }) => text);

describe('Y-09: the learner’s toast comes from the change of status', () => {
  test.each([
    ['completed', 'Your assessment Sharps was marked: passed.'],
    ['pending', 'Your assessment Sharps was marked: not passed.'],
    ['locked', 'Your assessment Sharps was marked: not passed.'],
  ])('review → %s', (status, text) => {
    arrive(7, standing('review'));
    watch();
    arrive(7, standing(status));
    expect(texts()).toEqual([text]);
  });

  test('told once, by whichever call brings it first', () => {
    arrive('assigned', [standing('review')]);
    watch();
    arrive('assigned', [standing('completed')]);
    arrive(7, standing('completed'));
    expect(texts()).toHaveLength(1);
  });

  test('the page of the assessment is asked to follow where the list brought the news', () => {
    arrive(7, standing('review'));
    watch();
    arrive('assigned', [standing('completed')]);
    expect(queries.getQueryState(['organisation', 1, 'assessments', 7])?.isInvalidated).toBe(true);
  });

  test.each([
    ['pending', 'review'],
    ['pending', 'completed'],
    ['completed', 'expired'],
  ])('%s → %s is no verdict', (before, after) => {
    arrive(7, standing(before));
    watch();
    arrive(7, standing(after));
    expect(told).toEqual([]);
  });

  test('what was submitted here first is known when the verdict comes', () => {
    arrive(7, standing('pending'));
    watch();
    arrive(7, standing('review'));
    arrive('assigned', [standing('completed')]);
    expect(texts()).toEqual(['Your assessment Sharps was marked: passed.']);
  });

  test('what another organisation says, and what nobody knew before, is no news here', () => {
    watch();
    arrive(7, standing('completed'));
    arrive(7, standing('review'), 81);
    arrive(7, standing('completed'), 81);
    expect(told).toEqual([]);
  });

  test('stopped, it tells of nothing', () => {
    arrive(7, standing('review'));
    watch().stop();
    arrive(7, standing('completed'));
    expect(told).toEqual([]);
  });

  test.each([null, 7, 'text', { data: 'text' }, { data: [] }, {}])(
    'what is no assessment is passed over: %j',
    (data) => {
      watch();
      arrive('assigned', data);
      expect(told).toEqual([]);
    },
  );
});
