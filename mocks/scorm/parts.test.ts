// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scormInProgress } from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { PARTS, packageOfParts } from '../testing/package-of-parts.ts';
import { api, current, frame, next, openedByAmara, rows, states, text } from '../testing/player-of-parts.ts';

// Players of earlier tests must not save into the backend of the next one.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

interface Api2004 {
  Initialize(none: ''): string;
  GetValue(name: string): string;
  SetValue(name: string, value: string): string;
  Terminate(none: ''): string;
}

const [BEFORE, DURING, AFTER] = PARTS;
const AT = scormInProgress.module_id;

/** What an object does with its API: begins, says its status, and stores it. */
const say = (status: string): void => {
  api().LMSInitialize('');
  api().LMSSetValue('cmi.core.lesson_status', status);
  api().LMSCommit('');
};

describe('the list of parts (N-24)', () => {
  test('names every part with its position and state, and opens the first', async () => {
    const visitor = await openedByAmara();
    await visitor.open();
    expect(document.querySelector('nav')?.getAttribute('aria-label')).toBe('Parts of this package');
    expect(rows().map((row) => row.querySelector('strong')?.textContent)).toEqual(PARTS.map(({ title }) => title));
    expect(states()).toEqual(['Part 1 of 3, Not started', 'Part 2 of 3, Not started', 'Part 3 of 3, Not started']);
    expect([current(), frame().title, frame().src.endsWith('part.html?part=before')]).toEqual([
      [0],
      BEFORE.title,
      true,
    ]);
    say('incomplete');
    expect(states()[0]).toBe('Part 1 of 3, In progress');
  });

  test('a package of one object has none, and stores its state alone', async () => {
    const visitor = await openedByAmara();
    await visitor.backend.write((db) => db.tables.modules.update(AT, { file_id: scormInProgress.file_id }));
    await visitor.open();
    expect([document.querySelector('nav'), frame().title]).toEqual([null, scormInProgress.title]);
    say('incomplete');
    await visitor.stored('cmi');
    expect(Object.keys(visitor.sent[0] ?? {})).toEqual(['learner', 'player', 'replaces', 'step', 'state']);
    expect(Object.keys(JSON.parse((await visitor.row())?.state ?? '') as object)).toEqual(['cmi']);
  });
});

