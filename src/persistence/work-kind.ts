import type { QueryClient } from '@tanstack/react-query';
import type { CallOptions, Client } from '#api/client.ts';
import type { ApiFailure, Outcome } from '#api/failure.ts';
import type { Confirmed } from '#api/viewing.ts';
import type { DeliveryPayment, NamedSubmission } from './outbox.ts';
import type { RecordFormat } from './record.ts';
import type { RecordStore } from './record-store.ts';

/** Names a piece of work where its page is not open: a title, and what there is of it: 'your review of Leah'. */
export interface WorkDescription {
  readonly title: string;
  readonly detail: string;
}

/**
 * How what the server has relates to a submission: it can still take it, it has it, or it has somebody else's or
 * another one.
 */
export type Standing = 'open' | 'mine' | 'other';

/**
 * The same where the server does not tell who did something. `asWished`: what was wished stands, and anybody may have
 * done it. `moved`: what it is about stands otherwise than when it was decided, so it goes on only if its person says
 * so again.
 */
export type DeliveryStanding = Standing | 'asWished' | 'moved';

/**
 * What became of a submission.
 *
 * - `sent`: this call counted. `counted`: an earlier call had. `overtaken`: the server has something else in its place.
 * - `invalid`, `denied`, `refused`: the server said no to this one. `gone`: what it was about no longer exists.
 * - `notSent`: the server does not have it, and it may not be repeated by itself.
 * - `unknown`: no reply tells, or the server wants it another time. `withdrawn`: its person took it back before it left,
 *   or did not pay for it.
 */
export type Delivery<S = unknown> =
  | { readonly outcome: 'sent' | 'counted'; readonly now: S }
  /** `isCertain`: nothing of this one can have done it. */
  | { readonly outcome: 'overtaken'; readonly now: S; readonly isCertain: boolean }
  | { readonly outcome: 'invalid' | 'denied' | 'refused' | 'gone'; readonly failure: ApiFailure }
  | { readonly outcome: 'unknown'; readonly failure: ApiFailure | null }
  | { readonly outcome: 'notSent' | 'withdrawn' };

export type DeliveryOutcome = Delivery['outcome'];

/** What is said of a submission whose page is not open. A message without a duration stays until it is closed. */
export interface DeliveryMessage {
  readonly title: string;
  readonly text: string;
  readonly tone?: 'danger';
  readonly marker?: 'done';
  readonly link?: { readonly label: string; readonly href: string };
  readonly durationMs?: number;
}

/** What sending one kind of confirmed work means. `I`: what was confirmed. `S`: what the server has of it. */
export interface SubmissionKind<I = unknown, S = unknown> {
  /** What was confirmed, as it was written; throws on anything else. */
  parse(input: unknown): I;
  /** The name of the draft that it was made from. */
  draftName(input: I): string;
  /** The page that it was confirmed on. */
  href(input: I): string;
  /** How it is named at sign-out: 'confirmed, and waiting to be sent'. */
  describe(input: I): string;
  /** What the server has now, past every cache. */
  ask(client: Client, input: I, options: CallOptions): Promise<Outcome<S>>;
  standing(now: S, input: I, userId: number): DeliveryStanding;
  /** The call itself; its options say whose work it is (H-17). */
  send(client: Client, input: I, options: CallOptions & Confirmed): Promise<Outcome<S>>;
  /** What else follows on this page: cached replies, the draft. Called for a submission whose page is not open. */
  settle(services: SettleServices, entry: NamedSubmission, input: I, delivery: Delivery<S>): void;
  /** Its title where the record has none: what is owed is stored without words. */
  title?(input: I): string;
  /**
   * What is owed of it, with its amount: 'the late fee of £72.00 is paid, and they were not unscheduled'. Only of a
   * kind that costs something.
   */
  describeOwed?(input: I, payment: DeliveryPayment): string;
  /** A server that refuses may stand as wished already: it is asked what its refusal means. */
  readonly asksAfterRefusal?: true;
  /** The server works on it after it has taken it: the name under which it is remembered until that is seen. */
  settledName?(input: I, idempotencyKey: string): string;
  /** What its person is told where its page is not open; null where there is nothing to tell. */
  message(entry: NamedSubmission, input: I, delivery: Delivery<S>): DeliveryMessage | null;
}

/** What settling works with. */
export interface SettleServices {
  readonly client: Client;
  /** Null where somebody else is here by now. */
  readonly queries: QueryClient | null;
  /** Drafts of the same kind and person. */
  readonly drafts: Pick<RecordStore<unknown>, 'read' | 'write' | 'clear'>;
}

/** What is typed of one kind of a person's work: stored, named and wiped. */
export interface StoredKind<D = unknown> {
  /** A part of every stored name: 'assessment'. */
  readonly name: string;
  readonly draft: RecordFormat<D>;
  /** Only of a draft that holds work. */
  describeDraft(draft: D): WorkDescription;
}

/** One kind of a person's work that is confirmed (`I`) and sent, of which the server has something (`S`). */
export interface SentKind<I = unknown, S = unknown> {
  readonly name: string;
  readonly submission: SubmissionKind<I, S>;
  /** A result that its person has not seen stays in the outbox until its page is opened. */
  readonly storesResult?: boolean;
}

/**
 * One kind of a person's work: what is typed (`D`) and, once it is confirmed, what is sent (`I`, `S`). An area
 * registers each of its own.
 */
export interface WorkKind<D = unknown, I = unknown, S = unknown> extends StoredKind<D>, SentKind<I, S> {}

/**
 * A kind of work as an area registers it: typed and sent, sent at once, or only typed where its form sends it (the own
 * profile).
 */
export type RegisteredKind = SentKind | WorkKind | StoredKind;

/** Whether something of the kind is confirmed and sent through the outbox. */
export const isSentKind = (kind: RegisteredKind): kind is SentKind | WorkKind => 'submission' in kind;

/** Whether something of the kind is typed first. */
export const isTypedKind = (kind: RegisteredKind): kind is StoredKind | WorkKind => 'draft' in kind;

/** The kind of this name that is sent; undefined where there is none. */
export const sentKind = (kinds: readonly RegisteredKind[], wanted: string): SentKind | WorkKind | undefined =>
  kinds.filter(isSentKind).find(({ name }) => name === wanted);
