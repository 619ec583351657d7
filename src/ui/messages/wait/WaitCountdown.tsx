import { useEffect, useState } from 'react';
import { plural } from '../../format/counts.ts';

const SECONDS_PER_MINUTE = 60;

/** S12: how long to wait, in words. `You can try again in 1 minute 5 seconds.` */
const waitText = (seconds: number): string => {
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const rest = seconds % SECONDS_PER_MINUTE;
  const parts = [...(minutes > 0 ? [plural(minutes, 'minute')] : []), ...(rest > 0 ? [plural(rest, 'second')] : [])];
  return `You can try again in ${parts.join(' ')}.`;
};

const SECOND_MILLISECONDS = 1000;

export interface WaitCountdownProps {
  /** How long to wait from now on. */
  readonly seconds: number;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Counts down until the server takes another try (S12). The line that changes every second is no live region; that the
 * time is over is announced once.
 */
export function WaitCountdown({ seconds, now }: WaitCountdownProps) {
  const [until] = useState(() => now() + seconds * SECOND_MILLISECONDS);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(
      () => setLeft(Math.max(0, Math.ceil((until - now()) / SECOND_MILLISECONDS))),
      SECOND_MILLISECONDS,
    );
    return () => clearInterval(timer);
  }, [until, now]);
  return (
    <div>
      {left > 0 && <p className="meta">{waitText(left)}</p>}
      <p className="meta" role="status">
        {left > 0 ? '' : 'You can try again now.'}
      </p>
    </div>
  );
}
