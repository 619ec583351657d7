import type { Endpoint, ParsedRequestOf } from '#contracts/endpoint.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import type { ReplyTo } from './reply.ts';
import type { Visitor } from './visitor.ts';

/** What a rule decides on: the data, who asks, when, and what was asked, already parsed. */
export interface Call<E extends Endpoint = Endpoint> extends ParsedRequestOf<E> {
  readonly db: Database;
  readonly visitor: Visitor;
  /** Who is signed in; never null where the endpoint requires a session. */
  readonly user: E['session'] extends 'required' ? UserRecord : UserRecord | null;
  /** Virtual time in milliseconds since 1970. */
  readonly nowMs: number;
  /** Virtual time in unix seconds. */
  readonly now: number;
  /** Real time in milliseconds since 1970: an authenticator follows it. */
  readonly realMs: number;
  /** The caller's real-time connection (I-12), which hears nothing of its own doing; null where none was named. */
  readonly socketId: string | null;
  /** Where the app lies on its host; links in mails start with it. */
  readonly appPath: string;
  /** Bytes of a seeded file by its asset's name. */
  readonly asset: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
}

/** What a server decides about one call. A rule that throws changes nothing. */
export type Rule<E extends Endpoint> = (call: Call<E>) => ReplyTo<E> | Promise<ReplyTo<E>>;
