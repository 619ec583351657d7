import type { Page } from '@playwright/test';
import type { Fault } from '#contracts/demo.ts';
import { expect } from '#e2e/host/expect.ts';
import type { DemoPort } from '#e2e/lib/demo-port.ts';
import { endTimeToUndo } from '#e2e/lib/walked-timers.ts';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import type { Step } from '#machines/testing/runnable.ts';
import { NO_REALTIME, type Model, type Visitor, type OutcomeSetup } from './model.ts';
import { setupAt, type Planned, type PlannedWalk } from './plan.ts';

/** How often the screen is asked. */
const LOOK_EVERY_MS = 30;
const SHOWN_WITHIN_MS = 30_000;
/** One look at the screen: what does not hold now is asked for again. */
const ONE_LOOK_MS = 200;

/** `expect` for states: one look, repeated as a whole until everything in it holds at the same time. */
export const see = expect.configure({ timeout: ONE_LOOK_MS });

/** A step that somebody takes (or the start), and everything that follows it by itself. */
interface Segment {
  readonly act: Planned | null;
  /**
   * What must be seen, one after the other: `answer` is the outcome that led there, `releases` the place in `outcomes`
   * of the one that leads on, `elapses` whether a time that runs out leads on, `isBeside` whether an event that comes
   * at once led there, `after` how many steps of the walk.
   */
  readonly shows: readonly {
    readonly shown: Omit<Planned, 'step'>;
    readonly answer: string | null;
    readonly releases: number | null;
    readonly elapses: boolean;
    readonly isBeside: boolean;
    readonly after: number;
  }[];
  readonly outcomes: readonly { readonly name: string; readonly ahead: readonly string[] }[];
  readonly ahead: readonly string[];
}

const answerOf = (following: readonly Planned[], index: number): string | null =>
  following.slice(0, index + 1).findLast(({ step }) => step.kind === 'outcome')?.step.name ?? null;

const segmentsOf = ({ start, steps }: PlannedWalk, model: Model): readonly Segment[] => {
  const names = steps.map(({ step }) => step.name);
  const isAct = ({ step }: Planned, index: number): boolean =>
    step.kind === 'event' && !model.comesAtOnce(step, names[index - 1] ?? null);
  const firsts = [-1, ...steps.flatMap((each, index) => (isAct(each, index) ? [index] : []))];
  return firsts.map((first, nth) => {
    const end = firsts[nth + 1] ?? steps.length;
    const following = steps.slice(first + 1, end);
    const act = steps[first] ?? null;
    const outcomesBefore = (position: number): number =>
      following.slice(0, position).filter(({ step }) => step.kind === 'outcome').length;
    return {
      act,
      // What stands before an event that comes at once is gone before anybody can look; the answer is what it came
      // with.
      shows: [act ?? start, ...following].flatMap((shown, position) => {
        const step = following[position]?.step;
        const next = step?.kind;
        return next === 'event' || (step !== undefined && isImmediate(model, step))
          ? []
          : [
              {
                shown,
                answer: answerOf(following, position - 1),
                releases: next === 'outcome' ? outcomesBefore(position) : null,
                elapses: next === 'delay',
                isBeside: following[position - 1]?.step.kind === 'event',
                after: first + 1 + position,
              },
            ];
      }),
      outcomes: following.flatMap(({ step }, index) =>
        step.kind === 'outcome' ? [{ name: step.name, ahead: names.slice(first + index + 2) }] : [],
      ),
      ahead: names.slice(first + 1),
    };
  });
};

const setupOf = (
  model: Model,
  { name, ahead }: Segment['outcomes'][number],
): OutcomeSetup & { readonly call: string } => {
  const [id = '', outcome = ''] = name.split(': ');
  const effect = model.effects[id];
  const setup = effect?.setups[outcome];
  if (effect === undefined || setup === undefined || (typeof setup === 'object' && 'exempt' in setup))
    throw new Error(`The model has no way to "${name}".`);
  return { call: effect.call, ...(typeof setup === 'function' ? setup(ahead) : setup) };
};

const isImmediate = (model: Model, step: Step): boolean => {
  const setup = setupAt(model, step);
  return typeof setup === 'object' && 'isImmediate' in setup;
};

/** Where a walk rests and the screen is asked, one after the other. */
export const restsOf = (walk: PlannedWalk, model: Model): readonly Omit<Planned, 'step'>[] =>
  segmentsOf(walk, model).flatMap(({ shows }) => shows.map(({ shown }) => shown));

const pauseNameOf = (nth: number): string => `walk ${nth}`;
/** Held until the wait for it was seen. A call that is well stays armed until then: another tab may make the same one. */
const armed = ({ call, fault }: ReturnType<typeof setupOf>, nth: number): Fault =>
  fault === undefined
    ? { call, pause: pauseNameOf(nth), times: 'always' }
    : { call, ...fault, pause: pauseNameOf(nth) };

const look = async (
  model: Model,
  visitor: Visitor,
  { states, position }: Omit<Planned, 'step'>,
  tells?: OutcomeSetup['tells'],
): Promise<void> => {
  const shows = states.flatMap((id) => {
    const show = model.states[id];
    return typeof show === 'function' ? [show] : [];
  });
  await expect(async () => {
    for (const show of shows) await show(visitor, position);
    await tells?.(visitor);
  }).toPass({ intervals: [LOOK_EVERY_MS], timeout: SHOWN_WITHIN_MS });
};

