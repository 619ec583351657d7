import { config } from './config.ts';

/** Where a picture or a document of the API lies: a relative address is below the API's base. Undefined for none. */
export const apiAddress = (address: string | null | undefined): string | undefined => {
  if (address === null || address === undefined || address === '') return undefined;
  return /^(https?:)?\//.test(address) ? address : `${config.apiBase}/${address}`;
};
