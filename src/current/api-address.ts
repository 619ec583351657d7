import { type AddressParts, callAddress } from '#api/call-address.ts';
import type { Endpoint, RequestOf } from '#contracts/endpoint.ts';
import { config } from './config.ts';

/** Where something of the API lies that a reply names: a relative address is below the API's base. Undefined for none. */
export const apiAddress = (address: string | null | undefined): string | undefined => {
  if (address === null || address === undefined || address === '') return undefined;
  return /^(https?:)?\//.test(address) ? address : `${config.apiBase}/${address}`;
};

/**
 * Where the page itself loads the reply of a call from: a picture, a video, a document in a frame (X-042, X-044,
 *
 */
export const endpointAddress = <E extends Endpoint>(
  endpoint: E,
  request: Pick<RequestOf<E>, 'params' | 'query'>,
): string =>
  // What the types of params and query have in common for every endpoint is beyond the compiler.
  callAddress(config.apiBase, endpoint, request as AddressParts);
