import { IconWifiOff } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { InkBar } from '#ui/ink-bar/InkBar.tsx';
import type { Connection } from './connection.ts';

/**
 * Says that the connection is lost, above everything, and goes by itself when it is back. The region stands always, so
 * that both are announced.
 */
export function ConnectionBar({ connection }: { connection: Connection }) {
  const state = useSyncExternalStore(connection.subscribe, connection.current, connection.current);
  const [wasLost, setWasLost] = useState(false);
  if (state === 'lost' && !wasLost) setWasLost(true);
  return (
    <div role="status">
      {state === 'lost' && (
        <InkBar icon={<IconWifiOff className="ic" aria-hidden />}>
          <b>No connection.</b> You can read on: everything is kept on this device.
        </InkBar>
      )}
      {state === 'connected' && wasLost && <p className="vh">The connection is back.</p>}
    </div>
  );
}
