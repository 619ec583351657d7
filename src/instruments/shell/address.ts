/** What the address of the instruments carries: the open tab and the product's path. */
export interface InstrumentsAddress {
  readonly tab: string | null;
  readonly path: string;
  /** The state charts stand alone, without the product. */
  readonly isAlone: boolean;
}

/** The path of a product's page that an address names: never another host's. */
const ownPath = (text: string | null): string => (text !== null && /^\/(?![/\\])/.test(text) ? text : '/');

/** Reads the query of the instruments' address. */
export const readAddress = (search: string): InstrumentsAddress => {
  const query = new URLSearchParams(search);
  return { tab: query.get('tab'), path: ownPath(query.get('at')), isAlone: query.has('alone') };
};

/** The query with the tab and the path in it; what other panels wrote there stays. */
export const writeAddress = (search: string, { tab, path }: Omit<InstrumentsAddress, 'isAlone'>): string => {
  const query = new URLSearchParams(search);
  if (tab !== null) query.set('tab', tab);
  query.set('at', path);
  return `?${query.toString()}`;
};
