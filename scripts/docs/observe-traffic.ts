import { catalogue } from '#contracts/catalogue.ts';
import type { Fault } from '#contracts/demo.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { isTargeted } from '#mocks/handlers/faults.ts';
import type { TrafficObserver } from '#mocks/http/server.ts';
import type { OpenApiDocument } from './openapi.ts';
import { type ExchangeBody, exchangeValidator } from './validate-exchange.ts';

/** Ends the path of the fake backend's base URL, whatever the app lies below. */
const PREFIX = '/api';

/** Asked as a call comes; gives what the answer is told, or nothing where the call is not compared. */
export type CompareCall = (
  request: Request,
  faults: () => Promise<readonly Fault[]>,
) => Promise<((response: Response) => Promise<void>) | undefined>;

/** JSON is read from a copy; of everything else the type is enough, and a file is not to be read twice. */
const bodyOf = async (message: Request | Response): Promise<ExchangeBody | null> => {
  const type = message.headers.get('content-type');
  if (type === null) return null;
  if (!type.includes('json')) return { type, value: undefined };
  const text = await message.clone().text();
  try {
    return { type, value: JSON.parse(text) as unknown };
  } catch {
    return { type, value: text };
  }
};

/** Whether the app's own code makes the call, and not a picture, a frame, or a test in the place of another client. */
const isFromApp = (headers: Headers): boolean => headers.has('x-app-code');

/**
 * Compares every call to the fake backend with the document and reports each difference once; of a call that is not the
 * app's the answer alone. A call that a fault is aimed at is left out: what it breaks is no part of the contract.
 * Neither are the pages of the mailbox.
 */
export const compareTraffic = (document: OpenApiDocument, report: (difference: string) => void): CompareCall => {
  const validator = exchangeValidator(document);
  const reported = new Set<string>();

  return async (request, faults) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.slice(pathname.indexOf(`${PREFIX}/`) + PREFIX.length);
    if (path.startsWith('/__')) return undefined;
    const { method, headers } = request;
    const operation = validator.operationOf({ method, path, query: searchParams, headers });
    const endpoint = (catalogue as Readonly<Record<string, Endpoint>>)[operation?.name ?? ''];
    const isFaulty = async (): Promise<boolean> => endpoint !== undefined && isTargeted(await faults(), endpoint);
    if (await isFaulty()) return undefined;
    const body = isFromApp(headers) ? await bodyOf(request) : null;
    return async (response) => {
      if (response.type === 'error') return;
      const exchange = {
        method,
        path,
        query: searchParams,
        headers,
        body,
        status: response.status,
        reply: await bodyOf(response),
      };
      const found = validator.differences(exchange, isFromApp(headers) ? undefined : 'answer');
      // A fault that was set while the call was on its way hit it, too.
      if (found.length === 0 || (await isFaulty())) return;
      for (const difference of found) {
        if (!reported.has(difference)) report(difference);
        reported.add(difference);
      }
    };
  };
};

/** Compares what reaches a fake backend over HTTP. */
export const observeTraffic = (document: OpenApiDocument, report: (difference: string) => void): TrafficObserver => {
  const compare = compareTraffic(document, report);
  return (request, backend) => compare(request, () => backend.read(({ state }) => state.faults));
};
