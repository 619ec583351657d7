import { Verifier } from '@pact-foundation/pact';
import { setLogLevel, Verifier as BareVerifier } from '@pact-foundation/pact-core';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { JsonMap } from '@pact-foundation/pact/src/common/jsonTypes.js';
import type { Provides } from '#contracts/provider-state.ts';
import type { HeardReply } from './reading-faults.ts';

/** The header that tells which interaction a replayed request belongs to. */
export const TAG = 'x-workshop-tag';

/** One interaction that a provider did not collect. */
export interface PactFailure {
  readonly interaction: string;
  readonly reasons: readonly string[];
}

/** A replayed request, as pact's own proxy hands it over before it goes on. */
export interface ReplayedRequest extends IncomingMessage {
  headers: IncomingHttpHeaders;
  path: string;
  body: unknown;
}

export interface VerifyInput {
  readonly host: string;
  readonly provider: string;
  readonly file: string;
  /**
   * Called with the state's sentence before each interaction. Gives what stands in its request in the place of the
   * examples.
   */
  readonly onState?: (state: string) => Promise<Provides>;
  readonly states?: readonly string[];
  /** May change the request before it goes on. */
  readonly filter?: (request: ReplayedRequest) => void;
  /** Hears each reply of the provider to a request that was tagged; the tag does not travel on. */
  readonly onReply?: (tag: string, reply: HeardReply) => void;
}

/** Calls back with what is written to a response, once it has ended. */
const listenTo = (response: ServerResponse, onEnd: (reply: HeardReply) => void): void => {
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown): void => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.write = (...args: unknown[]) => {
    collect(args[0]);
    return write(...args);
  };
  response.end = ((...args: unknown[]) => {
    collect(args[0]);
    onEnd({
      status: response.statusCode,
      headers: response.getHeaders() as Record<string, string>,
      body: Buffer.concat(chunks),
    });
    return end(...args);
  }) as typeof response.end;
};

interface VerifierReport {
  readonly errors?: readonly {
    readonly interaction: string;
    readonly mismatch: {
      readonly message?: string;
      readonly mismatches?: readonly { readonly mismatch: string; readonly path?: string }[];
    };
  }[];
}

/** What a failed verification says; an error that is no report is thrown on. */
export const failuresIn = (error: unknown): readonly PactFailure[] => {
  let report: VerifierReport;
  try {
    report = JSON.parse((error as Error).message) as VerifierReport;
  } catch {
    throw error;
  }
  return (report.errors ?? []).map(({ interaction, mismatch }) => ({
    interaction: interaction.slice(interaction.indexOf(' - ') + 3),
    reasons: mismatch.mismatches?.map(
      ({ mismatch: said, path }) => `${path === undefined ? '' : `${path}: `}${said}`,
    ) ?? [mismatch.message ?? 'failed'],
  }));
};

/**
 * Replays one pact without provider states and without changing requests. The same comparison as `verifyPact`, but the
 * verifier speaks to the provider itself: the proxy in between, which states and filters need, costs a quarter of the
 * time.
 */
export const verifyStateless = async ({
  host,
  provider,
  file,
}: Pick<VerifyInput, 'host' | 'provider' | 'file'>): Promise<readonly PactFailure[]> => {
  setLogLevel('error');
  try {
    await new BareVerifier({ provider, providerBaseUrl: host, pactUrls: [file], logLevel: 'error' }).verify();
    return [];
  } catch (error) {
    return failuresIn(error);
  }
};

/** Replays one pact against a provider. Resolves to what the provider did not collect; an empty list is a kept contract. */
export const verifyPact = async ({
  host,
  provider,
  file,
  onState,
  states = [],
  filter,
  onReply,
}: VerifyInput): Promise<readonly PactFailure[]> => {
  const stateHandlers = Object.fromEntries(
    states.map((state) => [state, async () => ((await onState?.(state)) ?? {}) as JsonMap]),
  );
  try {
    await new Verifier({
      provider,
      providerBaseUrl: host,
      pactUrls: [file],
      logLevel: 'error',
      stateHandlers,
      requestFilter: (request, response, next) => {
        if (!request.path.startsWith('/_pactSetup')) {
          const tag = request.headers[TAG];
          if (onReply !== undefined && typeof tag === 'string') {
            delete request.headers[TAG];
            listenTo(response as unknown as ServerResponse, (reply) => onReply(tag, reply));
          }
          filter?.(request as unknown as ReplayedRequest);
        }
        next();
      },
    }).verifyProvider();
    return [];
  } catch (error) {
    return failuresIn(error);
  }
};
