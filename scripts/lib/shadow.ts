import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { faultsOfReply } from './reading-faults.ts';

/** Another host that is asked the same as the fake backend. */
export interface ShadowHost {
  /** Base of its calls, without a slash at the end. */
  readonly url: string;
  /** Cookies of a session there; none asks as nobody. */
  readonly cookie: string;
}

const ANSWER_WITHIN_MS = 10_000;

const READING: readonly (readonly [path: RegExp, endpoint: Endpoint])[] = Object.values(
  catalogue as Readonly<Record<string, Endpoint>>,
)
  .filter(({ method }) => method === 'GET')
  .map((endpoint) => [new RegExp(`^/${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), endpoint]);

/** What a fault says without the value that it found: a shadow is another organisation's real data. */
const withoutValues = (fault: string): string => fault.replaceAll(/"[^"]*"|'[^']*'/g, '…');

/**
 * Asks another host what the fake backend is asked, reading calls alone, and tells each difference between its reply
 * and the contract once: keys that are missing or unknown, kinds that the app cannot read, statuses, silence. Never a
 * value. `path` begins after the base; what no reading call has is passed over.
 */
export const createShadow = ({ url, cookie }: ShadowHost, report: (difference: string) => void) => {
  const told = new Set<string>();
  const tell = (difference: string): void => {
    if (told.has(difference)) return;
    told.add(difference);
    report(difference);
  };

  return async (method: string, path: string, search: string): Promise<void> => {
    const endpoint = method === 'GET' ? READING.find(([pattern]) => pattern.test(path))?.[1] : undefined;
    if (endpoint === undefined) return;
    try {
      const response = await fetch(`${url}${path}${search}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        headers: { accept: 'application/json', ...(cookie === '' ? {} : { cookie }) },
      });
      const reply = {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      };
      if (!endpoint.success.includes(reply.status)) return tell(`${endpoint.name}: answers ${reply.status} there`);
      for (const fault of faultsOfReply(endpoint, reply, 'whole')) tell(`${endpoint.name}: ${withoutValues(fault)}`);
    } catch {
      tell(`${endpoint.name}: no answer there`);
    }
  };
};
