import { createContext } from 'react';

/** A query behind a path; nothing where it is empty. */
const withQuery = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`);

/** A piece of evidence within the list that one came from. `query`: search, filters and order of the list. */
export const evidenceHref = (key: string, query: string): string => withQuery(`/e/${encodeURIComponent(key)}`, query);

/** The list as one left it. */
export const listHref = (query: string): string => withQuery('/evidence', query);

/** The query of the list that is shown, for the links in its rows. */
export const ListQueryContext = createContext('');
