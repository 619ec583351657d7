import { readFile } from 'node:fs/promises';
import { pactFiles } from '../lib/pacts.ts';

/** Rules by path, as pact writes them; only the kinds of the matchers are read here. */
export type RecordedRules = Readonly<Record<string, { readonly matchers?: readonly { readonly match?: string }[] }>>;

/** A recorded body. `encoded` is `base64` where it is not text. */
export interface RecordedBody {
  readonly content?: unknown;
  readonly contentType?: string;
  readonly encoded?: string | boolean;
}

interface Part {
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: RecordedBody;
  readonly matchingRules?: { readonly body?: RecordedRules };
}

interface Recorded {
  readonly description: string;
  readonly providerStates?: readonly { readonly name: string }[];
  /**
   * `assumes`: questions that it rests on. `returns`: keys of the reply, without positions in lists, with the names of
   * what the state supplied for them.
   */
  readonly comments?: { readonly assumes?: readonly string[]; readonly returns?: Readonly<Record<string, string>> };
  /** Of its pact: `portal`, or `portal-assumed`. */
  readonly provider: string;
}

/** A recorded call with its answer, as far as it is shown. */
export interface RecordedCall extends Recorded {
  readonly request: Part & {
    readonly method: string;
    readonly path: string;
    readonly query?: Readonly<Record<string, string | readonly string[]>>;
  };
  readonly response: Part & { readonly status: number };
}

/** A recorded event, as far as it is shown. */
export interface RecordedEvent extends Recorded {
  readonly contents: {
    readonly content: { readonly event: string; readonly channel?: string; readonly data?: unknown };
  };
  readonly matchingRules?: { readonly body?: RecordedRules };
}

export interface Recordings {
  readonly calls: readonly RecordedCall[];
  readonly events: readonly RecordedEvent[];
}

interface Pact {
  readonly provider: { readonly name: string };
  readonly interactions: readonly (Omit<Recorded, 'provider'> & { readonly type: string })[];
}

/** Everything that the committed pacts hold, in their order. */
export const readRecordings = async (): Promise<Recordings> => {
  const pacts = await Promise.all(
    (await pactFiles()).map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Pact),
  );
  const all = pacts.flatMap(({ provider, interactions }) =>
    interactions.map((interaction) => ({ ...interaction, provider: provider.name })),
  );
  return {
    calls: all.filter(({ type }) => type === 'Synchronous/HTTP') as unknown as readonly RecordedCall[],
    events: all.filter(({ type }) => type === 'Asynchronous/Messages') as unknown as readonly RecordedEvent[],
  };
};

/** The first value of a recorded header, whatever its case; null where there is none. */
export const headerOf = ({ headers = {} }: Part, name: string): string | null => {
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
  return (typeof value === 'string' ? value : value?.[0]) ?? null;
};

/** The recorded query, as it travels. */
export const queryOf = ({ query = {} }: RecordedCall['request']): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) =>
      [values].flat().map((value) => [name, value] as [string, string]),
    ),
  );
