import type { Demo } from '#contracts/demo.ts';
import type { ProductFrame } from '../product/product-frame.ts';
import type { Journal, Secret, Seen, Step, Target } from './journal.ts';
import { TEST_CARD } from './secrets.ts';
import { stepText } from './step-text.ts';

/** How fast steps follow each other: one can read what is said, or nothing is waited for. */
export type Pace = 'readable' | 'none';

/** Where a replay is. Another object after each change. */
export interface Playing {
  readonly title: string;
  /** Steps that were done. */
  readonly done: number;
  readonly total: number;
  /** What a tour says, or what is about to be done. */
  readonly sentence: string;
  readonly isPaused: boolean;
}

/** How a replay ended; `failed` says at which step, and why. */
export type Ending =
  | { readonly kind: 'done' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly reason: string };

export interface Player {
  /** Null while nothing is replayed. */
  readonly playing: () => Playing | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Replays a journal from a fresh world; what was being replayed is stopped. Never rejects. */
  readonly play: (journal: Journal, pace: Pace) => Promise<Ending>;
  readonly pause: () => void;
  readonly resume: () => void;
  /** While it is paused: does the next step. */
  readonly step: () => void;
  readonly stop: () => void;
}

export interface PlayerInput {
  readonly frame: ProductFrame;
  /** Real milliseconds within which a target has to be there, and what was seen in sight. */
  readonly withinMs?: number;
}

const WITHIN_MS = 10_000;
const LOOK_MS = 30;
/** To read a sentence: to find it, and for each letter. */
const FIND_MS = 1500;
const LETTER_MS = 45;
const SILENT_STEP_MS = 900;

class Stopped extends Error {}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const loadTools = async () => ({ ...(await import('./targets.ts')), ...(await import('./hands.ts')) });
type Tools = Awaited<ReturnType<typeof loadTools>>;

/** What is not in sight of what has to be, as a sentence; null where all of it is. */
const missing = (wanted: Seen, { heading, alerts, statuses }: ReturnType<Tools['lookAt']>): string | null => {
  if (wanted.heading !== undefined && wanted.heading !== heading)
    return `The heading is “${heading ?? 'none'}” instead of “${wanted.heading}”.`;
  const texts = [...alerts, ...statuses];
  const absent = [...(wanted.alerts ?? []), ...(wanted.statuses ?? [])].find((text) => !texts.includes(text));
  return absent === undefined ? null : `“${absent}” does not come.`;
};

const callVerb = async (demo: Demo, verb: string, args: readonly unknown[]): Promise<void> => {
  const [group = '', inner] = verb.split('.');
  const owner = (inner === undefined ? demo : demo[group as 'clock' | 'faults']) as unknown as Record<
    string,
    (...given: readonly unknown[]) => Promise<unknown>
  >;
  await owner[inner ?? group]?.(...args);
};

const secretFor = async (demo: Demo, { secret, email }: Secret): Promise<string> => {
  if (secret === 'password') {
    const personas = await demo.personas();
    return (personas.find((persona) => persona.email === email) ?? personas[0])?.password ?? '';
  }
  if (secret === 'code' && email !== null) return demo.totp(email);
  const card = TEST_CARD[secret];
  if (card === undefined) throw new Error('The journal leaves out what was typed here, and the demo does not know it.');
  return card;
};

