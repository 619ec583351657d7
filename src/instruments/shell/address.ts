import { isOwnPath } from '../product/own-path.ts';

/** What the address of the instruments carries. */
export interface InstrumentsAddress {
  /** The open tab. */
  readonly tab: string | null;
  /** Where the product is. */
  readonly path: string;
  /** The state charts stand alone, without the product. */
  readonly isAlone: boolean;
  /** Where the product is that somebody else has beside it; null where nobody sits there. */
  readonly beside: string | null;
  /** The e-mail address of who is to be signed in beside, which a link carries; null where it carries nobody. */
  readonly besidePerson: string | null;
}

/** The path of a product's page that an address names. */
const ownPath = (text: string | null): string => (text !== null && isOwnPath(text) ? text : '/');

/** Reads the query of the instruments' address. */
export const readAddress = (search: string): InstrumentsAddress => {
  const query = new URLSearchParams(search);
  const beside = query.get('beside');
  return {
    tab: query.get('tab'),
    path: ownPath(query.get('at')),
    beside: beside === null ? null : ownPath(beside),
    besidePerson: query.get('with'),
    isAlone: query.has('alone'),
  };
};

/** The query with the tab and the paths in it; what other panels wrote there stays. Who was seated is no part of it. */
export const writeAddress = (
  search: string,
  { tab, path, beside }: Pick<InstrumentsAddress, 'tab' | 'path' | 'beside'>,
): string => {
  const query = new URLSearchParams(search);
  query.delete('with');
  if (tab !== null) query.set('tab', tab);
  query.set('at', path);
  if (beside === null) query.delete('beside');
  else query.set('beside', beside);
  return `?${query.toString()}`;
};
