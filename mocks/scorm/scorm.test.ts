// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { northgateScorm, scormInProgress } from '#fixtures/library/modules.ts';
import { amaraOsei, helenCho } from '#fixtures/people.ts';
import { packageOfOne } from '../testing/package-of-one.ts';
import { playAlone } from '../testing/player-of-parts.ts';
import { house } from '../testing/visit.ts';
import { zip } from '../testing/zip.ts';
import type { PlayerConfig } from './play.ts';

// Players of earlier tests must not save into the backend of the next one.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** What a package finds above it. */
interface Api12 {
  LMSInitialize(none: ''): string;
  LMSGetValue(name: string): string;
  LMSSetValue(name: string, value: string): string;
  LMSCommit(none: ''): string;
  LMSFinish(none: ''): string;
}
interface Api2004 {
  Initialize(none: ''): string;
  GetValue(name: string): string;
  SetValue(name: string, value: string): string;
  Commit(none: ''): string;
  Terminate(none: ''): string;
}

const amara = async () => {
  const visitor = await house();
  await visitor.demo.as(amaraOsei.email);
  const view = async (id: number, organisationId: number): Promise<string> =>
    (await visitor.fetch(`modules/${id}/view?organisation_id=${organisationId}`)).text();
  /** Opens the player's page as a browser would, and gives the API that the package finds. */
  const open = async <Api>(id: number, organisationId: number): Promise<Api> => {
    document.body.replaceChildren();
    const config = JSON.parse(
      /<script type="application\/json" id="config">(.*?)<\/script>/s.exec(await view(id, organisationId))?.[1] ?? '',
    ) as PlayerConfig;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => visitor.fetch(`modules/${id}/${address}`, init));
    document.cookie = `XSRF-TOKEN=${encodeURIComponent(visitor.token())}; Path=/`;
    playAlone(config);
    return Reflect.get(window, config.version === '2004' ? 'API_1484_11' : 'API') as Api;
  };
  const rowOf = (entityId: number) =>
    visitor.backend.read((db) =>
      db.tables.user_entities.first(({ user_id, entity_id }) => user_id === amaraOsei.id && entity_id === entityId),
    );
  const heard = () => visitor.backend.read((db) => db.state.events.map(({ event, userId }) => [event, userId]));
  return { ...visitor, view, open, rowOf, heard };
};

/** What the player tells the person. */
const warning = (): string | null | undefined => document.querySelector('[role=alert]')?.textContent;

const stored = async ({ rowOf }: Awaited<ReturnType<typeof amara>>, entityId: number, text: string): Promise<void> => {
  await vi.waitFor(async () => expect((await rowOf(entityId))?.state ?? '').toContain(text));
};

