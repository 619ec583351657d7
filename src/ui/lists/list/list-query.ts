import { createContext } from 'react';

/** The query of the list that is shown, for the links in its rows: search, filters and order, without the question mark. */
export const ListQueryContext = createContext('');

/** A path with the query of a list behind it; the path alone where that is empty. */
export const withQuery = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`);
