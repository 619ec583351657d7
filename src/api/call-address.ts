import type { Endpoint } from '#contracts/endpoint.ts';

type Value = string | number | boolean | null | undefined | readonly (string | number)[];

/**
 * Serialises a query (K-20): empty and null values are dropped, arrays joined with commas, `false` and 0 kept.
 * An empty array is an empty value.
 */
const toSearchParams = (query: Readonly<Record<string, unknown>>): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, Value][]) {
    const text = Array.isArray(value) ? value.join(',') : (value ?? '').toString();
    if (text !== '') params.set(name, text);
  }
  return params;
};

/** As much of a request as its address depends on. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The address of a call: the API's base, the endpoint's path with its parameters, and the query with the values that
 * never vary.
 */
export const callAddress = (
  baseUrl: string,
  { path, fixedQuery }: Endpoint,
  { params, query }: AddressParts,
): string => {
  const search = toSearchParams({ ...fixedQuery, ...query }).toString();
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')));
  return `${baseUrl.replace(/\/$/, '')}/${filled}${search === '' ? '' : `?${search}`}`;
};

/**
 * Reads the parameters out of an address of the API that is the beginning of an endpoint's path: `thumbnails/601` has
 * the `id` of `thumbnails/{id}/{width}/{height}/`. Null where it is no such beginning.
 */
export const paramsAtStart = ({ path }: Endpoint, address: string): Readonly<Record<string, string>> | null => {
  const template = path.split('/');
  const params: Record<string, string> = {};
  for (const [index, part] of address.split('/').entries()) {
    const name = /^\{(\w+)\}$/.exec(template[index] ?? '')?.[1];
    if (name === undefined ? part !== template[index] : !/^[\w.-]+$/.test(part)) return null;
    if (name !== undefined) params[name] = part;
  }
  return params;
};
