import type { Backend } from '../backend.ts';
import { consumeFault } from '../handlers/faults.ts';

/** What a fault aims at that meets connections instead of calls. */
export const CONNECTION = { name: 'realtime', number: 'realtime' } as const;

/**
 * What befalls a new connection: `timeout` makes it one that says nothing for ever, any other fault one that is
 * refused. A fault on `*` is aimed at calls.
 */
export const meetConnection = async (backend: Backend): Promise<'mute' | 'refused' | null> => {
  const isAimed = await backend.read((db) => db.state.faults.some(({ call }) => call === CONNECTION.name));
  if (!isAimed) return null;
  const { fault } = await backend.write((db) => consumeFault(db, CONNECTION, { everything: false }));
  if (fault === null) return null;
  return fault.kind === 'timeout' ? 'mute' : 'refused';
};
