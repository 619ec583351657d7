import { useEffect, useState } from 'react';
import { useClock } from '#current/surroundings.ts';
import { waitText } from './wait-text.ts';

const SECOND_MILLISECONDS = 1000;

/**
 * Counts down until the server takes another try (S12). The line that changes every second is no live region; that the
 * time is over is announced once.
 */
export function WaitCountdown({ seconds }: { seconds: number }) {
  const { now } = useClock();
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
    <div className="gate__wait">
      {left > 0 && <p className="meta">{waitText(left)}</p>}
      <p className="meta" role="status">
        {left > 0 ? '' : 'You can try again now.'}
      </p>
    </div>
  );
}
