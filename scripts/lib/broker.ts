import { readFile } from 'node:fs/promises';
import type { RecordedPact } from './pacts.ts';

/** A Pact Broker, and how to be let in. */
export interface Broker {
  /** Base URL, without a slash at the end. */
  readonly url: string;
  /** Bearer token, or name and password; none where the broker is open. */
  readonly token?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}

/** What a broker did, in its own words. */
export interface BrokerAnswer {
  readonly ok: boolean;
  readonly notices: readonly string[];
}

/** The version that pacts belong to. */
export interface PublishedVersion {
  /** Name of the consumer. */
  readonly pacticipant: string;
  /** The commit. */
  readonly version: string;
  readonly branch: string;
  readonly buildUrl?: string | undefined;
}

const ANSWER_WITHIN_MS = 30_000;

const authorisation = ({ token, username, password }: Broker): Record<string, string> => {
  if (token !== undefined) return { authorization: `Bearer ${token}` };
  return username === undefined
    ? {}
    : { authorization: `Basic ${Buffer.from(`${username}:${password ?? ''}`).toString('base64')}` };
};

interface BrokerBody {
  readonly notices?: readonly { readonly text?: string }[];
  readonly errors?: unknown;
  readonly summary?: { readonly deployable?: boolean | null; readonly reason?: string };
}

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Calls a broker. A refusal and silence are answers in a sentence, never exceptions. */
const call = async (
  broker: Broker,
  path: string,
  init: RequestInit = {},
): Promise<BrokerAnswer & { readonly body: BrokerBody }> => {
  const failed = (sentence: string): BrokerAnswer & { readonly body: BrokerBody } => ({
    ok: false,
    notices: [sentence],
    body: {},
  });
  let response: Response;
  try {
    const headers = { accept: 'application/hal+json', 'content-type': 'application/json', ...authorisation(broker) };
    response = await fetch(`${broker.url}${path}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...init,
      headers,
    });
  } catch {
    return failed(`Nothing answers at ${broker.url}.`);
  }
  if (response.status === 401 || response.status === 403)
    return failed(
      `${broker.url} does not let us in (${response.status}): set PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.`,
    );
  let body: BrokerBody;
  try {
    body = (await response.json()) as BrokerBody;
  } catch {
    return failed(`${broker.url} answers ${response.status}, not as a Pact Broker.`);
  }
  const notices = [
    ...textsIn(body.errors),
    ...(body.notices ?? []).flatMap(({ text = '' }) => (text === '' ? [] : [text])),
  ];
  return {
    ok: response.ok,
    notices: notices.length === 0 && !response.ok ? [`${broker.url} answers ${response.status}.`] : notices,
    body,
  };
};

/**
 * Publishes pact files as the contracts of one version (`POST /contracts/publish`). A broker refuses another content
 * for the same version.
 */
export const publishPacts = async (
  broker: Broker,
  files: readonly string[],
  { pacticipant, version, branch, buildUrl }: PublishedVersion,
): Promise<BrokerAnswer> => {
  const contracts = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file, 'utf8');
      return {
        consumerName: pacticipant,
        providerName: (JSON.parse(content) as RecordedPact).provider.name,
        specification: 'pact',
        contentType: 'application/json',
        content: Buffer.from(content).toString('base64'),
      };
    }),
  );
  const body = {
    pacticipantName: pacticipant,
    pacticipantVersionNumber: version,
    branch,
    ...(buildUrl === undefined ? {} : { buildUrl }),
    contracts,
  };
  const { ok, notices } = await call(broker, '/contracts/publish', { method: 'POST', body: JSON.stringify(body) });
  return { ok, notices };
};

/**
 * Asks whether a version may go to an environment: whether what is deployed there has verified its pacts (`GET
 * /matrix`).
 */
export const canIDeploy = async (
  broker: Broker,
  { pacticipant, version }: Pick<PublishedVersion, 'pacticipant' | 'version'>,
  environment: string,
): Promise<BrokerAnswer> => {
  const query = new URLSearchParams([
    ['q[][pacticipant]', pacticipant],
    ['q[][version]', version],
    ['latestby', 'cvp'],
    ['environment', environment],
  ]);
  const { ok, notices, body } = await call(broker, `/matrix?${query.toString()}`);
  const { deployable, reason } = body.summary ?? {};
  return {
    ok: ok && deployable === true,
    notices: notices.length > 0 ? notices : [reason ?? 'The broker gives no reason.'],
  };
};
