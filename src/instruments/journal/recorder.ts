import { pathBelow, type ProductFrame } from '../product/product-frame.ts';
import { hearPage } from './hear-page.ts';
import { JOURNAL_VERSION, readJournal, type Journal, type Seen, type Step } from './journal.ts';
import { createHider } from '../walker/redact.ts';
import { hidePath } from './secrets.ts';
import { lookAt } from './targets.ts';

/** Where a recording waits while the demo desk is loaded again. The product's own names begin otherwise. */
export const STORED_AS = 'waymark-instruments:recording';
/** Where the journal that is shown waits while nothing is recorded: the last recording, or what a file held. */
export const FINISHED_AS = 'waymark-instruments:recorded';
const HEAR_MS = 100;

/** Journal, and whether it is being written. Another object after each change. */
export interface Recording {
  /** What was recorded so far, or last, or taken from a file; null where nothing was. */
  readonly journal: Journal | null;
  readonly isOn: boolean;
}

export interface Recorder {
  readonly recording: () => Recording;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins anew, in the situation that a link has now. Rejects where the product does not answer. */
  readonly start: (title: string) => Promise<void>;
  readonly stop: () => void;
  /** Takes a journal from a file. Throws a sentence where it is none. */
  readonly take: (text: string) => void;
  /** Forgets the journal that is shown. */
  readonly discard: () => void;
  /** Notes what the demo desk does. */
  readonly note: (step: Step) => void;
  /**
   * Goes on with what was being recorded when the demo desk was left, or shows what was recorded last. Returns the way
   * to leave it again.
   */
  readonly connect: () => () => void;
}

/** What is new since a former sight; null where nothing is. */
const newIn = (now: Seen, before: Seen): Seen | null => {
  const alerts = (now.alerts ?? []).filter((text) => before.alerts?.includes(text) !== true);
  const statuses = (now.statuses ?? []).filter((text) => before.statuses?.includes(text) !== true);
  const isHeadingNew = now.heading !== undefined && now.heading !== before.heading;
  if (!isHeadingNew && alerts.length === 0 && statuses.length === 0) return null;
  return {
    ...(isHeadingNew ? { heading: now.heading } : {}),
    ...(alerts.length === 0 ? {} : { alerts }),
    ...(statuses.length === 0 ? {} : { statuses }),
  };
};

/** Who was named last: by the demo desk, or in a field. */
const emailIn = ({ begins, steps }: Journal): string | null => {
  const named = steps.flatMap((step) =>
    step.kind === 'demo' && step.verb === 'as' ? step.args : step.kind === 'type' ? [step.value] : [],
  );
  const email = named.findLast((text) => typeof text === 'string' && text.includes('@'));
  return typeof email === 'string' ? email : new URLSearchParams(begins.split('?')[1]).get('demo-persona');
};

type StoredName = typeof STORED_AS | typeof FINISHED_AS;

/** The journal that the device stores under a name; null where there is none, or none that can be read. */
const readStored = (name: StoredName): Journal | null => {
  try {
    const stored = sessionStorage.getItem(name);
    return stored === null ? null : readJournal(stored);
  } catch {
    return null;
  }
};
/**
 * Stores the one journal that there is. Where the storage is full or denied, it is lost by a reload of the demo desk,
 * and by nothing else.
 */
const store = (journal: Journal | null, name: StoredName = STORED_AS): void => {
  try {
    // An older one is not what a reload shall bring back.
    for (const other of [STORED_AS, FINISHED_AS])
      if (other !== name || journal === null) sessionStorage.removeItem(other);
    if (journal !== null) sessionStorage.setItem(name, JSON.stringify(journal));
  } catch {}
};

/**
 * Records what is done in the frame of the product, redacted as it is heard. It goes on after the page in the frame, or
 * the demo desk, was loaded again.
 */
export const createRecorder = (frame: ProductFrame): Recorder => {
  const listeners = new Set<() => void>();
  const hider = createHider();
  let recording: Recording = { journal: null, isOn: false };
  let before: Seen = {};
  let heard: Document | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  const become = (next: Recording): void => {
    recording = next;
    for (const listener of listeners) listener();
  };
  const write = (change: (journal: Journal) => Journal): void => {
    if (recording.journal === null || !recording.isOn) return;
    const journal = change(recording.journal);
    store(journal);
    become({ journal, isOn: true });
  };
  const replaceLast = (step: Step): void =>
    write((journal) => ({ ...journal, steps: [...journal.steps.slice(0, -1), step] }));

  const sight = (): Seen => {
    const document = frame.view()?.document;
    if (document === undefined) return {};
    const { heading, alerts, statuses } = lookAt(document);
    return {
      ...(heading === null ? {} : { heading: hider.hide(heading) }),
      alerts: alerts.map(hider.hide),
      statuses: statuses.map(hider.hide),
    };
  };
  /** What stands now is what the last step has led to. */
  const noteSeen = (): void => {
    if (!recording.isOn) return;
    const now = sight();
    const seen = newIn(now, before);
    before = now;
    if (seen === null) return;
    const last = recording.journal?.steps.at(-1);
    if (last === undefined) write((journal) => ({ ...journal, seen }));
    else replaceLast({ ...last, seen });
  };
  const add = (step: Step): void => {
    write((journal) => ({ ...journal, steps: [...journal.steps, step] }));
  };

  const hear = (): void => {
    const document = frame.view()?.document ?? null;
    if (document === null || document === heard) return;
    heard = document;
    hearPage(document, {
      look: noteSeen,
      last: () => recording.journal?.steps.at(-1),
      add,
      replaceLast,
      hider,
      email: () => (recording.journal === null ? null : emailIn(recording.journal)),
    });
  };
  const finish = (journal: Journal | null): void => {
    store(journal, FINISHED_AS);
    become({ journal, isOn: false });
  };
  const listen = (): void => {
    timer = setInterval(hear, HEAR_MS);
    hear();
  };

  return {
    recording: () => recording,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async (title) => {
      const demo = await frame.demo();
      const link = new URL(await demo.link());
      // On the same day what is seeded has the same dates.
      if (!link.searchParams.has('demo-clock')) link.searchParams.set('demo-clock', await demo.clock.now());
      const begins = hidePath(pathBelow(frame.base, link));
      await frame.openAfresh(begins);
      before = {};
      become({ journal: { version: JOURNAL_VERSION, title, begins, steps: [] }, isOn: true });
      write((journal) => journal);
      listen();
    },
    stop: () => {
      noteSeen();
      clearInterval(timer);
      finish(recording.journal);
    },
    take: (text) => finish(readJournal(text)),
    discard: () => finish(null),
    note: (step) => {
      noteSeen();
      add(step);
    },
    connect: () => {
      const running = readStored(STORED_AS);
      become({ journal: running ?? readStored(FINISHED_AS), isOn: running !== null });
      if (running !== null) listen();
      return () => clearInterval(timer);
    },
  };
};
