import type { EndpointName } from './catalogue.ts';
import type { RealtimeEventName } from './notifications/realtime-events.schema.ts';

/** Where an assumption stands in a call or an event. */
export type AssumedPart =
  /** The call as a whole: verb, path, payload, answer. */
  | { readonly part: 'call' }
  /** The payload of an event. */
  | { readonly part: 'event' }
  /** A name in the path, the query or the body. */
  | { readonly part: 'path' | 'query' | 'body'; readonly at: string }
  /** A value of a name in the path. */
  | { readonly part: 'pathValue'; readonly at: string; readonly value: RegExp }
  | { readonly part: 'header'; readonly at: string }
  /** A key of the reply, without positions in lists, at the end of a path; empty: the reply as a whole. */
  | { readonly part: 'reply'; readonly at: string }
  | { readonly part: 'refusal'; readonly status: number };

/** What was taken where the specification is silent, whichever call it is about. */
export type Question = AssumedPart & {
  /** What was taken, for the owner of the API to confirm. */
  readonly question: string;
  /** Number of the decision or of the checklist's item that says why. */
  readonly decision: string;
  /** No interaction rests on it: what is pinned stands either way. */
  readonly isPinned?: false;
};

/** Something that the specification does not say and the contract had to. */
export type Assumption<N extends string = EndpointName | RealtimeEventName> = Question & {
  readonly of: readonly N[];
};

/** Of each call with an `idempotencyKey`. */
export const REPEATED_WITH_ITS_KEY = {
  part: 'header',
  at: 'Idempotency-Key',
  question: 'Is a call that is repeated with its key answered as before, and counted once?',
  decision: '0083',
} as const satisfies Question;

/** Of each call that decides about somebody's work. */
export const DECIDED_TWICE = {
  part: 'refusal',
  status: 422,
  question: 'Is a second decision refused with 422, and under which field?',
  decision: 'Q-12',
} as const satisfies Question;
