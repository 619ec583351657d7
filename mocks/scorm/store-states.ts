/** Who stores, and where. */
export interface StoringConfig {
  /** The id of whom the package was opened for: what is stored is stored for them, or not at all (T15). */
  readonly learner: number;
  /** The name of this player, and of the one whose state it began with; null for none (0340). */
  readonly player: string;
  readonly replaces: string | null;
  /** Relative to the player's page. */
  readonly stateUrl: string;
  readonly parts: readonly unknown[];
}

/** An object whose state is stored. */
export interface StoredObject {
  readonly id: string;
  /**
   * `mark`: what differs whenever there is something new to store. `state`: what is stored then. Undefined before it
   * was launched.
   */
  readonly render: () => { readonly mark: string; readonly state: string } | undefined;
}

/** Why nothing of a package is stored any more. */
export type WhyStopped = 'learner' | 'replaced' | 'restarted';

export interface StoringPorts {
  /** The id of the object that is open. */
  readonly open: () => string | undefined;
  /** Says above the package what cannot be stored; an empty text takes that away. */
  readonly warn: (about: string, text: string) => void;
  readonly stop: (why: WhyStopped) => void;
  /** A call was answered with 401. */
  readonly sessionEnded: () => void;
}

export interface Storing {
  /** Tells the API that this player is the one whose states count from now on. */
  readonly claim: () => void;
  /** A value changed: it is stored a second after the last change, five seconds after the first at the latest. */
  readonly soon: (object: StoredObject) => void;
  /** Stores now. `isLast`: the page may be going. */
  readonly now: (object: StoredObject, isLast: boolean) => void;
  /** Resolves once everything is stored, or nothing is stored any more. */
  readonly settled: () => Promise<void>;
}

/**
 * Stores the states of a package (N-24): nothing counts as stored before it was answered, a failed call is repeated,
 * and each call says whose package it is, which player sends it, what it replaces, and its number among that player's.
 * It runs in the player's page, which gets its source: it uses nothing from around it. `leftCalls`: a name in the
 * browser's storage where the last call of a page stands until it is answered, for a host that closes with its page.
 */
export const storeStates = (config: StoringConfig, ports: StoringPorts, leftCalls: string | null): Storing => {
  // In bytes: a browser refuses more to a call that outlives its page.
  const LONGEST_LAST_CALL = 60_000;
  const QUIET_MS = 1000;
  const LATEST_MS = 5000;
  const RETRY_MS = 5000;

  interface Entry {
    /** The mark of what the API has. */
    answered: string | null;
    /** The mark of what was sent last. */
    sent: string | null;
    pending: number;
    isDirty: boolean;
    quiet: ReturnType<typeof setTimeout> | undefined;
    latest: ReturnType<typeof setTimeout> | undefined;
  }
  const entries = new Map<StoredObject, Entry>();
  const entryOf = (object: StoredObject): Entry => {
    const known = entries.get(object);
    if (known !== undefined) return known;
    const entry: Entry = {
      answered: null,
      sent: null,
      pending: 0,
      isDirty: false,
      quiet: undefined,
      latest: undefined,
    };
    entries.set(object, entry);
    return entry;
  };

  let step = -1;
  let isStopped = false;
  let isSignedOut = false;
  let pending = 0;
  let waiting: (() => void)[] = [];
  const isSettled = (): boolean =>
    pending === 0 &&
    (isStopped ||
      [...entries].every(([object, { answered }]) => {
        const mark = object.render()?.mark;
        return mark === undefined || mark === answered;
      }));
  const track = async (call: Promise<unknown>): Promise<void> => {
    pending += 1;
    await call;
    pending -= 1;
    if (!isSettled()) return;
    for (const settle of waiting) settle();
    waiting = [];
  };
  const clear = (entry: Entry): void => {
    clearTimeout(entry.quiet);
    clearTimeout(entry.latest);
    entry.latest = undefined;
  };
  const stop = (why: WhyStopped): void => {
    if (isStopped) return;
    isStopped = true;
    for (const entry of entries.values()) clear(entry);
    ports.stop(why);
  };

  const post = async (content: object, isLast: boolean): Promise<Response | null> => {
    step += 1;
    const { learner, player, replaces } = config;
    const body = JSON.stringify({ learner, player, replaces, step, ...content });
    const left = isLast && leftCalls !== null ? `${leftCalls}/${player}` : null;
    try {
      if (left !== null) localStorage.setItem(left, JSON.stringify({ address: config.stateUrl, body }));
    } catch {
      // A full storage costs what it would have saved.
    }
    // The token is read when it is sent: signing in again brings a new one.
    const token = decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');
    const answer = await fetch(config.stateUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token },
      body,
      credentials: 'include',
      keepalive: isLast && new Blob([body]).size < LONGEST_LAST_CALL,
    }).catch(() => null);
    try {
      if (left !== null && answer !== null) localStorage.removeItem(left);
    } catch {
      // It is taken for an older call when it is found.
    }
    if (answer?.status === 409) {
      const { reason } = (await answer.json().catch(() => ({}))) as { readonly reason?: WhyStopped };
      stop(reason ?? 'learner');
    }
    const wasSignedOut = isSignedOut;
    isSignedOut = answer?.status === 401;
    if (isSignedOut && !wasSignedOut) ports.sessionEnded();
    return answer;
  };

  const send = async (object: StoredObject, entry: Entry, isLast: boolean): Promise<void> => {
    clear(entry);
    const rendered = object.render();
    if (isStopped || rendered === undefined) return;
    const { mark, state } = rendered;
    if (entry.pending === 0 && mark === entry.answered) return;
    // One after the other; but nothing waits for a page that goes.
    if (entry.pending > 0 && !isLast) {
      entry.isDirty = true;
      return;
    }
    entry.sent = mark;
    entry.pending += 1;
    const answer = await post(
      { ...(config.parts.length > 1 ? { object: object.id, open: ports.open() } : {}), state },
      isLast,
    );
    entry.pending -= 1;
    if (isStopped) return;
    // By object: the success of another one must not take the message away.
    const about = `not stored: ${object.id}`;
    if (answer?.ok === true) {
      if (entry.sent === mark) entry.answered = mark;
      ports.warn(about, '');
    } else if (entry.sent === mark) {
      ports.warn(
        about,
        isSignedOut
          ? 'Your session has expired, so your latest steps are not stored yet. Keep this page open and sign in again, here or in another tab: then they are stored.'
          : 'Your latest steps could not be stored. Keep this page open: it is tried again every few seconds.',
      );
      entry.quiet = setTimeout(() => now(object, false), RETRY_MS);
    }
    if (!entry.isDirty || entry.pending > 0) return;
    entry.isDirty = false;
    now(object, false);
  };
  const now = (object: StoredObject, isLast: boolean): void => void track(send(object, entryOf(object), isLast));

  return {
    claim: () => void track(post({}, false)),
    soon: (object) => {
      const entry = entryOf(object);
      clearTimeout(entry.quiet);
      entry.quiet = setTimeout(() => now(object, false), QUIET_MS);
      entry.latest ??= setTimeout(() => now(object, false), LATEST_MS);
    },
    now,
    settled: () =>
      isSettled()
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.push(resolve);
          }),
  };
};
