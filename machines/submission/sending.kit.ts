import { promisedAction } from '../promised.ts';

/** What came of sending something, or of asking after it, as far as every chart that sends tells it apart. */
export type Sent = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** Guards of what came back; spread them into the guards of a chart. */
export const sendingGuards = {
  hasSucceeded: (_: unknown, { result }: { result: Sent }): boolean => result.ok,
  hasFailedBecause: (_: unknown, { result, reason }: { result: Sent; reason: string }): boolean =>
    !result.ok && result.reason === reason,
};

/** Of an effect that broke; spread it into the actions of a chart. */
export const sendingActions = { reportUnexpectedError: promisedAction<{ error: unknown }>('reportUnexpectedError') };

/** The guard of a result that counts. */
export const succeeded = {
  type: 'hasSucceeded' as const,
  params: ({ event }: { event: { output: Sent } }) => ({ result: event.output }),
};

/** The guard of a result that failed for this reason. */
export const failedBecause = <const R extends string>(reason: R) => ({
  type: 'hasFailedBecause' as const,
  params: ({ event }: { event: { output: Sent } }) => ({ result: event.output, reason }),
});

/** The action where an effect broke. */
export const reportUnexpectedError = {
  type: 'reportUnexpectedError' as const,
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
};