/** Plays journals in the frame of the product. */
export const createPlayer = ({ frame, withinMs = WITHIN_MS }: PlayerInput): Player => {
  const listeners = new Set<() => void>();
  let playing: Playing | null = null;
  /** Lets a step be done that waits for it. */
  let goOn: (() => void) | null = null;
  let current = 0;

  const become = (next: Playing | null): void => {
    playing = next;
    for (const listener of listeners) listener();
  };
  const change = (part: Partial<Playing>): void => {
    if (playing !== null) become({ ...playing, ...part });
  };
  const wake = (): void => {
    goOn?.();
    goOn = null;
  };

  const run = async (journal: Journal, pace: Pace, isCurrent: () => boolean): Promise<void> => {
    const requireCurrent = (): void => {
      if (!isCurrent()) throw new Stopped();
    };
    const documentNow = (): Document => {
      const document = frame.view()?.document;
      if (document === undefined) throw new Error('The product is not there.');
      return document;
    };
    /** Tries until it gives something else than a sentence, and throws the last sentence. */
    const until = async <T extends object | null>(attempt: () => T | string | Promise<T | string>): Promise<T> => {
      const end = performance.now() + withinMs;
      for (;;) {
        requireCurrent();
        const found = await attempt();
        if (typeof found !== 'string') return found;
        if (performance.now() > end) throw new Error(found);
        await sleep(LOOK_MS);
      }
    };
    const tools = await loadTools();
    const find = (target: Target): Promise<Element> => until(() => tools.findTarget(documentNow(), target));
    /** A page that still asks the server may take a choice back: it is made until it stays. */
    const check = (target: Target, isChecked: boolean): Promise<Element> =>
      until(async () => {
        const box = tools.findTarget(documentNow(), target);
        if (typeof box === 'string') return box;
        await tools.hands.check(box, isChecked);
        await sleep(LOOK_MS);
        return (box as HTMLInputElement).checked === isChecked ? box : 'It does not stay so.';
      });
    const see = async (seen: Seen | undefined): Promise<void> => {
      if (seen !== undefined) await until(() => missing(seen, tools.lookAt(documentNow())));
    };
    /** Shows what is acted on before it is, by the focus of the page itself. */
    const point = (element: Element): void => {
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      element.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
      (element as HTMLElement).focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    };
    const wait = async (sentence: string | undefined): Promise<void> => {
      if (playing?.isPaused !== true && pace === 'none') return;
      const read = sentence === undefined ? SILENT_STEP_MS : FIND_MS + LETTER_MS * sentence.length;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(() => {
          if (playing?.isPaused !== true) wake();
        }, read);
        goOn = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      requireCurrent();
    };
    const perform = async (step: Step, element: Element | null): Promise<void> => {
      if (step.kind === 'go') frame.open(step.path);
      else if (step.kind === 'reload') frame.reload();
      else if (step.kind === 'demo') await callVerb(await frame.demo(), step.verb, step.args);
      else if (step.kind === 'key') await tools.hands.key(documentNow(), step.key);
      else if (element === null) return;
      else if (step.kind === 'press') await tools.hands.press(element);
      else if (step.kind === 'type')
        await tools.hands.type(
          element,
          typeof step.value === 'string' ? step.value : await secretFor(await frame.demo(), step.value),
        );
      else if (step.kind === 'choose') await tools.hands.choose(element, step.option);
      else if (step.kind === 'check') await check(step.target, step.isChecked);
      else await tools.hands.upload(element, step.files);
      // A page that is loaded anew is heard of by its console.
      if (step.kind === 'go' || step.kind === 'reload') await frame.demo();
    };

    await frame.openAfresh(journal.begins);
    const { problem } = await (await frame.demo()).status();
    if (problem !== null) throw new Error(problem);
    await see(journal.seen);
    for (const [done, step] of journal.steps.entries()) {
      change({
        done,
        sentence:
          step.sentence ??
          (journal.steps.some(({ sentence }) => sentence !== undefined) ? (playing?.sentence ?? '') : stepText(step)),
      });
      try {
        const element = 'target' in step ? await find(step.target) : null;
        if (element !== null && pace === 'readable') point(element);
        await wait(step.sentence);
        // It may be another element by now.
        await perform(step, 'target' in step ? await find(step.target) : null);
        await see(step.seen);
      } catch (error) {
        if (error instanceof Stopped) throw error;
        throw new Error(`Step ${done + 1}, ${stepText(step)}: ${reasonOf(error)}`, { cause: error });
      }
    }
    change({ done: journal.steps.length });
  };

  return {
    playing: () => playing,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: async (journal, pace) => {
      current += 1;
      wake();
      const own = current;
      const isCurrent = (): boolean => own === current;
      become({
        title: journal.title,
        done: 0,
        total: journal.steps.length,
        sentence: 'The demo begins anew.',
        isPaused: false,
      });
      try {
        await run(journal, pace, isCurrent);
        return { kind: 'done' };
      } catch (error) {
        return error instanceof Stopped ? { kind: 'stopped' } : { kind: 'failed', reason: reasonOf(error) };
      } finally {
        if (isCurrent()) become(null);
      }
    },
    pause: () => change({ isPaused: true }),
    resume: () => {
      change({ isPaused: false });
      wake();
    },
    step: wake,
    stop: () => {
      current += 1;
      wake();
      become(null);
    },
  };
};