describe('N-24: SCORM 1.2', () => {
  const at = [scormInProgress.module_id, 1] as const;

  test('what a package suspended is there when it is opened again', async () => {
    const visitor = await amara();
    const first = await visitor.open<Api12>(...at);
    first.LMSInitialize('');
    first.LMSSetValue('cmi.suspend_data', '{"slide":2}');
    first.LMSSetValue('cmi.core.lesson_status', 'incomplete');
    first.LMSSetValue('cmi.core.exit', 'suspend');
    first.LMSFinish('');
    await stored(visitor, scormInProgress.entity_id, 'slide');
    const second = await visitor.open<Api12>(...at);
    second.LMSInitialize('');
    expect([second.LMSGetValue('cmi.suspend_data'), second.LMSGetValue('cmi.core.lesson_status')]).toEqual([
      '{"slide":2}',
      'incomplete',
    ]);
  });

  test('it is told who learns, and whether this is the beginning', async () => {
    const visitor = await amara();
    const told = async (): Promise<readonly string[]> => {
      const api = await visitor.open<Api12>(...at);
      api.LMSInitialize('');
      const values = ['id', 'name'].map((name) => api.LMSGetValue(`cmi.core.student_${name}`));
      api.LMSSetValue('cmi.core.lesson_location', '2');
      api.LMSCommit('');
      await stored(visitor, scormInProgress.entity_id, '"lesson_location":"2"');
      return [...values, api.LMSGetValue('cmi.core.entry')];
    };
    expect([await told(), await told()]).toEqual([
      ['11', 'Osei, Amara', 'ab-initio'],
      ['11', 'Osei, Amara', 'resume'],
    ]);
  });

  test('one that never finishes and never commits: each value is stored a second later, and the module stays open', async () => {
    const visitor = await amara();
    const api = await visitor.open<Api12>(...at);
    api.LMSInitialize('');
    api.LMSSetValue('cmi.core.lesson_location', '7');
    await vi.advanceTimersByTimeAsync(1000);
    await stored(visitor, scormInProgress.entity_id, '"lesson_location":"7"');
    expect((await visitor.rowOf(scormInProgress.entity_id))?.status).toBe('pending');
  });

  test('complete: the module is, and every page of the person hears of it', async () => {
    const visitor = await amara();
    const api = await visitor.open<Api12>(...at);
    api.LMSInitialize('');
    api.LMSSetValue('cmi.core.lesson_status', 'completed');
    api.LMSCommit('');
    await vi.waitFor(async () => expect((await visitor.rowOf(scormInProgress.entity_id))?.status).toBe('completed'));
    expect(await visitor.heard()).toEqual([['entity.updated', amaraOsei.id]]);
  });

  test('a score that is no number is refused to the package, is said in place, and completes nothing', async () => {
    const visitor = await amara();
    const api = await visitor.open<Api12>(...at);
    api.LMSInitialize('');
    expect(api.LMSSetValue('cmi.core.score.raw', 'very good')).toBe('false');
    expect(warning()).toBe('This package reported a score that is not valid. It was not stored.');
    api.LMSSetValue('cmi.suspend_data', 'after the score');
    api.LMSCommit('');
    await stored(visitor, scormInProgress.entity_id, 'after the score');
    expect((await visitor.rowOf(scormInProgress.entity_id))?.status).toBe('pending');
    api.LMSSetValue('cmi.core.score.raw', '80');
    expect(warning()).toBe('');
  });

  test('200 kB of suspend data: what the runtime refuses leaves what was stored before, the person is told, and the package can still complete', async () => {
    const visitor = await amara();
    const api = await visitor.open<Api12>(...at);
    api.LMSInitialize('');
    expect(api.LMSSetValue('cmi.suspend_data', `small${'x'.repeat(60_000)}`)).toBe('true');
    api.LMSCommit('');
    await stored(visitor, scormInProgress.entity_id, 'smallxxx');
    expect(api.LMSSetValue('cmi.suspend_data', 'y'.repeat(200_000))).toBe('false');
    expect(api.LMSGetValue('cmi.suspend_data')).toMatch(/^smallx/);
    expect(warning()).toMatch(
      /^Your latest steps could not be stored: this package asks for more room than there is\./,
    );
    api.LMSSetValue('cmi.suspend_data', 'small again');
    expect(warning()).toBe('');
    api.LMSSetValue('cmi.suspend_data', 'y'.repeat(200_000));
    api.LMSSetValue('cmi.core.lesson_status', 'completed');
    api.LMSFinish('');
    await vi.waitFor(async () => expect((await visitor.rowOf(scormInProgress.entity_id))?.status).toBe('completed'));
    expect(warning(), 'the call that stored the rest does not hide it').not.toBe('');
  });

  test('N-21, N-23: after a restart the package begins anew', async () => {
    const visitor = await amara();
    await visitor.backend.write((db) =>
      db.tables.user_entities.update(scormInProgress.entity_id * 100 + amaraOsei.id, {
        state: '{"cmi":{"suspend_data":"old"}}',
      }),
    );
    expect(await visitor.view(...at)).toContain('old');
    await visitor.patch('user-modules', {
      organisation_id: 1,
      users: [amaraOsei.id],
      modules: [at[0]],
      last_started_at: null,
      last_completed_at: null,
      state: null,
      time_viewed: null,
    });
    const anew = await visitor.view(...at);
    expect(anew).not.toContain('old');
    expect(anew).toContain('ab-initio');
  });
});

describe('N-24: SCORM 2004', () => {
  test('suspends, resumes and completes', async () => {
    const visitor = await amara();
    const first = await visitor.open<Api2004>(northgateScorm.module_id, 81);
    first.Initialize('');
    expect(
      [first.GetValue('cmi.objectives.0.id'), first.GetValue('cmi.entry'), first.GetValue('cmi.learner_name')],
      'what the standard has the host say',
    ).toEqual(['PRIMARYOBJ', 'ab-initio', 'Osei, Amara']);
    expect(first.SetValue('cmi.objectives.0.progress_measure', '0.5')).toBe('true');
    first.SetValue('cmi.suspend_data', '{"slide":1}');
    first.SetValue('cmi.exit', 'suspend');
    first.Terminate('');
    await stored(visitor, northgateScorm.entity_id, 'slide');
    const second = await visitor.open<Api2004>(northgateScorm.module_id, 81);
    second.Initialize('');
    expect([
      second.GetValue('cmi.suspend_data'),
      second.GetValue('cmi.objectives.0.progress_measure'),
      second.GetValue('cmi.entry'),
    ]).toEqual(['{"slide":1}', '0.5', 'resume']);
    second.SetValue('cmi.completion_status', 'completed');
    second.Commit('');
    await vi.waitFor(async () => expect((await visitor.rowOf(northgateScorm.entity_id))?.status).toBe('completed'));
  });
});

