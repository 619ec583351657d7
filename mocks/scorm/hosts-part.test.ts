// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { packageOfOne } from '../testing/package-of-one.ts';
import { packageOfParts, PARTS } from '../testing/package-of-parts.ts';
import { api, current, frame, openedByAmara, text } from '../testing/player-of-parts.ts';

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
const api2004 = (): Api2004 => Reflect.get(window, 'API_1484_11') as Api2004;
const VERSION_2004 = '2004 4th Edition';
const ended = () => [...document.querySelectorAll('[role=status]')].at(-1)?.textContent;
const goOn = (): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Continue') as HTMLButtonElement;

describe('the host’s part when an object of SCORM 1.2 ends (N-24)', () => {
  test('L-02, P3: one that only initialises and finishes is completed', async () => {
    const visitor = await openedByAmara(packageOfOne());
    await visitor.open();
    api().LMSInitialize('');
    api().LMSFinish('');
    await vi.waitFor(async () => expect((await visitor.row())?.status).toBe('completed'));
  });

  test('L-02, P3: so is a package of several parts, with its last', async () => {
    const visitor = await openedByAmara();
    await visitor.open();
    for (const position of PARTS.keys()) {
      document.querySelectorAll<HTMLButtonElement>('nav li button')[position]?.click();
      api().LMSInitialize('');
      api().LMSFinish('');
    }
    await vi.waitFor(async () => expect((await visitor.row())?.status).toBe('completed'));
  });

  test('one that was looked at and did not end is not; when a later session ends it is', async () => {
    const visitor = await openedByAmara(packageOfOne());
    await visitor.open();
    api().LMSInitialize('');
    api().LMSSetValue('cmi.core.lesson_location', '2');
    api().LMSCommit('');
    await visitor.stored('"lesson_location":"2"');
    expect((await visitor.row())?.status).toBe('pending');
    await visitor.open();
    api().LMSInitialize('');
    expect(api().LMSGetValue('cmi.core.lesson_status')).toBe('not attempted');
    api().LMSFinish('');
    await vi.waitFor(async () => expect((await visitor.row())?.status).toBe('completed'));
  });

  test.each([
    ['80', 'passed', 'completed'],
    ['79', 'failed', 'pending'],
  ])('with a score for mastery of 80 a score of %s makes it %s', async (score, lesson, module) => {
    const visitor = await openedByAmara(packageOfOne({ item: '<adlcp:masteryscore>80</adlcp:masteryscore>' }));
    await visitor.open();
    api().LMSInitialize('');
    api().LMSSetValue('cmi.core.score.raw', score);
    api().LMSFinish('');
    await visitor.stored(`"lesson_status":"${lesson}"`);
    expect((await visitor.row())?.status).toBe(module);
  });

  test('what it set itself stays, where no score for mastery is named', async () => {
    const visitor = await openedByAmara(packageOfOne());
    await visitor.open();
    api().LMSInitialize('');
    api().LMSSetValue('cmi.core.lesson_status', 'incomplete');
    api().LMSSetValue('cmi.core.score.raw', '100');
    api().LMSFinish('');
    await visitor.stored('"lesson_status":"incomplete"');
    expect((await visitor.row())?.status).toBe('pending');
  });

  test('L-21: the times of its sessions are added, and exit decides how it enters', async () => {
    const visitor = await openedByAmara(packageOfOne());
    const session = async (time: string, exit: string, total: string): Promise<readonly string[]> => {
      await visitor.open();
      api().LMSInitialize('');
      const told = [api().LMSGetValue('cmi.core.total_time'), api().LMSGetValue('cmi.core.entry')];
      api().LMSSetValue('cmi.core.lesson_status', 'incomplete');
      api().LMSSetValue('cmi.core.session_time', time);
      api().LMSSetValue('cmi.core.exit', exit);
      api().LMSFinish('');
      await visitor.stored(`"0000:${total}.00"`);
      return told;
    };
    expect([
      await session('00:00:06', 'suspend', '00:06'),
      await session('00:00:04', '', '00:10'),
      await session('00:01:00', 'time-out', '01:10'),
    ]).toEqual([
      ['00:00:00', 'ab-initio'],
      ['00:00:06', 'resume'],
      ['00:00:10', ''],
    ]);
  });
});