/** Says of an error where the walk was: the title of its test lists several walks, and steps that fail look alike. */
const told = (error: unknown, where: string): unknown => {
  if (!(error instanceof Error)) return error;
  // The report reads the stack, and only where there is none the message.
  const { message, stack } = error;
  error.message = `${where}\n${message}`;
  if (stack !== undefined) error.stack = `${where}\n${stack}`;
  return error;
};

/**
 * Lets a paused call go on, once it is there: two waits, one after the other, may look the same, and a page may be
 * slower than the walk.
 */
export const releaseCall = async (demo: DemoPort, pause: string): Promise<void> => {
  await expect
    .poll(() => demo.pausedCalls(pause), {
      intervals: [LOOK_EVERY_MS],
      timeout: SHOWN_WITHIN_MS,
      message: `the call that is paused as "${pause}"`,
    })
    .toBeGreaterThan(0);
  await demo.release(pause);
};

/** Where a walk is performed, and who hears of it. */
export interface Stage {
  readonly page: Page;
  readonly demo: DemoPort;
  /** Is called with each step, and within it with each state that is looked for; it runs them. */
  readonly step: (title: string, body: () => Promise<void>) => Promise<void>;
  /**
   * After so many steps the walk stops where the screen shows it: what a call would answer then stays paused. Left out:
   * at its end.
   */
  readonly until?: number;
  /** Is called where the walk rests, once the screen has shown it; `look` asks the screen for it again. */
  readonly rests?: (shown: Omit<Planned, 'step'>, look: () => Promise<void>) => Promise<void>;
}

/**
 * Walks the real view, and asserts after each step what the screen shows. An error says which walk, step and state it
 * met.
 */
export const perform = async (
  walk: PlannedWalk,
  entry: CatalogueEntry,
  model: Model,
  { step, until = Infinity, rests, ...given }: Stage,
): Promise<void> => {
  const pending: (() => Promise<void>)[] = [];
  const beside: Promise<void>[] = [];
  const standing = new Map<string, Fault>();
  let at = 'before any state';
  for (const segment of segmentsOf(walk, model)) {
    const { act, shows, outcomes, ahead } = segment;
    let isReached = false;
    let isPaused = true;
    let faults: readonly Fault[] = [];
    const arm = async (...others: readonly Fault[]): Promise<void> => {
      isPaused = false;
      await given.demo.faults(NO_REALTIME, ...standing.values(), ...others);
    };
    const armBeside = async (...more: readonly Fault[]): Promise<void> => {
      isPaused = true;
      await given.demo.faults(NO_REALTIME, ...standing.values(), ...faults, ...more);
    };
    const pause = async (call: string): Promise<void> => {
      standing.set(call, { call, pause: call, times: 'always' });
      await arm();
    };
    const release = async (call: string): Promise<void> => {
      standing.delete(call);
      await given.demo.release(call);
    };
    const visitor: Visitor = {
      ...given,
      ahead,
      arm,
      armBeside,
      pause,
      letGo: release,
      meanwhile: (work) => void beside.push(work),
      later: (work) => void pending.push(work),
    };
    const input = model.inputs[walk.input];
    const event = act === null ? undefined : entry.events[act.step.name];
    const title = `${act?.step.name ?? walk.input}${outcomes.map(({ name }) => ` → ${name}`).join('')}`;
    const walked = step(title, async () => {
      if (act === null) await input?.prepare?.(visitor);
      const setups = outcomes.map((outcome) => setupOf(model, outcome));
      for (const { prepare } of setups) await prepare?.(visitor);
      faults = [
        ...setups.flatMap((setup, nth) => (setup.isImmediate ? [] : [armed(setup, nth)])),
        ...setups.flatMap(({ also = [] }) => also),
      ];
      await armBeside();
      if (act === null) await input?.open(visitor);
      else await model.events[event?.type ?? '']?.(visitor, event);
      for (const { shown, answer, releases, elapses, isBeside, after } of shows) {
        const tells = setups[outcomes.findIndex(({ name }) => name === answer)]?.tells;
        at = `state ${shown.states.at(-1) ?? ''}`;
        // What stood before may look the same: a call that was released then would be held again by what the event
        // arms.
        if (isBeside) await Promise.all(beside.splice(0));
        await step(at, () => look(model, visitor, shown, tells));
        await rests?.(shown, () => look(model, visitor, shown, tells));
        isReached = after >= until;
        if (isReached) return;
        if (releases !== null && isPaused) {
          await releaseCall(given.demo, pauseNameOf(releases));
          await setups[releases]?.act?.(visitor);
        }
        if (elapses) await endTimeToUndo(given.page);
      }
      await Promise.all(beside.splice(0));
      for (const work of pending.splice(0)) await work();
    });
    await walked.catch((error: unknown) => {
      throw told(error, `from ${walk.input} in ${walk.steps.length} steps, at step "${title}", ${at}:`);
    });
    if (isReached) return;
  }
};
