import type { Backend } from '../backend.ts';
import type { Database } from '../db/database.ts';
import { faultMessage, hasFault } from '../handlers/faults.ts';
import { meetFault } from '../handlers/meet-fault.ts';
import { respond } from '../handlers/respond.ts';
import { reply } from '../rules/reply.ts';
import type { ProviderReply } from './intents.ts';
import { PROVIDER_CALLS, type ProviderCall } from './provider-calls.ts';

/** A call of the card provider that is being answered; since when, in real milliseconds since 1970. */
export interface ProviderRequest {
  readonly method: string;
  readonly path: string;
  readonly startedMs: number;
}

/** What the provider decides, on the data as they are. */
type Work = (db: Database) => ProviderReply | Promise<ProviderReply>;

/**
 * How the stand-in of the card provider answers: faults of the console reach its calls by name; the log has them
 * without secrets, and one `charge` for each time that money was taken.
 */
export const providerAnswers = (backend: Backend) => {
  const log = (
    call: string,
    { method, path, startedMs }: ProviderRequest,
    body: unknown,
    status: number,
  ): Promise<void> =>
    backend.log({
      call,
      method,
      path,
      query: {},
      body,
      status,
      policy: 'the card provider',
      contract: 'known',
      at: new Date(backend.nowMs()).toISOString(),
      tookMs: Math.round(backend.realMs() - startedMs),
      decidedBy: 'rule',
    });

  /** Decides inside the backend's lock, and counts the charge in the log. */
  const decide = async (
    call: ProviderCall,
    asked: ProviderRequest,
    body: unknown,
    work: Work,
  ): Promise<ProviderReply> => {
    const decided = await backend.write(work);
    await log(call, asked, body, decided.status);
    if (decided.chargedPence !== undefined)
      await log('charge', asked, { amount: decided.chargedPence, currency: 'gbp' }, decided.status);
    return decided;
  };

  const meet = async (call: ProviderCall, request: Request): ReturnType<typeof meetFault> => {
    const isAimedAt = await backend.read((db) => hasFault(db, PROVIDER_CALLS[call]));
    return isAimedAt ? meetFault(backend, PROVIDER_CALLS[call], request.signal) : { fault: null, lost: null };
  };

  const answer = async (
    call: ProviderCall,
    request: Request,
    path: string,
    body: unknown,
    work: Work,
  ): Promise<Response> => {
    const startedMs = backend.realMs();
    const { fault, lost } = await meet(call, request);
    if (lost !== null) return lost;
    if (fault?.status !== undefined)
      return respond(
        reply(fault.status, { error: { type: 'api_error', message: faultMessage(fault.status) } }),
        fault,
        backend.nowMs(),
        [],
      );
    const decided = await decide(call, { method: request.method, path, startedMs }, body, work);
    return respond(reply(decided.status, decided.body), fault, backend.nowMs(), []);
  };

  return { decide, meet, answer };
};
