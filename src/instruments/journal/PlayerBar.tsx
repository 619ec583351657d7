import { IconPlayerPause, IconPlayerPlay, IconPlayerSkipForward, IconX } from '@tabler/icons-react';
import { Button } from '#ui/actions/button/Button.tsx';
import { usePlaying, useJournals } from './journals-context.ts';
import './journal.css';

/** What is being replayed: what it says, how far it is, and how it is paused, stepped and ended. */
export function PlayerBar() {
  const { player } = useJournals();
  const playing = usePlaying();
  return (
    <section className="pl" aria-label="Replay" hidden={playing === null}>
      {/* It stands from the start, so that what is put into it is announced. */}
      <p className="pl__say" aria-live="polite">
        {playing?.sentence}
      </p>
      {playing !== null && (
        <div className="pl__row">
          <span className="meta">
            {playing.title},{' '}
            {playing.total === 0 ? 'no step' : `step ${Math.min(playing.done + 1, playing.total)} of ${playing.total}`}
          </span>
          <div className="pl__keys">
            <Button variant="secondary" onClick={() => (playing.isPaused ? player.resume() : player.pause())}>
              {playing.isPaused ? (
                <IconPlayerPlay className="ic ic--s" aria-hidden="true" />
              ) : (
                <IconPlayerPause className="ic ic--s" aria-hidden="true" />
              )}
              {playing.isPaused ? 'Go on' : 'Pause'}
            </Button>
            <Button variant="secondary" onClick={() => player.step()}>
              <IconPlayerSkipForward className="ic ic--s" aria-hidden="true" />
              Step
            </Button>
            <Button variant="quiet" icon aria-label="End the replay" onClick={() => player.stop()}>
              <IconX className="ic ic--s" aria-hidden="true" />
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
