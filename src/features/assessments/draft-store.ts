import { isGiven } from '#machines/assessments/completeness.ts';
import type { Draft } from '#machines/assessments/draft.ts';
import { DRAFT_VERSION, readDraftRecord, type DraftRecord } from './draft-record.ts';

/** Whose draft of what (C-29): nothing is ever found under another person, organisation, assessment or attempt. */
export interface DraftKey {
  readonly userId: number;
  readonly organisationId: number;
  readonly assessmentId: number;
  /** Attempts used when this one began. */
  readonly attempts: number;
}

export type FoundDraft =
  | { readonly found: 'nothing' }
  | { readonly found: 'draft'; readonly draft: Draft; readonly savedAtMs: number }
  /** Something was there and could not be read. It is gone, and the page says so. */
  | { readonly found: 'unreadable' };

/** Answers on this device that were never submitted. */
export interface UnsentWork {
  readonly organisationId: number;
  readonly assessmentId: number;
  readonly title: string;
  readonly answered: number;
  readonly savedAtMs: number;
}

/** Drafts of assessments on this device. Every call is synchronous: what returned is on the device. */
export interface DraftStore {
  /** Also forgets this person's drafts of earlier attempts: they never fill a later one (C-22). */
  read(key: DraftKey): FoundDraft;
  /** When it was saved (milliseconds since 1970), or null where the device refuses. */
  write(key: DraftKey, title: string, draft: Draft): number | null;
  clear(key: DraftKey): void;
  /** What this person has not sent; a draft without an answer is no work. */
  unsentOf(userId: number): readonly UnsentWork[];
  /** On a chosen sign-out, after naming what was not sent. */
  wipe(userId: number): void;
}

/** What the store needs of `localStorage`. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** All drafts together, in characters: a fifth of what a browser gives one origin. */
export const MOST_CHARACTERS = 1_000_000;

/** Answers that nobody touched for so long give way where there is no room for new ones. */
export const FORGOTTEN_AFTER_MILLISECONDS = 90 * 24 * 60 * 60 * 1000;

const PREFIX = 'waymark.draft';

const pathOf = (userId: number, ...rest: readonly number[]): string => [PREFIX, userId, ...rest].join('/');
const nameOf = ({ userId, organisationId, assessmentId, attempts }: DraftKey): string =>
  pathOf(userId, organisationId, assessmentId, attempts);

/** Numbers of a stored name after the prefix: user, organisation, assessment, attempts. */
const partsOf = (name: string): readonly number[] => name.split('/').slice(1).map(Number);

const holdsWork = ({ draft }: DraftRecord): boolean => [...Object.values(draft.answers), ...Object.values(draft.aside ?? {})].some((given) => isGiven(given));

/** `storage` is asked at each call: reading `window.localStorage` throws where a browser denies it. */
export const createDraftStore = ({ storage, now }: { storage: () => DraftStorage; now: () => number }): DraftStore => {
  const tolerant = <T>(work: (device: DraftStorage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };

  const namesUnder = (device: DraftStorage, prefix: string): readonly string[] =>
    Array.from({ length: device.length }, (_, index) => device.key(index) ?? '').filter((name) => name.startsWith(`${prefix}/`));

  const recordAt = (device: DraftStorage, name: string): DraftRecord | null => readDraftRecord(device.getItem(name) ?? '');

  /**
   * What may give way to new answers, in this order: what cannot be read, what holds no answer, and what was forgotten.
   * Nobody's work of these days does.
   */
  const dispensable = (device: DraftStorage, others: readonly string[], nowMs: number): string[] =>
    others
      .map((name) => ({ name, record: recordAt(device, name) }))
      .filter(({ record }) => record === null || !holdsWork(record) || nowMs - record.savedAtMs > FORGOTTEN_AFTER_MILLISECONDS)
      .map(({ name, record }) => ({ name, at: record === null || !holdsWork(record) ? 0 : record.savedAtMs }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ name }) => name);

  const charactersOf = (device: DraftStorage, names: readonly string[]): number =>
    names.reduce((sum, name) => sum + (device.getItem(name) ?? '').length, 0);

  const put = (device: DraftStorage, name: string, text: string): boolean => {
    try {
      device.setItem(name, text);
      return true;
    } catch {
      return false;
    }
  };

  return {
    read: (key) =>
      tolerant<FoundDraft>(
        (device) => {
          const siblings = namesUnder(device, pathOf(key.userId, key.organisationId, key.assessmentId));
          for (const name of siblings) if ((partsOf(name)[3] ?? 0) < key.attempts) device.removeItem(name);
          const text = device.getItem(nameOf(key));
          if (text === null) return { found: 'nothing' };
          const record = readDraftRecord(text);
          if (record !== null) return { found: 'draft', draft: record.draft, savedAtMs: record.savedAtMs };
          device.removeItem(nameOf(key));
          return { found: 'unreadable' };
        },
        { found: 'nothing' },
      ),

    write: (key, title, draft) =>
      tolerant<number | null>((device) => {
        const name = nameOf(key);
        const savedAtMs = now();
        const text = JSON.stringify({ version: DRAFT_VERSION, savedAtMs, title, draft });
        if (text.length > MOST_CHARACTERS) return null;
        const others = namesUnder(device, PREFIX).filter((other) => other !== name);
        let waiting: string[] | undefined;
        const gone = new Map<string, string>();
        const isTooMuch = () => charactersOf(device, others) + text.length > MOST_CHARACTERS;
        while (isTooMuch() || !put(device, name, text)) {
          const next = (waiting ??= dispensable(device, others, savedAtMs)).shift();
          if (next === undefined) {
            // It was of no use.
            for (const [other, kept] of gone) put(device, other, kept);
            return null;
          }
          gone.set(next, device.getItem(next) ?? '');
          device.removeItem(next);
        }
        return savedAtMs;
      }, null),

    clear: (key) => tolerant((device) => device.removeItem(nameOf(key)), undefined),

    unsentOf: (userId) =>
      tolerant<readonly UnsentWork[]>(
        (device) =>
          namesUnder(device, pathOf(userId)).flatMap((name) => {
            const record = recordAt(device, name);
            const answered = Object.values(record?.draft.answers ?? {}).filter((given) => isGiven(given)).length;
            if (record === null || answered === 0) return [];
            const [, organisationId = 0, assessmentId = 0] = partsOf(name);
            return [{ organisationId, assessmentId, title: record.title, answered, savedAtMs: record.savedAtMs }];
          }),
        [],
      ),

    wipe: (userId) =>
      tolerant((device) => {
        for (const name of namesUnder(device, pathOf(userId))) device.removeItem(name);
      }, undefined),
  };
};

/** The drafts of this browser. */
export const browserDrafts = (now: () => number = Date.now): DraftStore => createDraftStore({ storage: () => window.localStorage, now });
