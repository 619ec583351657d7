import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import type { ClientPorts } from '#api/ports.ts';
import type { Fault } from '#contracts/demo.ts';
import { tomWhitfield as learner } from '#fixtures/people.ts';
import { choicesOnlyWithTwoAttempts, finalAssessmentWithEveryType } from '#fixtures/assessments/infection-control.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { runErrand, type Closing, type Errand } from './testing/learner.ts';
import { openVisit } from './testing/visit.ts';

/** Every call that signing in and taking an assessment make, with what its address looks like. */
const CALLS: Readonly<Record<string, RegExp>> = {
  getCsrfCookie: /\/sanctum\/csrf-cookie$/,
  login: /\/login$/,
  confirmTwoFactor: /\/two-factor-authentication-confirm$/,
  getMe: /\/me$/,
  getAssessment: /\/assessments\/\d+$/,
  uploadFile: /\/files\/?$/,
  submitAnswers: /\/answers$/,
};

/** Every kind of the console. */
const KINDS = [
  'offline',
  'lost',
  'timeout',
  'html',
  'redirect',
  'empty',
  'truncated',
  'malformed',
  'huge',
  'slow',
] as const satisfies readonly NonNullable<Fault['kind']>[];
const STATUSES = [401, 403, 404, 409, 413, 419, 422, 423, 429, 500, 502, 503, 504];
const CLOSINGS: readonly Closing[] = ['never', 'afterTheFault', 'whileTheCallIsOut'];

/** Each in a world of its own; what one waits for leaves the processor to the others. */
const VISITS_AT_ONCE = 8;
/** Hundreds of visits on a machine that may be busy. */
const LONGEST_MS = 180_000;
/** The call is held under this name while its tab is closed. */
const OUT = 'out while the tab is closed';

/** One of each kind of question, which a reviewer gets; and one that the server would take twice, because it is failed. */
const EVERY_TYPE = finalAssessmentWithEveryType;
const FAILED_AT_ONCE = choicesOnlyWithTwoAttempts;
const CALLS_OF_BOTH = ['getAssessment', 'submitAnswers'];

type Tested = Pick<typeof EVERY_TYPE, 'assessment_id' | 'questions'>;

interface Case {
  readonly call: string;
  readonly fault: Omit<Fault, 'call'>;
  readonly closing: Closing;
  readonly assessment: Tested;
}

const faults = [
  ...KINDS.map((kind) => (kind === 'slow' ? { kind, delayMs: 1 } : { kind })),
  ...STATUSES.map((status) => ({ status })),
  { status: 419, times: 2 },
  { kind: 'offline' as const, times: 3 },
  { kind: 'lost' as const, times: 3 },
];
const casesOf = (call: string): readonly Case[] =>
  (CALLS_OF_BOTH.includes(call) ? [EVERY_TYPE, FAILED_AT_ONCE] : [EVERY_TYPE]).flatMap((assessment) =>
    CLOSINGS.flatMap((closing) => faults.map((fault) => ({ call, fault, closing, assessment }))),
  );

/** A server that never answers: the app gives up after half a minute, the device here as soon as it has sent the call. */
const silence = async (): Promise<never> => {
  await new Promise((resolve) => setTimeout(resolve));
  throw new TypeError('Failed to fetch');
};

/** The door as a device sees it that gives up on a silent server, and what became of the first call that is aimed at. */
const watched = (door: InProcess, { call, fault }: Pick<Case, 'call' | 'fault'>) => {
  const outcome = { left: false, settled: false };
  const aimed = CALLS[call] ?? /$^/;
  let silences = fault.kind === 'timeout' ? (fault.times === undefined ? 1 : Number(fault.times)) : 0;
  const follow = async <T>(url: string, answer: Promise<T>): Promise<T> => {
    if (!aimed.test(new URL(url).pathname)) return answer;
    outcome.left = true;
    answer.catch(() => undefined);
    silences -= 1;
    return (silences >= 0 ? silence() : answer).finally(() => {
      outcome.settled = true;
    });
  };
  const ports: Pick<ClientPorts, 'fetch' | 'upload'> = {
    fetch: (request, init) => follow(request.url, door.fetch(request, init)),
    upload: (request) => follow(request.url, door.upload(request)),
  };
  return { ports: { ...ports, baseUrl: door.baseUrl, readCookie: door.readCookie }, outcome };
};

const takenOf = (door: InProcess, { assessment_id }: Tested) =>
  door.backend.read((db) =>
    db.tables.user_assessments.first((row) => row.user_id === learner.id && row.assessment_id === assessment_id),
  );

const run = async ({ call, fault, closing, assessment }: Case, device = memoryDevice()): Promise<readonly string[]> => {
  const name = `${call} of ${assessment.assessment_id}, ${fault.kind ?? fault.status}${fault.times === undefined ? '' : ` × ${fault.times}`}, tab closed: ${closing}`;
  const inner = createInProcess();
  const { ports, outcome } = watched(inner, { call, fault });
  const before = (await takenOf(inner, assessment))?.attempts ?? 0;
  await inner.demo.faults.set([{ call, ...fault, ...(closing === 'whileTheCallIsOut' ? { pause: OUT } : {}) }]);
  const ending = await runErrand({
    ports,
    demo: inner.demo,
    device,
    learner: { email: learner.email, password: learner.password },
    assessmentId: assessment.assessment_id,
    questions: assessment.questions as Errand['questions'],
    closing,
    struck: () => outcome,
    letGo: () => inner.demo.faults.release(OUT),
    name,
  });
  const after = await takenOf(inner, assessment);
  const submissions = (await inner.demo.log()).filter(
    (each) => each.call === 'submitAnswers' && each.status === 200 && each.isRepeated !== true,
  );
  return [
    ...ending.lost.map((sentence) => `lost: ${sentence}`),
    ...(['"underReview"', '{"failed":"retryable"}'].includes(ending.result)
      ? []
      : [`not finished: ${name}: ${ending.result}`]),
    ...((after?.attempts ?? 0) === before + 1 && submissions.length === 1
      ? []
      : [`submitted ${submissions.length} times: ${name}`]),
    ...(new Set(after?.answers?.map(({ question_id }) => question_id)).size === assessment.questions.length
      ? []
      : [`answers missing on the server: ${name}`]),
    ...(outcome.left ? [] : [`never met its fault: ${name}`]),
  ];
};

