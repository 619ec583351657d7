import { catalogue } from './catalogue.ts';
import type { Endpoint } from './endpoint.ts';

const readings: readonly string[] = Object.values(catalogue)
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => path);

const shared: ReadonlySet<string> = new Set(readings.filter((path, index) => readings.indexOf(path) !== index));

/** Whether another reading has the address, too: then the flag of a download tells them apart (0334). */
export const sharesAddress = ({ method, path }: Endpoint): boolean => method === 'GET' && shared.has(path);

/** Whether a request at the address of the endpoint, with this flag of a download, is a call of it. */
export const isCalledWith = (endpoint: Endpoint, download: unknown): boolean =>
  !sharesAddress(endpoint) || (endpoint.fixedQuery?.['download'] === 'true') === (download === 'true');
