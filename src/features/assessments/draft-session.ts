import type { Draft } from '#machines/assessments/draft.ts';
import { isGiven } from '#machines/assessments/completeness.ts';
import type { DraftKey, DraftStore, FoundDraft } from './draft-store.ts';

/** What the page says about its draft. Times in milliseconds since 1970. */
export interface DraftStatus {
  /** What lay on the device when the attempt was opened; a draft without an answer counts as nothing. */
  readonly found: FoundDraft['found'];
  readonly foundAtMs: number | null;
  readonly saved: 'notYet' | 'saved' | 'refused';
  readonly savedAtMs: number | null;
}

const NOTHING: DraftStatus = { found: 'nothing', foundAtMs: null, saved: 'notYet', savedAtMs: null };

/** A change is on the device after this many milliseconds at the latest, however fast the next ones follow. */
export const WRITE_WITHIN_MILLISECONDS = 250;

/** The drafts of one person in one organisation while a page is open. */
export interface DraftSession {
  read(attempt: Pick<DraftKey, 'assessmentId' | 'attempts'>): Draft | null;
  /** Is on the device within a quarter of a second, or at once by `flush`. */
  write(title: string, draft: Draft): void;
  clear(draft: Pick<DraftKey, 'assessmentId' | 'attempts'>): void;
  readonly flush: () => void;
  /** The device was cleared by somebody else: what the page says is kept is put there again. */
  readonly keepAgain: () => void;
  readonly status: () => DraftStatus;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createDraftSession = (store: DraftStore, owner: Pick<DraftKey, 'userId' | 'organisationId'>): DraftSession => {
  const listeners = new Set<() => void>();
  let status = NOTHING;
  let waiting: { title: string; draft: Draft } | null = null;
  /** What is on the device, so that opening an attempt does not pass for a change of it. */
  let kept: string | null = null;
  /** What the page holds, as long as it is nobody's yet. */
  let held: { title: string; draft: Draft } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (next: DraftStatus): void => {
    status = next;
    for (const listener of listeners) listener();
  };
  const keyOf = ({ assessmentId, attempts }: Pick<DraftKey, 'assessmentId' | 'attempts'>): DraftKey => ({ ...owner, assessmentId, attempts });
  const forgetWaiting = (): void => {
    clearTimeout(timer);
    timer = undefined;
    waiting = null;
  };

  const flush = (): void => {
    if (waiting === null) return;
    const { title, draft } = waiting;
    forgetWaiting();
    const savedAtMs = store.write(keyOf(draft), title, draft);
    kept = savedAtMs === null ? null : JSON.stringify(draft);
    say({ ...status, saved: savedAtMs === null ? 'refused' : 'saved', savedAtMs: savedAtMs ?? status.savedAtMs });
  };

  return {
    read: (attempt) => {
      held = null;
      const found = store.read(keyOf(attempt));
      if (found.found !== 'draft') {
        kept = null;
        say({ ...NOTHING, found: found.found });
        return null;
      }
      const { draft, savedAtMs } = found;
      kept = JSON.stringify(draft);
      const holdsWork = Object.values(draft.answers).some((given) => isGiven(given));
      say({ ...(holdsWork ? { found: 'draft', foundAtMs: savedAtMs } : { found: 'nothing', foundAtMs: null }), saved: 'saved', savedAtMs });
      return draft;
    },
    write: (title, draft) => {
      held = { title, draft };
      if (waiting === null && JSON.stringify(draft) === kept) return;
      waiting = held;
      // Not restarted by the next change: who types without a pause is saved too.
      timer ??= setTimeout(flush, WRITE_WITHIN_MILLISECONDS);
    },
    clear: (draft) => {
      forgetWaiting();
      held = null;
      store.clear(keyOf(draft));
      kept = null;
      say(NOTHING);
    },
    flush,
    keepAgain: () => {
      waiting = held;
      flush();
    },
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