describe('switching between parts (N-24)', () => {
  test('stores the part that is left before the other one is launched, and each goes on with its own state', async () => {
    const visitor = await openedByAmara();
    await visitor.open();
    say('incomplete');
    const left = api();
    const leaving = frame();
    leaving.remove = () => {
      // As a package does when its page goes.
      left.LMSSetValue('cmi.core.lesson_location', 'page 4');
      left.LMSSetValue('cmi.core.exit', 'suspend');
      left.LMSFinish('');
      HTMLElement.prototype.remove.call(leaving);
    };
    rows()[2]?.click();
    const last = visitor.sent.at(-1);
    expect([last?.object, last?.open, last?.state.includes('page 4')]).toEqual([BEFORE.id, AFTER.id, true]);
    expect([leaving.isConnected, frame().title, current(), api() === left]).toEqual([false, AFTER.title, [2], false]);
    say('incomplete');
    expect([api().LMSGetValue('cmi.core.entry'), api().LMSGetValue('cmi.core.lesson_location')]).toEqual([
      'ab-initio',
      '',
    ]);
    api().LMSSetValue('cmi.core.lesson_location', 'page 9');

    rows()[0]?.click();
    expect(visitor.sent.at(-1)?.state, 'one that does not end itself is stored too').toContain('page 9');
    api().LMSInitialize('');
    expect([api().LMSGetValue('cmi.core.entry'), api().LMSGetValue('cmi.core.lesson_location')]).toEqual([
      'resume',
      'page 4',
    ]);
    rows()[2]?.click();
    await visitor.stored('page 9');
    await vi.waitFor(async () =>
      expect(JSON.parse((await visitor.row())?.state ?? '')).toMatchObject({
        open: AFTER.id,
        objects: {
          before: { cmi: { core: { lesson_location: 'page 4' } } },
          after: { cmi: { core: { lesson_location: 'page 9' } } },
        },
      }),
    );
    await visitor.open();
    api().LMSInitialize('');
    expect([current(), api().LMSGetValue('cmi.core.lesson_location')], 'the one that was left').toEqual([
      [2],
      'page 9',
    ]);
  });

  test('parts of SCORM 2004 go on with their own state, too, and complete the module together', async () => {
    const manifest = packageOfParts['imsmanifest.xml']
      .replace('>1.2<', '>2004 4th Edition<')
      .replace('adlcp_rootv1p2', 'adlcp_v1p3');
    const visitor = await openedByAmara({ ...packageOfParts, 'imsmanifest.xml': manifest });
    await visitor.open();
    const api2004 = (): Api2004 => Reflect.get(window, 'API_1484_11') as Api2004;
    api2004().Initialize('');
    api2004().SetValue('cmi.location', 'page 4');
    for (const position of [1, 2]) {
      rows()[position]?.click();
      api2004().Initialize('');
      expect([api2004().GetValue('cmi.entry'), api2004().GetValue('cmi.location')]).toEqual(['ab-initio', '']);
      api2004().SetValue('cmi.completion_status', 'completed');
    }
    expect(next().textContent).toBe(`Next part: ${BEFORE.title}`);
    next().click();
    api2004().Initialize('');
    expect([api2004().GetValue('cmi.entry'), api2004().GetValue('cmi.location')]).toEqual(['resume', 'page 4']);
    await visitor.stored('"done":["during","after"]');
    expect((await visitor.row())?.status).toBe('pending');
    api2004().SetValue('cmi.success_status', 'passed');
    api2004().Terminate('');
    await vi.waitFor(async () => expect((await visitor.row())?.status).toBe('completed'));
  });

  test('a part whose state did not arrive says so while another is open, and is sent again with its own name', async () => {
    const visitor = await openedByAmara();
    await visitor.open();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    say('incomplete');
    api().LMSSetValue('cmi.suspend_data', 'steps of the first');
    rows()[1]?.click();
    await vi.waitFor(() => expect(text('[role=alert]')).toMatch(/^Your latest steps could not be stored/));
    vi.stubGlobal('fetch', visitor.send);
    say('incomplete');
    await visitor.stored(DURING.id);
    expect(text('[role=alert]'), 'the success of another part does not take it away').toMatch(
      /^Your latest steps could not be stored/,
    );
    await vi.advanceTimersByTimeAsync(5000);
    await visitor.stored('steps of the first');
    await vi.waitFor(() => expect(text('[role=alert]')).toBe(''));
    expect(visitor.sent.at(-1)?.object).toBe(BEFORE.id);
  });

  test('what the runtime refused to a part is said until it is left', async () => {
    const visitor = await openedByAmara();
    await visitor.open();
    api().LMSInitialize('');
    api().LMSSetValue('cmi.suspend_data', 'y'.repeat(200_000));
    expect(text('[role=alert]')).toMatch(/asks for more room than there is/);
    rows()[1]?.click();
    expect(text('[role=alert]')).toBe('');
  });
});

