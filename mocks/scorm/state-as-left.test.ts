import { expect, test } from 'vitest';
import { type ScormSession, stateAsLeft } from './state-as-left.ts';

const session = (more: Partial<ScormSession>): ScormSession => ({
  version: '1.2',
  totalTime: '',
  seconds: 0,
  hasEnded: true,
  request: '',
  isCompletionByContent: false,
  ...more,
});
const left12 = (core: object, more: Partial<ScormSession> = {}) =>
  (stateAsLeft({ cmi: { core } }, session(more))['cmi'] as { readonly core: Record<string, unknown> }).core;
const left2004 = (cmi: object, more: Partial<ScormSession> = {}) =>
  stateAsLeft(
    { cmi: { completion_status: 'unknown', success_status: 'unknown', ...cmi } },
    session({ version: '2004', ...more }),
  )['cmi'] as Record<string, unknown>;

test.each([
  ['0000:10:00', '00:00:30.5', 0, '0000:10:30.50'],
  ['', '00:00:00', 4.2, '0000:00:04.20'],
  ['9999:59:59', '00:00:01', 0, '10000:00:00.00'],
])('L-21, SCORM 1.2: %s and a session of %s (by the clock %d s) are %s', (totalTime, session_time, seconds, total) =>
  expect(left12({ session_time }, { totalTime, seconds })['total_time']).toBe(total),
);

test.each([
  ['PT10M', 'PT1M30.5S', 0, 'PT690.5S'],
  ['', 'PT0H0M0S', 5.8, 'PT5.8S'],
  ['P1DT1H', 'PT1S', 0, 'PT90001S'],
])('L-21, SCORM 2004: %s and a session of %s (by the clock %d s) are %s', (totalTime, session_time, seconds, total) =>
  expect(left2004({ session_time }, { totalTime, seconds })['total_time']).toBe(total),
);

test.each([
  ['suspend', true, 'resume'],
  ['', true, ''],
  ['time-out', true, ''],
  ['logout', true, ''],
  ['', false, 'resume'],
])('SCORM 1.2: after exit “%s” (ended: %s) the next session enters with “%s”', (exit, hasEnded, entry) =>
  expect(left12({ exit }, { hasEnded })).toMatchObject({ entry }),
);

test.each([
  ['suspend', '', true, 'resume'],
  ['normal', '', true, ''],
  ['', 'suspendAll', true, 'resume'],
  ['time-out', 'exitAll', true, ''],
  ['normal', '', false, 'resume'],
])('SCORM 2004: after exit “%s” with “%s” (ended: %s) it enters with “%s”', (exit, request, hasEnded, entry) =>
  expect(left2004({ exit }, { request, hasEnded })).toMatchObject({ entry }),
);

test('what belongs to the session alone is not left: its time, its exit, and a status that nothing set', () => {
  const core = { exit: 'suspend', session_time: '00:00:01', lesson_status: 'not attempted' };
  expect(Object.keys(left12(core, { hasEnded: false }))).toEqual(['entry', 'total_time']);
});

test.each([
  ['not attempted', 'completed'],
  ['incomplete', 'incomplete'],
  ['failed', 'failed'],
])('SCORM 1.2: an object that ends as “%s” is %s', (lesson_status, left) =>
  expect(left12({ lesson_status })).toMatchObject({ lesson_status: left }),
);

test.each([
  ['ends without a word', {}, {}, 'completed'],
  ['is suspended', { exit: 'suspend' }, {}, 'unknown'],
  ['asks to suspend all', {}, { request: 'suspendAll' }, 'unknown'],
  ['abandons it', {}, { request: 'abandonAll' }, 'unknown'],
  ['has not ended', {}, { hasEnded: false }, 'unknown'],
  ['alone may say so', {}, { isCompletionByContent: true }, 'unknown'],
  ['says that it is incomplete', { completion_status: 'incomplete' }, {}, 'incomplete'],
  ['failed', { success_status: 'failed' }, {}, 'unknown'],
])('SCORM 2004: the completion of an object that %s', (_, cmi, more, status) =>
  expect(left2004(cmi, more)['completion_status']).toBe(status),
);