describe('the player', () => {
  test('tells the person where its call fails, and stores again by itself with the token of the session that is there then', async () => {
    const visitor = await amara();
    const api = await visitor.open<Api12>(scormInProgress.module_id, 1);
    api.LMSInitialize('');
    const fetchIt = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    api.LMSSetValue('cmi.suspend_data', 'the last step');
    api.LMSFinish('');
    await vi.advanceTimersByTimeAsync(0);
    expect(warning()).toMatch(/^Your latest steps could not be stored/);
    await visitor.post('logout');
    vi.stubGlobal('fetch', fetchIt);
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(() => expect(warning()).toMatch(/^Your session has expired/));
    await visitor.demo.as(amaraOsei.email);
    document.cookie = `XSRF-TOKEN=${encodeURIComponent(visitor.token())}; Path=/`;
    vi.stubGlobal('fetch', fetchIt);
    await vi.advanceTimersByTimeAsync(5000);
    await stored(visitor, scormInProgress.entity_id, 'the last step');
    await vi.waitFor(() => expect(warning()).toBe(''));
  });

  test('the last call of a page outlives it only where a browser lets it: by its bytes, not its letters', async () => {
    const visitor = await amara();
    const api = await visitor.open<Api12>(scormInProgress.module_id, 1);
    const calls = vi.fn<(address: string, init: RequestInit) => Promise<Response>>((_, init) =>
      Promise.resolve(new Response(null, { status: init.keepalive === true ? 204 : 500 })),
    );
    vi.stubGlobal('fetch', calls);
    api.LMSInitialize('');
    api.LMSSetValue('cmi.suspend_data', 'é'.repeat(40_000));
    api.LMSFinish('');
    expect(calls.mock.lastCall?.[1].keepalive).toBe(false);
    const short = await visitor.open<Api12>(scormInProgress.module_id, 1);
    vi.stubGlobal('fetch', calls);
    short.LMSInitialize('');
    short.LMSFinish('');
    expect(calls.mock.lastCall?.[1].keepalive).toBe(true);
  });

  test('a damaged package says so', async () => {
    const { upload, backend, view } = await amara();
    const { id } = (await upload('course.zip', 'no zip at all')).body as { id: number };
    await backend.write((db) => db.tables.modules.update(scormInProgress.module_id, { file_id: id }));
    expect(await view(scormInProgress.module_id, 1)).toContain('its package is damaged');
  });

  test('T20, T21: a name that is nobody’s ending has no type of its own, and none leaves the package', async () => {
    const visitor = await amara();
    const entries = { ...packageOfOne(), 'a.__proto__': 'x', 'a.constructor': 'x', '../../evil.html': 'x' };
    const { id } = (await visitor.upload('course.zip', Uint8Array.from(zip(entries)))).body as { id: number };
    await visitor.backend.write((db) => db.tables.modules.update(scormInProgress.module_id, { file_id: id }));
    const content = async (name: string) => {
      const { status, headers } = await visitor.fetch(`__scorm/${scormInProgress.module_id}/content/${name}`);
      return [status, headers.get('content-type')];
    };
    expect([await content('a.__proto__'), await content('a.constructor')]).toEqual([
      [200, 'application/octet-stream'],
      [200, 'application/octet-stream'],
    ]);
    expect((await content('..%2F..%2Fevil.html'))[0]).toBe(404);
  });

  test('its files are for whoever may open the module, and its calls need the session’s token', async () => {
    const { fetch, demo, token } = await amara();
    const content = (name: string) => fetch(`__scorm/${scormInProgress.module_id}/content/${name}`);
    const store = (state: unknown, csrf: string) =>
      fetch(`__scorm/${scormInProgress.module_id}/state`, {
        method: 'POST',
        headers: { 'x-xsrf-token': csrf },
        body: JSON.stringify({ learner: amaraOsei.id, player: 'a test', step: 1, replaces: null, state }),
      });
    const page = await content('index.html');
    expect([page.status, page.headers.get('content-type'), (await page.text()).includes('Who asks')]).toEqual([
      200,
      'text/html',
      true,
    ]);
    expect([
      (await content('missing.html')).status,
      (await content('%E0%A4%A')).status,
      (await store('{}', 'wrong')).status,
      (await store('no json', token())).status,
      (await store('{}', token())).status,
    ]).toEqual([404, 404, 404, 422, 204]);
    await demo.as(helenCho.email);
    expect((await content('index.html')).status).toBe(404);
  });
});
