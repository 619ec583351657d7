import type { Certainty } from '#contracts/endpoint.ts';
import type { DecidedBy, LoggedCall } from '#contracts/demo.ts';
import { effectText } from './fault-text.ts';

/** The class of the badge of a contract: full, half or dashed. */
export const CERTAINTY_CLASS: Readonly<Record<Certainty, string>> = {
  known: 'pol pol--k',
  partly: 'pol pol--p',
  assumed: 'pol pol--a',
};

const DECIDED: Readonly<Record<Exclude<DecidedBy, 'rule' | 'fault'>, string>> = {
  token: 'the CSRF token did not fit',
  session: 'nobody is signed in',
  permission: 'a permission is missing',
  size: 'the body is too large',
  shape: 'the request does not fit the contract',
  key: 'answered as the first call under the same key',
};

/** What decided the answer: `rule of submitBookings`, `fault: 500`. */
export const ruleText = ({ call, decidedBy, fault }: LoggedCall): string => {
  if (fault !== undefined) return `fault: ${effectText(fault)}`;
  return decidedBy === 'rule' || decidedBy === 'fault' ? `rule of ${call}` : DECIDED[decidedBy];
};

/** All that a search of the log looks at. */
export const searchTextOf = (call: LoggedCall): string =>
  [call.method, call.path, call.call, String(call.status), call.policy, call.contract, ruleText(call)].join(' ');

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * The call as a line for a shell. Secrets are those of the log: hidden. `api`: the API's address, with a slash at the
 * end.
 */
export const curlOf = ({ method, path, query, body }: LoggedCall, api: string): string => {
  const search = new URLSearchParams(query).toString();
  return [
    `curl -X ${method} ${quoted(`${api}${path}${search === '' ? '' : `?${search}`}`)}`,
    `-H 'Accept: application/json'`,
    ...(body === null || body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `--data ${quoted(JSON.stringify(body))}`]),
  ].join(' ');
};