let cases = 0;

describe('whatever happens to whichever call of signing in and of taking an assessment', () => {
  test.each(Object.keys(CALLS))(
    'no answer is lost, nothing is submitted twice, and the way can be finished: %s',
    async (call) => {
      const found: string[] = [];
      const open = [...casesOf(call)];
      const visit = async (): Promise<void> => {
        for (let each = open.shift(); each !== undefined; each = open.shift()) {
          found.push(...(await run(each)));
          cases += 1;
        }
      };
      await Promise.all(Array.from({ length: VISITS_AT_ONCE }, visit));
      expect(found).toEqual([]);
    },
    LONGEST_MS,
  );

  /** A tab of one browser in which the assessment stands open. */
  const openTab = async (
    ports: Pick<ClientPorts, 'baseUrl' | 'fetch' | 'readCookie' | 'upload'>,
    device: ReturnType<typeof memoryDevice>,
    hasIdempotencyKeys: boolean,
  ) => {
    const tab = openVisit(ports, device, { remembered: true, hasIdempotencyKeys });
    await waitFor(tab.login, (state) => state.matches('signedIn'));
    const { taking } = tab.open(FAILED_AT_ONCE.assessment_id);
    await waitFor(taking, (state) => !state.hasTag('busy'), { timeout: LONGEST_MS });
    return { ...tab, taking };
  };
  type Taking = Awaited<ReturnType<typeof openTab>>['taking'];
  const answerAll = (taking: Taking): void => {
    for (const question of FAILED_AT_ONCE.questions)
      taking.send({
        type: 'option.toggled',
        question: question as Errand['questions'][number],
        optionId: question.options?.[0]?.id ?? 0,
      });
    taking.send({ type: 'check.requested' });
    taking.send({ type: 'submission.confirmed' });
  };
  const counts = async (door: InProcess) =>
    (await door.demo.log())
      .filter(({ call, status }) => call === 'submitAnswers' && status === 200)
      .map(({ isRepeated }) => (isRepeated === true ? 'repeated' : 'counted'));

  test(
    'a call that the server takes up only after the next one counted counts nothing: the key tells it',
    async () => {
      const door = createInProcess();
      await door.demo.as(learner.email);
      const device = memoryDevice();
      const first = await openTab(door, device, true);
      await door.demo.faults.set([{ call: 'submitAnswers', pause: 'late' }]);
      answerAll(first.taking);
      await expect.poll(() => door.demo.faults.pausedCalls('late')).toBe(1);
      first.close();
      const second = await openTab(door, device, true);
      expect([second.taking.getSnapshot().value, await counts(door)]).toEqual([{ failed: 'retryable' }, ['counted']]);
      await door.demo.faults.release('late');
      await expect.poll(() => counts(door)).toEqual(['counted', 'repeated']);
      expect((await takenOf(door, FAILED_AT_ONCE))?.attempts).toBe(1);
      second.close();
    },
    LONGEST_MS,
  );

  test(
    'before an API without keys nothing that left is sent again by itself',
    async () => {
      const door = createInProcess();
      await door.demo.as(learner.email);
      const device = memoryDevice();
      const first = await openTab(door, device, false);
      await door.demo.faults.set([{ call: 'submitAnswers', pause: 'late' }]);
      answerAll(first.taking);
      await expect.poll(() => door.demo.faults.pausedCalls('late')).toBe(1);
      first.close();
      const second = await openTab(door, device, false);
      expect([
        second.taking.getSnapshot().value,
        second.taking.getSnapshot().context.wasNotSubmitted,
        await counts(door),
      ]).toEqual(['checking', true, []]);
      await door.demo.faults.release('late');
      await expect.poll(() => counts(door)).toEqual(['counted']);
      // Confirmed again, it asks first.
      second.taking.send({ type: 'submission.confirmed' });
      await waitFor(second.taking, (state) => state.matches('failed'), { timeout: LONGEST_MS });
      expect([await counts(door), (await takenOf(door, FAILED_AT_ONCE))?.attempts]).toEqual([['counted'], 1]);
      second.close();
    },
    LONGEST_MS,
  );

  test('the negative control: a device that keeps nothing loses answers, and these tests say so', async () => {
    const forgetful = { ...memoryDevice(), getItem: () => null, setItem: () => undefined };
    const [first] = await run(
      { call: 'submitAnswers', fault: { kind: 'offline' }, closing: 'afterTheFault', assessment: EVERY_TYPE },
      forgetful,
    );
    expect(first).toMatch(/^lost: submitAnswers of 501, offline/);
  });

  test('every case ran', () => {
    const pages = Object.keys(CALLS).length + CALLS_OF_BOTH.length;
    process.stdout.write(
      `${cases} cases: ${Object.keys(CALLS).length} calls (${CALLS_OF_BOTH.length} of them in two assessments) × ${faults.length} faults × ${CLOSINGS.length} ways to close the tab.\n`,
    );
    expect(cases).toBe(pages * faults.length * CLOSINGS.length);
  });
});
