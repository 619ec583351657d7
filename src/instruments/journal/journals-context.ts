import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Journal } from './journal.ts';
import type { Pace, Player, Playing } from './player.ts';
import type { Recorder, Recording } from './recorder.ts';

/** What records and replays in the product of the demo desk. */
export interface Journals {
  readonly recorder: Recorder;
  readonly player: Player;
  /** Replays a journal, and says how it ended. Never rejects. */
  readonly play: (journal: Journal, pace: Pace) => Promise<void>;
}

export const JournalsContext = createContext<Journals | null>(null);

/** Throws outside of the instruments. */
export const useJournals = (): Journals => {
  const value = useContext(JournalsContext);
  if (value === null) throw new Error('This stands outside of the instruments.');
  return value;
};

export const useRecording = (): Recording => {
  const { recorder } = useJournals();
  return useSyncExternalStore(recorder.subscribe, recorder.recording);
};

/** Null while nothing is replayed. */
export const usePlaying = (): Playing | null => {
  const { player } = useJournals();
  return useSyncExternalStore(player.subscribe, player.playing);
};
