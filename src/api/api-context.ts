import { createContext, use } from 'react';
import type { Client } from './client.ts';

export const ApiContext = createContext<Client | null>(null);

/** The client of the nearest provider. Throws where there is none: a screen outside the app is a mistake. */
export const useApi = (): Client => {
  const client = use(ApiContext);
  if (client === null) throw new Error('useApi: no <ApiContext> above this component');
  return client;
};
