import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import type { Connection } from '#current/connection.ts';
import type { LostBarProps } from './LostBar.tsx';

/** Should the bar itself not have come before the connection went, its words stand without it. */
const LostBar = lazyPart(async () => (await import('./LostBar.tsx')).LostBar, {
  missing: () => <p className="wrap">No connection.</p>,
});

/** Long after the first picture, while there is a connection. */
const FETCH_AFTER_MILLISECONDS = 3000;

export interface ConnectionBarProps extends LostBarProps {
  connection: Connection;
}

/**
 * Says that the connection is lost, above everything, and goes by itself when it is back. The region stands always, so
 * that both are announced.
 */
export function ConnectionBar({ connection, isSignedIn }: ConnectionBarProps) {
  const state = useSyncExternalStore(connection.subscribe, connection.current, connection.current);
  const [wasLost, setWasLost] = useState(false);
  if (state === 'lost' && !wasLost) setWasLost(true);
  useEffect(() => {
    const timer = setTimeout(() => void LostBar.fetch(), FETCH_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      {state === 'lost' && <LostBar isSignedIn={isSignedIn} />}
      {state === 'connected' && wasLost && <p className="vh">The connection is back.</p>}
    </div>
  );
}
