import type { ArmedFault, Mail } from '#contracts/demo.ts';
import type { ClockState } from './clock.ts';

/** A visitor's session. A guest's has neither person nor challenge. */
export interface SessionState {
  readonly id: string;
  /** What `X-XSRF-TOKEN` must repeat (L2). */
  readonly csrf: string;
  readonly user_id: number | null;
  /** Who gave the right password and still owes the code (L4). */
  readonly challenged_user_id: number | null;
  /** Who views as `user_id` (H-03); left out where nobody does. */
  readonly viewer_id?: number;
  /** When the own password was last confirmed (L12): virtual time, milliseconds since 1970; left out where it was not. */
  readonly confirmed_at?: number;
}

/** Failures within one window; the window opens with the first of them (L6). */
export interface ThrottleState {
  readonly count: number;
  readonly untilMs: number;
}

/** A token that travels in a mail. */
export interface LinkToken {
  readonly kind: 'reset' | 'sign-in';
  readonly token: string;
  readonly email: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

/** A real-time event as it was raised; it leaves once it is committed. */
export interface RaisedEvent {
  readonly id: string;
  readonly event: string;
  readonly payload: unknown;
  /** Whom it is for; null: everybody who listens. */
  readonly userId: number | null;
  /** The connection that must not hear it (I-12). */
  readonly exceptSocketId: string | null;
}

/** What becomes of a booking: its course, or null where it loses its date. */
export interface BookingChange {
  readonly booking_id: number;
  readonly course_id: number | null;
}

/** Changes of bookings that were accepted. Their seats are taken until they are made. */
export interface AcceptedBookings {
  readonly action: 'book' | 'rebook' | 'unbook';
  readonly changes: readonly BookingChange[];
  /** whether the person is told by mail. */
  readonly mail: boolean;
  /** The basket that paid the late fee; null where none was paid. */
  readonly basketId: number | null;
}

/** Work that is done later, once, at a moment of the virtual clock. */
export interface Job {
  readonly id: number;
  readonly kind: string;
  readonly dueMs: number;
  readonly user_id: number;
  readonly organisation_id: number;
  /** What a job of kind `booking` does. */
  readonly booking?: AcceptedBookings | undefined;
}

/** The reply to a call that named an `Idempotency-Key`. */
export interface StoredReply {
  /** What the call was, so that its key serves no other. */
  readonly fingerprint: string;
  readonly status: number;
  readonly body: unknown;
  /** Virtual time, milliseconds since 1970. */
  readonly atMs: number;
}

/** What the backend remembers besides its tables. Everything in it is JSON. */
export interface State {
  readonly sessions: Readonly<Record<string, SessionState>>;
  readonly throttle: Readonly<Record<string, ThrottleState>>;
  /** By person, or session of somebody who is not signed in, and key. */
  readonly idempotency: Readonly<Record<string, StoredReply>>;
  readonly tokens: readonly LinkToken[];
  /** Time steps of one-time codes that were used, by person's id. */
  readonly usedSteps: Readonly<Record<string, readonly number[]>>;
  readonly clock: ClockState;
  readonly faults: readonly ArmedFault[];
  /** Oldest first. */
  readonly mailbox: readonly Mail[];
  /** The last ones, oldest first. */
  readonly events: readonly RaisedEvent[];
  readonly jobs: readonly Job[];
  readonly ids: { readonly next: number };
  /**
   * The name of the scenario that was started last, and the virtual instant that its dates were placed on (milliseconds
   * since 1970; 0: not known).
   */
  readonly scene: { readonly scenario: string; readonly seededAtMs: number };
}

export type StateName = keyof State;

/** Ids of rows that are made while the backend runs start above every seeded one. */
const FIRST_ID = 1_000_001;

export const emptyState = (clock: ClockState): State => ({
  sessions: {},
  throttle: {},
  idempotency: {},
  tokens: [],
  usedSteps: {},
  clock,
  faults: [],
  mailbox: [],
  events: [],
  jobs: [],
  ids: { next: FIRST_ID },
  scene: { scenario: 'default', seededAtMs: 0 },
});

export const STATE_NAMES: readonly StateName[] = [
  'sessions',
  'throttle',
  'idempotency',
  'tokens',
  'usedSteps',
  'clock',
  'faults',
  'mailbox',
  'events',
  'jobs',
  'ids',
  'scene',
];
