import { Verifier } from '@pact-foundation/pact';
import { failuresIn, type PactFailure } from './verify-pacts.ts';

export interface MessageInput {
  readonly provider: string;
  /** A pact that holds messages alone. */
  readonly file: string;
  /** What the provider really sent, by the description of the message. */
  readonly sent: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Compares messages with what a provider sent. Resolves to what it did not keep. */
export const verifyMessages = async ({ provider, file, sent }: MessageInput): Promise<readonly PactFailure[]> => {
  try {
    await new Verifier({
      provider,
      pactUrls: [file],
      logLevel: 'error',
      messageProviders: sent as never,
    }).verifyProvider();
    return [];
  } catch (error) {
    return failuresIn(error);
  }
};
