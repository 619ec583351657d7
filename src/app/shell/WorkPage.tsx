import { useCallback, type ReactNode } from 'react';
import { PersistenceContext } from '#persistence/persistence.ts';
import { openPersistence } from '../persistence/open-persistence.ts';
import { useServices } from '../services/services.ts';

/** Around every page on which somebody types or confirms something: where it is stored and sent. */
export function WorkPage({ children }: { children: ReactNode }) {
  const services = useServices();
  const open = useCallback(() => openPersistence(services), [services]);
  return <PersistenceContext value={open}>{children}</PersistenceContext>;
}