describe('the host’s part when an object of SCORM 2004 ends (N-24)', () => {
  test('the thresholds of the manifest decide', async () => {
    const item =
      '<adlcp:completionThreshold minProgressMeasure="0.8"/><imsss:sequencing><imsss:objectives><imsss:primaryObjective objectiveID="p" satisfiedByMeasure="true"><imsss:minNormalizedMeasure>0.5</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives></imsss:sequencing>';
    const visitor = await openedByAmara(packageOfOne({ version: VERSION_2004, item }));
    await visitor.open();
    api2004().Initialize('');
    api2004().SetValue('cmi.progress_measure', '0.7');
    api2004().SetValue('cmi.score.scaled', '0.4');
    api2004().SetValue('cmi.exit', 'suspend');
    api2004().Terminate('');
    await visitor.stored('"completion_status":"incomplete"');
    await visitor.stored('"success_status":"failed"');
    await visitor.open();
    api2004().Initialize('');
    api2004().SetValue('cmi.progress_measure', '0.8');
    api2004().Terminate('');
    await vi.waitFor(async () => expect((await visitor.row())?.status).toBe('completed'));
  });

  test('one that says nothing of its completion is completed, where the manifest does not leave that to it', async () => {
    const visitor = await openedByAmara(packageOfOne({ version: VERSION_2004 }));
    await visitor.open();
    api2004().Initialize('');
    api2004().Terminate('');
    await vi.waitFor(async () => expect((await visitor.row())?.status).toBe('completed'));
    const item = '<imsss:sequencing><imsss:deliveryControls completionSetByContent="true"/></imsss:sequencing>';
    const own = await openedByAmara(packageOfOne({ version: VERSION_2004, item }));
    await own.open();
    api2004().Initialize('');
    api2004().Terminate('');
    await own.stored('"completion_status":"unknown"');
  });
});

describe('L-03: a package that ended itself', () => {
  test.each(['suspendAll', 'exitAll', 'exit', 'abandon'])(
    'is taken away where it asks for %s, and goes on where it was left',
    async (request) => {
      const visitor = await openedByAmara(packageOfOne({ version: VERSION_2004 }));
      await visitor.open();
      const left = api2004();
      left.Initialize('');
      left.SetValue('cmi.location', '4');
      left.SetValue('adl.nav.request', request);
      left.Terminate('');
      expect(frame(), 'its own code is still running').toBeTruthy();
      await vi.advanceTimersByTimeAsync(0);
      expect([frame(), ended(), goOn().hidden, Reflect.has(window, 'API_1484_11')]).toEqual([
        null,
        'You left the package.',
        false,
        false,
      ]);
      goOn().click();
      api2004().Initialize('');
      expect([frame() === null, ended(), goOn().hidden, api2004().GetValue('cmi.location')]).toEqual([
        false,
        '',
        true,
        '4',
      ]);
    },
  );

  test('without such a request it stays to be read, and its person hears that nothing is stored any more', async () => {
    const visitor = await openedByAmara(packageOfOne());
    await visitor.open();
    api().LMSInitialize('');
    api().LMSSetValue('cmi.core.lesson_location', '4');
    api().LMSFinish('');
    await vi.advanceTimersByTimeAsync(1000);
    expect([frame() === null, ended()]).toEqual([
      false,
      'The package has ended. What you do in it from here on is not stored.',
    ]);
    goOn().click();
    api().LMSInitialize('');
    expect([ended(), api().LMSGetValue('cmi.core.lesson_location')]).toEqual(['', '4']);
  });

  test('P10: a next page of it that initialises again begins a session, and nothing is said', async () => {
    const visitor = await openedByAmara(packageOfOne());
    await visitor.open();
    const one = api();
    one.LMSInitialize('');
    one.LMSSetValue('cmi.core.lesson_location', '4');
    one.LMSSetValue('cmi.core.lesson_status', 'incomplete');
    one.LMSSetValue('cmi.core.session_time', '00:00:05');
    one.LMSFinish('');
    expect([one.LMSInitialize(''), one.LMSGetValue('cmi.core.lesson_location')]).toEqual(['true', '4']);
    expect(one.LMSGetValue('cmi.core.total_time')).toBe('00:00:05');
    one.LMSSetValue('cmi.core.lesson_location', '5');
    await vi.advanceTimersByTimeAsync(1000);
    await visitor.stored('"lesson_location":"5"');
    expect(ended()).toBe('');
  });

  test.each([
    ['continue', 0, 1],
    ['previous', 2, 1],
    [`{target=${PARTS[2].id}}choice`, 0, 2],
    [`{target=${PARTS[0].id}}jump`, 1, 0],
  ])('%s leads from one part to another', async (request, from, to) => {
    const manifest = packageOfParts['imsmanifest.xml']
      .replace('>1.2<', '>2004 4th Edition<')
      .replace('adlcp_rootv1p2', 'adlcp_v1p3');
    const visitor = await openedByAmara({ ...packageOfParts, 'imsmanifest.xml': manifest });
    await visitor.open();
    document.querySelectorAll<HTMLButtonElement>('nav li button')[from]?.click();
    api2004().Initialize('');
    api2004().SetValue('adl.nav.request', request);
    api2004().Terminate('');
    await vi.advanceTimersByTimeAsync(0);
    expect([current(), frame().title]).toEqual([[to], PARTS[to]?.title]);
  });

  test('continue after the last part leaves the package', async () => {
    const visitor = await openedByAmara(packageOfOne({ version: VERSION_2004 }));
    await visitor.open();
    api2004().Initialize('');
    api2004().SetValue('adl.nav.request', 'continue');
    api2004().Terminate('');
    await vi.advanceTimersByTimeAsync(0);
    expect(text('main > iframe') ?? null).toBeNull();
    expect(ended()).toBe('You left the package.');
  });
});
