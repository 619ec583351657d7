import { describe, expect, test, vi } from 'vitest';
import { createPlayback, type Film } from './playback.ts';

const film = (currentTime: number, rest: Partial<Film> = {}): Film => ({
  currentTime,
  playbackRate: 1,
  seeking: false,
  paused: false,
  ended: false,
  ...rest,
});

/** Milliseconds that count after these looks. */
const played = (...looks: readonly (Film | null)[]): number => {
  const playback = createPlayback();
  for (const look of looks) playback.look(look);
  return playback.now();
};

describe('L-04: what was watched of a film', () => {
  test.each([
    ['what was played', 1500, [film(0), film(0.5), film(1.5)]],
    ['at twice the speed, all the same', 3000, [film(0), film(3, { playbackRate: 2 })]],
    ['not where it begins after it was left', 500, [film(3), film(3.5)]],
    ['not what was jumped over', 500, [film(0), film(0.5), film(5, { seeking: true }), film(5)]],
    ['not a jump that no event told of', 0, [film(0), film(5)]],
    ['not backwards', 0, [film(5), film(1)]],
    ['not while it is paused', 0, [film(2, { paused: true }), film(2, { paused: true })]],
    ['not between two films', 0, [film(0), null, film(1)]],
  ])('%s', (_, expected, looks) => expect(played(...looks)).toBe(expected));

  test('it tells when playing begins and stops', () => {
    const playback = createPlayback();
    const heard = vi.fn<() => void>();
    const stop = playback.onChange(heard);
    playback.look(film(0, { paused: true }));
    expect(heard).not.toHaveBeenCalled();
    playback.look(film(0));
    playback.look(film(1));
    expect([heard.mock.calls.length, playback.isPlaying()]).toEqual([1, true]);
    playback.look(film(2, { ended: true }));
    expect([heard.mock.calls.length, playback.isPlaying()]).toEqual([2, false]);
    playback.look(film(2));
    playback.look(null);
    expect([heard.mock.calls.length, playback.isPlaying()]).toEqual([4, false]);
    stop();
    playback.look(film(0));
    expect(heard).toHaveBeenCalledTimes(4);
  });
});
