import type { Certainty } from './endpoint.ts';

/** What a page tells of an event that it did not act on (I-15), with an `IgnoredEvent` as its detail. The demo logs it. */
export const IGNORED_EVENT = 'waymark:event-ignored';

export interface IgnoredEvent {
  readonly name: string;
  readonly reason: 'unknown' | 'malformed';
}

/** A thing the backend can be told to do to a call instead of answering it. */
export type FaultKind =
  | 'offline'
  | 'lost'
  | 'timeout'
  | 'html'
  | 'redirect'
  | 'empty'
  | 'truncated'
  | 'malformed'
  | 'huge'
  | 'slow';

/** One armed fault. Either `status` or `kind` says what happens; `delayMs` or `hold` alone only slows the call down. */
export interface Fault {
  /**
   * An endpoint's name, its number in table X, or `*` for every call; `realtime` for new connections; a call of the
   * card provider (`loadPayments`, `findWallet`, `retrievePayment`, `confirmPayment`, `authenticatePayment`). The
   * console's own calls are never hit.
   */
  readonly call: string;
  readonly status?: number;
  readonly kind?: FaultKind;
  /** How many calls it hits; 1 unless said. */
  readonly times?: number | 'always';
  readonly delayMs?: number;
  /**
   * The call waits until `faults.release` names this, or the fault is gone. A call that is paused is hit by no other
   * fault with a pause.
   */
  readonly pause?: string;
  /** With a seed a share of the calls (half) is hit, the same ones every time. */
  readonly seed?: number;
}

export interface Persona {
  readonly email: string;
  readonly name: string;
  readonly description: string;
  /** The demo's own. One that was typed in its place is told nowhere. */
  readonly password: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  /** ISO 8601, virtual time. */
  readonly at: string;
}

/**
 * What of the backend decided how a call was answered: the CSRF token, the session, a permission, the size, the shape
 * of the request, an earlier call under the same key, an armed fault, or the rule of the call itself.
 */
export type DecidedBy = 'token' | 'session' | 'permission' | 'size' | 'shape' | 'key' | 'fault' | 'rule';

/** One call as the backend saw it, secrets redacted. */
export interface LoggedCall {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number;
  readonly policy: string;
  readonly contract: Certainty;
  /** ISO 8601, virtual time. */
  readonly at: string;
  /** Real milliseconds from the request to the answer, pauses and delays included. */
  readonly tookMs: number;
  readonly decidedBy: DecidedBy;
  /** The fault that hit it; left out where none did. */
  readonly fault?: Fault;
  /** It named the `Idempotency-Key` of an earlier call and was answered as that one: nothing was done. */
  readonly isRepeated?: boolean;
}

export interface ScenarioSummary {
  readonly name: string;
  readonly description: string;
  /** The area of the word list that it belongs to; `world` where it is about the whole seeded world. */
  readonly area: string;
}

/** A fault with how often it was met. */
export interface ArmedFault extends Fault {
  /** How many calls it matched. */
  readonly seen: number;
  /** How many of them it hit. */
  readonly hits: number;
}

/** A person's authenticator as it stands now. */
export interface Authenticator {
  readonly email: string;
  readonly name: string;
  /** A code that was not used yet; null until the next one comes, where all that would be accepted were used. */
  readonly code: string | null;
  /** Whole seconds, of real time, until the next code. */
  readonly secondsLeft: number;
}

/** Where the demo stands, in one read: what the instruments ask for while they are open. */
export interface DemoStatus {
  /** The scenario that was started last; `default` after a reset. */
  readonly scenario: string;
  /** The e-mail address of who is signed in through this console's door; null where nobody is. */
  readonly person: string | null;
  /** Virtual seconds per real second; 0 while the clock is frozen. */
  readonly rate: number;
  /** In the order in which they were armed; those that are spent stay until they are cleared. */
  readonly faults: readonly ArmedFault[];
  /** How many mails the backend has sent. */
  readonly mails: number;
  /**
   * What is wrong with the demo in this page: the link that it was opened with could not be followed, or the browser
   * keeps no data. Null where nothing is.
   */
  readonly problem: string | null;
}

