import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Where the committed pacts lie. */
export const PACTS = fileURLToPath(new URL('../../contracts/pacts/', import.meta.url));

interface Recorded {
  readonly description: string;
  /** Whether it rests on an assumption. */
  readonly pending?: boolean;
  readonly comments?: {
    /** Paths of the reply where something stands that the state provides, and its name there. */
    readonly returns?: Readonly<Record<string, string>>;
    /** Questions to the owner of the API (P4). */
    readonly assumes?: readonly string[];
  };
  readonly providerStates: readonly { readonly name: string; readonly params?: Readonly<Record<string, string>> }[];
}

/** One call of a recorded pact, as far as the workshop reads it. */
export interface RecordedInteraction extends Recorded {
  readonly type: 'Synchronous/HTTP';
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query?: Readonly<Record<string, readonly string[]>>;
    readonly headers?: Readonly<Record<string, unknown>>;
    readonly generators?: Readonly<Record<string, unknown>>;
  };
  readonly response: {
    readonly status: number;
    readonly body?: { readonly content?: unknown };
    readonly matchingRules?: {
      readonly body?: Readonly<Record<string, { readonly matchers: readonly { readonly match: string }[] }>>;
    };
  };
}

/** One event of a recorded pact (Y-12). */
export interface RecordedMessage extends Recorded {
  readonly type: 'Asynchronous/Messages';
  readonly contents: { readonly content: { readonly event: string } };
}

export interface RecordedPact {
  readonly provider: { readonly name: string };
  readonly interactions: readonly (RecordedInteraction | RecordedMessage)[];
}

/** The calls of a pact. */
export const callsOf = ({ interactions }: RecordedPact): readonly RecordedInteraction[] =>
  interactions.filter((one) => one.type === 'Synchronous/HTTP');

/** The events of a pact. */
export const messagesOf = ({ interactions }: RecordedPact): readonly RecordedMessage[] =>
  interactions.filter((one) => one.type === 'Asynchronous/Messages');

/** Paths of the pact files, sorted. */
export const pactFiles = async (): Promise<readonly string[]> =>
  (await readdir(PACTS))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => `${PACTS}${name}`);

export const readPacts = async (): Promise<readonly RecordedPact[]> =>
  Promise.all((await pactFiles()).map(async (file) => JSON.parse(await readFile(file, 'utf8')) as RecordedPact));
