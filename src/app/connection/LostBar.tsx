import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { onUnsentWork, unsentWork } from '#persistence/unsent-work.ts';
import { InkBar } from '#ui/frames/ink-bar/InkBar.tsx';

/** What the bar says while the connection is lost. */
export function LostBar() {
  const work = useSyncExternalStore(onUnsentWork, unsentWork);
  return (
    <InkBar icon={<IconWifiOff className="ic" aria-hidden />}>
      <b>No connection.</b>{' '}
      {work?.isOnDevice === false ? 'This device could not save what you typed, so keep this page open.' : 'You can carry on reading. Everything is kept on this device.'}
    </InkBar>
  );
}