/**
 * The demo's console, `window.demo`, in demo and development only. Over HTTP each verb is
 * `POST /__demo/<verb>` with a JSON array of arguments and a JSON reply.
 */
export interface Demo {
  /**
   * Begins anew: the clock shows the real time again and runs with it, the world is seeded around that instant, nobody
   * is signed in, and faults, log and mailbox are empty. `scenario` does the same first.
   */
  reset(): Promise<void>;
  status(): Promise<DemoStatus>;
  scenarios(): Promise<readonly ScenarioSummary[]>;
  /** Resets, then makes the named situation true. */
  scenario(name: string): Promise<void>;
  personas(): Promise<readonly Persona[]>;
  /** A session at once, without a password or a code. The page has it when it is opened or reloaded. */
  as(email: string): Promise<void>;
  readonly clock: {
    now(): Promise<string>;
    /** Milliseconds since 1970, synchronously, for the app. */
    read(): number;
    set(iso: string): Promise<void>;
    /** Milliseconds, or a number with a unit: `90s`, `15m`, `3h`, `36d`, `2w`. */
    advance(by: number | string): Promise<void>;
    freeze(): Promise<void>;
    /** Virtual seconds per real second. */
    run(rate: number): Promise<void>;
  };
  readonly faults: {
    set(faults: readonly Fault[]): Promise<void>;
    /** Arms further faults behind those that are there. */
    add(faults: readonly Fault[]): Promise<void>;
    /** Takes one away by its position in `status().faults`; nothing where there is none. */
    remove(position: number): Promise<void>;
    clear(): Promise<void>;
    /** Lets calls go on that wait under this name; whatever else their faults do, they do. */
    release(pause: string): Promise<void>;
    /** How many calls have been paused under this name. */
    pausedCalls(pause: string): Promise<number>;
  };
  /**
   * A real-time event by hand, to one person or to whoever is signed in. `pusher:error` with `{ code }` ends their
   * connections with that code of the protocol.
   */
  emit(event: string, payload: unknown, email?: string): Promise<void>;
  /** Newest first. */
  mail(email?: string): Promise<readonly Mail[]>;
  /**
   * The current code of a person's authenticator, also of one that is being set up; never one that was used. Throws
   * where the person has none.
   */
  totp(email: string): Promise<string>;
  /** The authenticators of all personas with two-factor on. */
  authenticators(): Promise<readonly Authenticator[]>;
  log(): Promise<readonly LoggedCall[]>;
  readonly db: {
    /** All data as text. Passwords, authenticators and recovery codes in it are those of the seeded world. */
    export(): Promise<string>;
    /**
     * Ends every session; with `preserveSession` all but that of whoever calls, so that their page goes on with the
     * other data.
     */
    import(json: string, preserveSession?: boolean): Promise<void>;
    /** All rows of the named tables. */
    read(tables: readonly string[]): Promise<Readonly<Record<string, readonly unknown[]>>>;
    /**
     * Replaces all rows of each named table, in one commit. Sessions go on; a row that does not fit is refused with
     * everything.
     */
    replace(tables: Readonly<Record<string, readonly unknown[]>>): Promise<void>;
    /**
     * Stores a picture of at most 1 MB as a logo that an organisation's row may name: resolves to its address below the
     * API.
     */
    storeLogo(name: string, mimetype: string, base64: string): Promise<string>;
  };
  /** An address that reproduces persona, scenario, clock, faults and route. */
  link(): Promise<string>;
}

declare global {
  interface Window {
    /** Present in the demo only; the app treats it as an optional port. */
    demo?: Demo;
    /**
     * What a document of the same origin offers that holds the product in a frame: called with the product's window
     * once its console answers. The app is drawn when it resolves.
     */
    onProductStart?: (product: Window) => Promise<void>;
  }
}
