// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SESSION_CHANGED } from '#contracts/library/player-message.ts';
import { scormInProgress } from '#fixtures/library/modules.ts';
import { amaraOsei, sofiaLindqvist, tomWhitfield } from '#fixtures/people.ts';
import { api, openedByAmara } from '../testing/player-of-parts.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Amara has taken a step, which is stored. */
const begun = async () => {
  const visitor = await openedByAmara();
  await visitor.open();
  api().LMSInitialize('');
  api().LMSSetValue('cmi.core.lesson_location', 'AMARA-1');
  api().LMSCommit('');
  await visitor.stored('AMARA-1');
  const heard: unknown[] = [];
  window.addEventListener('message', ({ data }) => heard.push(data));
  const rows = () =>
    visitor.backend.read((db) =>
      db.tables.user_entities.where(({ entity_id }) => entity_id === scormInProgress.entity_id),
    );
  /** The cookie of the token is the other session's by now, too. */
  const takeToken = (): void => void (document.cookie = `XSRF-TOKEN=${encodeURIComponent(visitor.token())}; Path=/`);
  return { ...visitor, heard, rows, takeToken };
};
const warnings = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

test('T15: once the session is somebody else’s nothing is stored for anybody, and the page around it hears of it', async () => {
  const visitor = await begun();
  await visitor.demo.as(tomWhitfield.email);
  visitor.takeToken();
  const [before, calls] = [await visitor.rows(), visitor.sent.length];
  api().LMSSetValue('cmi.core.lesson_location', 'AMARA-2');
  api().LMSSetValue('cmi.core.lesson_status', 'completed');
  api().LMSCommit('');
  await vi.waitFor(() => expect(visitor.heard).toEqual([SESSION_CHANGED]));
  expect(warnings()).toContain('Somebody else is signed in now, so nothing of this package is stored any more.');
  api().LMSSetValue('cmi.core.lesson_location', 'AMARA-3');
  api().LMSFinish('');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([visitor.sent.length - calls, await visitor.rows()]).toEqual([1, before]);
});

test('T15: the last call of a page that goes is refused, too', async () => {
  const visitor = await begun();
  await visitor.demo.as(tomWhitfield.email);
  visitor.takeToken();
  const before = await visitor.rows();
  api().LMSSetValue('cmi.core.lesson_status', 'completed');
  api().LMSFinish('');
  await vi.waitFor(() => expect(visitor.heard).toEqual([SESSION_CHANGED]));
  expect(await visitor.rows()).toEqual(before);
});

test('H-17: whoever views stores for the learner, and for nobody once View As has ended', async () => {
  const visitor = await begun();
  await visitor.demo.as(sofiaLindqvist.email);
  await visitor.post('impersonate?organisation_id=1', { email: amaraOsei.email });
  visitor.takeToken();
  api().LMSSetValue('cmi.core.lesson_location', 'AS-AMARA');
  api().LMSCommit('');
  await visitor.stored('AS-AMARA');
  await visitor.post('impersonate', undefined, { 'x-http-method-override': 'DELETE' });
  visitor.takeToken();
  const before = await visitor.rows();
  api().LMSSetValue('cmi.core.lesson_location', 'AS-SOFIA');
  api().LMSCommit('');
  await vi.waitFor(() => expect(visitor.heard).toEqual([SESSION_CHANGED]));
  expect(await visitor.rows()).toEqual(before);
});

test('a call that names nobody is refused', async () => {
  const visitor = await begun();
  expect(await visitor.postState({ learner: undefined, state: '{}' })).toBe(422);
});
