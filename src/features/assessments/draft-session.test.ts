import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '#machines/assessments/draft.ts';
import { createDraftSession, WRITE_WITHIN_MILLISECONDS } from './draft-session.ts';
import type { DraftStore } from './draft-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draft = (text: string): Draft => ({ assessmentId: 501, attempts: 0, order: [1], answers: { 1: { kind: 'text', text } } });

const open = (changed: Partial<DraftStore> = {}) => {
  const written: string[] = [];
  const store: DraftStore = {
    read: () => ({ found: 'nothing' }),
    write: (_key, _title, { answers }) => {
      const given = answers[1];
      written.push(given?.kind === 'text' ? given.text : '');
      return 7;
    },
    clear: () => undefined,
    unsentOf: () => [],
    wipe: () => undefined,
    ...changed,
  };
  return { written, session: createDraftSession(store, { userId: 1, organisationId: 1 }) };
};

test('C-29: who types without a pause is saved every quarter of a second', () => {
  const { session, written } = open();
  for (let typed = 1; typed <= 10; typed += 1) {
    session.write('Final', draft('a'.repeat(typed)));
    vi.advanceTimersByTime(100);
  }
  expect(WRITE_WITHIN_MILLISECONDS).toBeLessThan(1000);
  expect(written.length).toBeGreaterThanOrEqual(3);
  vi.advanceTimersByTime(WRITE_WITHIN_MILLISECONDS);
  expect(written.at(-1)).toBe('a'.repeat(10));
  expect(session.status()).toMatchObject({ saved: 'saved', savedAtMs: 7 });
});

test('C-29: leaving the page writes at once, and once', () => {
  const { session, written } = open();
  session.write('Final', draft('a'));
  session.flush();
  session.flush();
  vi.advanceTimersByTime(1000);
  expect(written).toEqual(['a']);
});

test('C-22: what was submitted is not written again by a change that still waited', () => {
  const { session, written } = open();
  session.write('Final', draft('a'));
  session.clear({ assessmentId: 501, attempts: 0 });
  vi.advanceTimersByTime(1000);
  expect(written).toEqual([]);
  expect(session.status()).toMatchObject({ saved: 'notYet', found: 'nothing' });
});

test('a device that refuses and then takes it is told as it is', () => {
  let takes = false;
  const { session } = open({ write: () => (takes ? 9 : null) });
  const heard: string[] = [];
  session.subscribe(() => heard.push(session.status().saved));
  session.write('Final', draft('a'));
  session.flush();
  takes = true;
  session.write('Final', draft('ab'));
  session.flush();
  expect(heard).toEqual(['refused', 'saved']);
});

test('a draft without an answer is no answer that came back', () => {
  const { session } = open({ read: () => ({ found: 'draft', draft: draft(' '), savedAtMs: 5 }) });
  expect(session.read({ assessmentId: 501, attempts: 0 })).toEqual(draft(' '));
  expect(session.status().found).toBe('nothing');
});

test('opening an attempt is no change: what was kept keeps its time', () => {
  const { session, written } = open({ read: () => ({ found: 'draft', draft: draft('Seal it.'), savedAtMs: 5 }) });
  session.read({ assessmentId: 501, attempts: 0 });
  session.write('Final', draft('Seal it.'));
  session.flush();
  expect(written).toEqual([]);
  expect(session.status()).toMatchObject({ found: 'draft', foundAtMs: 5, saved: 'saved', savedAtMs: 5 });
  session.write('Final', draft('Seal it. Sign it.'));
  session.flush();
  expect(written).toEqual(['Seal it. Sign it.']);
});

test('C-29: a device that was cleared has it again: what was kept, and what was about to be', () => {
  const { session, written } = open();
  session.write('Final', draft('a'));
  session.flush();
  session.keepAgain();
  session.write('Final', draft('ab'));
  session.keepAgain();
  vi.advanceTimersByTime(1000);
  expect(written).toEqual(['a', 'a', 'ab']);
});

test('C-29: opened and not touched since, it is there again, too', () => {
  const { session, written } = open({ read: () => ({ found: 'draft', draft: draft('Seal it.'), savedAtMs: 5 }) });
  session.read({ assessmentId: 501, attempts: 0 });
  session.write('Final', draft('Seal it.'));
  session.keepAgain();
  expect(written).toEqual(['Seal it.']);
});

test('C-22: what was submitted, or never begun, does not come back to a cleared device', () => {
  const { session, written } = open();
  session.keepAgain();
  session.write('Final', draft('a'));
  session.flush();
  session.clear({ assessmentId: 501, attempts: 0 });
  session.keepAgain();
  expect(written).toEqual(['a']);
});
