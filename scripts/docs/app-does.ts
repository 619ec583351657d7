import { treatmentOf } from '#api/error-policy.ts';
import { messageFor } from '#features/session/failure-message.ts';
import type { Endpoint, FailureCase } from '#contracts/endpoint.ts';
import { type FailedCall, failureMeaning } from '#contracts/failure.ts';

/** Statuses, or what came in the place of one, and what the app does then. */
export interface Answer {
  readonly cases: readonly string[];
  readonly does: string;
}

const CASES: readonly FailureCase[] = [401, 403, 404, 419, 422, 423, 429, 503, 'other', 'network'];

const LABELS: Readonly<Partial<Record<FailureCase, string>>> = { other: 'any other', network: 'no answer' };

const failedBy = (failure: FailureCase): FailedCall => {
  if (failure === 'network') return { kind: 'network', status: null };
  return { kind: 'http', status: failure === 'other' ? 500 : failure };
};

const isWrite = ({ method }: Endpoint): boolean => method !== 'GET';

/** What the tray says, and what becomes of the session. */
const inTray = (endpoint: Endpoint, failure: FailureCase): string => {
  const failed = failedBy(failure);
  const { title } = messageFor({ ...failed, message: null, errors: {} }, 'Waymark');
  const shown =
    failure === 422
      ? `Says “${title}” with the messages of errors, or the one message.`
      : `Says “${title.replace(/\.$/, '')}”.`;
  const { endsSession, continuesAfterSignIn } = failureMeaning(failed);
  if (!endsSession || endpoint.session !== 'required') return shown;
  return `${shown} The person signs in again${continuesAfterSignIn ? ', and the call is sent once more' : '; the call is not sent again'}.`;
};

/** What becomes of a submission that the device stores. */
const ofStoredWork = (failure: FailureCase): string => {
  const { delivery, isTemporary } = failureMeaning(failedBy(failure));
  if (delivery === 'unknown')
    return ' Whether the server acted is unknown: the app asks it before it sends the work again.';
  return isTemporary ? ' The work stays on the device and is sent later.' : ' The work is not sent again by itself.';
};

const treated = (endpoint: Endpoint, failure: FailureCase): string => {
  switch (treatmentOf(endpoint.errors, failure)) {
    case 'tray':
      return inTray(endpoint, failure);
    case 'silent':
      return 'Shows nothing.';
    case 'own':
      return `The screen that made the call answers it itself${endpoint.session === 'required' && failureMeaning(failedBy(failure)).endsSession ? ', and the session goes on' : ''}.`;
    case 'page':
      return 'Shows the page of what does not exist.';
  }
};

const sentenceFor = (endpoint: Endpoint, failure: FailureCase): string => {
  const sentence = `${treated(endpoint, failure)}${endpoint.idempotencyKey === undefined ? '' : ofStoredWork(failure)}`;
  if (failure !== 419 || !isWrite(endpoint)) return sentence;
  return `Fetches a new token and sends the call once more. If that is refused, too: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
};

/** What the app does with each answer to a call, by its error policy; equal answers are told together. */
export const answersOf = (endpoint: Endpoint): readonly Answer[] => {
  const told = new Map<string, string[]>();
  for (const failure of CASES) {
    const does = sentenceFor(endpoint, failure);
    told.set(does, [...(told.get(does) ?? []), LABELS[failure] ?? String(failure)]);
  }
  return [...told].map(([does, cases]) => ({ cases: told.size === 1 ? ['Any refusal, or no answer'] : cases, does }));
};
