import { describe, expect, test } from 'vitest';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { amaraOsei, arthurPenn, priyaNair } from '#fixtures/people.ts';
import { TABLE_NAMES } from '../db/tables.ts';
import { answersTo } from '../testing/answers.ts';
import { handClock, house } from '../testing/visit.ts';

const clock = handClock();
const NOW = Math.floor(clock.now() / 1000);
const MONTH = 30 * 86_400;

const as = async (email: string) => {
  const visitor = await house({ now: clock.now });
  await visitor.demo.as(email);
  return visitor;
};

/** Every number under a name of a date, in a value of any shape. */
const datesIn = (value: unknown, key = ''): readonly number[] => {
  if (typeof value === 'number') return /_(at|date)$/.test(key) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => datesIn(part, Array.isArray(value) ? key : name))
    : [];
};

describe('W-10: a date on the wire is the one that the records hold, in unix seconds', () => {
  test.each([
    [amaraOsei.email, 'assessments/503?organisation_id=1', 6],
    [amaraOsei.email, 'organisations/1/bands/jump_back_in', 10],
    [amaraOsei.email, 'organisations/1/bands/expiring_soon', 10],
    [amaraOsei.email, 'organisations/1/bands/overdue_expired', 10],
    [amaraOsei.email, 'bookings?organisation_id=1', 10],
    [arthurPenn.email, 'me', 1],
    [priyaNair.email, 'a/review-508-11', 3],
    [priyaNair.email, 'users/11/assessments/503', 6],
    [priyaNair.email, 'evidence?organisation_id=1&per_page=100', 20],
    [priyaNair.email, 'e/evidence-tom', 1],
    [priyaNair.email, 'releases', 10],
  ])('%s: %s', async (email, path, least) => {
    const visitor = await as(email);
    const known = await visitor.backend.read(
      (db) => new Set(TABLE_NAMES.flatMap((name) => datesIn(db.tables[name].all()))),
    );
    const { status, body } = await visitor.get(path);
    const dates = datesIn(body);
    expect(status).toBe(200);
    expect(dates.length).toBeGreaterThanOrEqual(least);
    expect(dates.filter((date) => !known.has(date))).toEqual([]);
  });

  test('the dates of the seeded world are years around now, so no milliseconds', async () => {
    const visitor = await as(amaraOsei.email);
    const known = await visitor.backend.read((db) => TABLE_NAMES.flatMap((name) => datesIn(db.tables[name].all())));
    expect(known.length).toBeGreaterThan(500);
    expect(known.filter((date) => Math.abs(date - NOW) > 60 * MONTH)).toEqual([]);
  });
});

describe('what happens now is dated now', () => {
  test('C-17: a submission that is marked at once', async () => {
    const visitor = await as(amaraOsei.email);
    const { body } = await visitor.post('assessments/502/answers?organisation_id=1', {
      answers: await answersTo(visitor.backend, 502),
    });
    expect(body).toMatchObject({ last_submitted_at: NOW, last_assessed_at: NOW, last_referred_at: null });
    expect((body as Assessment).history?.at(-1)).toMatchObject({ submitted_at: NOW });
  });

  test('C-20: a submission that goes to a reviewer', async () => {
    const visitor = await as(amaraOsei.email);
    const { body } = await visitor.post('assessments/520/answers?organisation_id=1', {
      answers: await answersTo(visitor.backend, 520),
    });
    expect(body).toMatchObject({ last_submitted_at: NOW, last_assessed_at: null, last_referred_at: NOW });
  });

  test('D-10: a review and its comment; the attempt keeps the date on which it was handed in', async () => {
    const visitor = await as(priyaNair.email);
    const before = (await visitor.get('a/review-508-11')).body as Assessment;
    const answers = [
      { id: 50801, type: 'select', correct: true },
      { id: 50802, type: 'textarea', correct: true },
      { id: 50803, type: 'file', correct: true },
    ];
    const { body } = await visitor.post('a/review-508-11/review', {
      answers,
      last_assessed_comments: 'Clear.',
      last_assessed_file_id: null,
    });
    expect(body).toMatchObject({
      last_assessed_at: NOW,
      last_submitted_at: before.last_submitted_at,
      messages: [{ created_at: NOW }],
    });
    expect((body as Assessment).history?.at(-1)).toMatchObject({ submitted_at: before.last_submitted_at });
  });

  test('Q-04, Q-05: a decision about evidence', async () => {
    const visitor = await as(priyaNair.email);
    expect((await visitor.patch('e/evidence-tom', { status: 'rejected', message: null })).body).toMatchObject({
      reviewed_at: NOW,
      last_completed_at: null,
    });
    expect(
      (await visitor.patch('e/evidence-leah', { status: 'accepted', last_completed_at: NOW - 60, score: 80 })).body,
    ).toMatchObject({ reviewed_at: NOW, last_completed_at: NOW - 60 });
  });
});
