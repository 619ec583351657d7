import { createContext, use } from 'react';
import type { AppClock } from './clock.ts';
import type { Connection } from './connection.ts';

/** What every page stands in, whoever is signed in. */
export interface Surroundings {
  readonly clock: AppClock;
  readonly connection: Connection;
}

export const SurroundingsContext = createContext<Surroundings | null>(null);

const useSurroundings = (): Surroundings => {
  const surroundings = use(SurroundingsContext);
  if (surroundings === null) throw new Error('useSurroundings: no <SurroundingsContext> above this component');
  return surroundings;
};

/** The app's one clock. Throws outside the app. */
export const useClock = (): AppClock => useSurroundings().clock;

/** Whether the server can be reached, and the way to hear of changes. Throws outside the app. */
export const useConnection = (): Connection => useSurroundings().connection;