describe('the completion of parts (N-24)', () => {
  test('a completed part is told with a button to the next; the module completes with the last of them, in any order', async () => {
    const visitor = await openedByAmara();
    await visitor.open();
    rows()[1]?.click();
    say('completed');
    expect([text('[role=status]'), next().textContent, next().hidden]).toEqual([
      `“${DURING.title}” is completed.`,
      `Next part: ${AFTER.title}`,
      false,
    ]);
    next().click();
    expect([current(), text('[role=status]'), next().hidden, document.activeElement]).toEqual([
      [2],
      '',
      true,
      rows()[2],
    ]);
    say('passed');
    expect(next().textContent, 'after the last comes the first that is left').toBe(`Next part: ${BEFORE.title}`);
    await vi.waitFor(async () => expect((await visitor.row())?.state).toContain('passed'));
    expect((await visitor.row())?.status, 'two of three').toBe('pending');
    next().click();
    say('completed');
    expect([text('[role=status]'), next().hidden]).toEqual([
      `“${BEFORE.title}” is completed. All parts of this package are completed.`,
      true,
    ]);
    await vi.waitFor(async () => expect((await visitor.row())?.status).toBe('completed'));
    expect(states().every((state) => state?.endsWith('Completed'))).toBe(true);
  });

  test('it opens at the first part that is not completed; a completed one stays so when it begins again as incomplete', async () => {
    const visitor = await openedByAmara();
    await visitor.open();
    say('completed');
    await visitor.stored('"done":["before"]');
    await visitor.open();
    expect([current(), states()[0]]).toEqual([[1], 'Part 1 of 3, Completed']);
    rows()[0]?.click();
    say('incomplete');
    await vi.waitFor(async () => expect((await visitor.row())?.state).toContain('"lesson_status":"incomplete"'));
    expect([states()[0], (await visitor.row())?.state?.includes('"done":["before"]')]).toEqual([
      'Part 1 of 3, Completed',
      true,
    ]);
  });

  test('a part whose file is missing says so in its place, and leaves the module open', async () => {
    const entries = {
      ...packageOfParts,
      'imsmanifest.xml': packageOfParts['imsmanifest.xml'].replace(
        'identifierref="page" parameters="?part=during"',
        'identifierref="lost"',
      ),
    };
    const visitor = await openedByAmara(entries);
    await visitor.open();
    expect(states()[1]).toBe('Part 2 of 3, Cannot be opened');
    rows()[1]?.click();
    expect([frame(), text('main > [role=alert]:last-child'), Reflect.has(window, 'API')]).toEqual([
      null,
      'Sorry, this part cannot be opened: its file is missing. Your training administrator can replace the package.',
      false,
    ]);
    rows()[0]?.click();
    say('completed');
    next().click();
    expect(current()).toEqual([2]);
    say('completed');
    expect(text('[role=status]')).toBe(
      `“${AFTER.title}” is completed. A part that is left cannot be opened: your training administrator can replace the package.`,
    );
    await visitor.stored('"done":["before","after"]');
    expect((await visitor.row())?.status).toBe('pending');
  });

  test('a plain page that never calls the API is completed when it was opened', async () => {
    const plain =
      '<resource identifier="plain" type="webcontent" adlcp:scormtype="asset" href="part.html"/></resources>';
    const visitor = await openedByAmara({
      ...packageOfParts,
      'imsmanifest.xml': packageOfParts['imsmanifest.xml']
        .replace('identifierref="page" parameters="?part=during"', 'identifierref="plain"')
        .replace('</resources>', plain),
    });
    await visitor.open();
    rows()[1]?.click();
    expect([states()[1], next().textContent]).toEqual(['Part 2 of 3, Completed', `Next part: ${AFTER.title}`]);
    await visitor.stored('"done":["during"]');
  });
});

describe('the stored state of several parts (N-24)', () => {
  test('what an older version stored goes on as the first part, and is not lost when another stores', async () => {
    const visitor = await openedByAmara();
    await visitor.store('{"cmi":{"suspend_data":"old","core":{"lesson_status":"incomplete"}}}');
    await visitor.open();
    api().LMSInitialize('');
    expect([current(), api().LMSGetValue('cmi.suspend_data'), api().LMSGetValue('cmi.core.entry')]).toEqual([
      [0],
      'old',
      'resume',
    ]);
    await visitor.claimed();
    expect(await visitor.postState({ object: AFTER.id, state: '{"cmi":{}}' })).toBe(204);
    expect(JSON.parse((await visitor.row())?.state ?? '')).toMatchObject({
      objects: { before: { cmi: { suspend_data: 'old' } }, after: { cmi: {} } },
    });
  });

  test('a state without a name is the first part’s; one of an unknown part is refused', async () => {
    const visitor = await openedByAmara();
    expect([
      await visitor.postState({ state: '{"cmi":{"core":{"lesson_status":"completed"}}}' }),
      await visitor.postState({ object: 'elsewhere', state: '{"cmi":{}}' }),
    ]).toEqual([204, 422]);
    expect(JSON.parse((await visitor.row())?.state ?? '')).toMatchObject({ done: ['before'], open: 'before' });
    expect((await visitor.row())?.status).toBe('pending');
  });

  test('after a restart every part begins anew (N-21)', async () => {
    const visitor = await openedByAmara();
    for (const { id } of PARTS)
      await visitor.postState({
        object: id,
        state: '{"cmi":{"suspend_data":"old","core":{"lesson_status":"completed"}}}',
      });
    expect((await visitor.row())?.status).toBe('completed');
    await visitor.patch('user-modules', {
      organisation_id: 1,
      users: [amaraOsei.id],
      modules: [AT],
      last_started_at: null,
      last_completed_at: null,
      state: null,
      time_viewed: null,
    });
    expect(await visitor.view()).not.toContain('old');
    await visitor.open();
    expect([current(), states().every((state) => state?.endsWith('Not started'))]).toEqual([[0], true]);
  });
});
