import type { ViewingTime } from './viewing-time.ts';

/** More of a film than this between two looks at it was jumped over, not watched; seconds at normal speed. */
const MOST_BETWEEN_LOOKS = 2;

/** What is read of a film. */
export type Film = Pick<HTMLVideoElement, 'currentTime' | 'playbackRate' | 'seeking' | 'paused' | 'ended'>;

/** How much of the film on the page was played, for the report of viewing (N-12, N-19). */
export interface Playback extends Pick<ViewingTime, 'now'> {
  readonly isPlaying: () => boolean;
  /** Calls back when playing begins or stops; gives the way to stop. */
  readonly onChange: (listener: () => void) => () => void;
  /** Looks at the film: after each of its events, and with null once it is gone. */
  readonly look: (film: Film | null) => void;
}

/**
 * Adds up the parts of a film that were played. Its `now` is the time of the film, not of the clock: what is paused,
 * jumped over or not loaded counts nothing, and what is played at twice the speed counts whole (L-04).
 */
export const createPlayback = (): Playback => {
  const listeners = new Set<() => void>();
  let playedMs = 0;
  let isPlaying = false;
  let last: number | null = null;
  return {
    now: () => playedMs,
    isPlaying: () => isPlaying,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    look: (film) => {
      const position = film?.currentTime ?? null;
      if (film !== null && position !== null && last !== null && !film.seeking) {
        const played = position - last;
        if (played > 0 && played <= MOST_BETWEEN_LOOKS * Math.max(1, film.playbackRate)) playedMs += played * 1000;
      }
      last = position;
      const plays = film !== null && !film.paused && !film.ended;
      if (plays === isPlaying) return;
      isPlaying = plays;
      for (const listener of listeners) listener();
    },
  };
};
