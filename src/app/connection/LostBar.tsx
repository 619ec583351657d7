import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { onUnsentWork, unsentWork } from '#persistence/unsent-work.ts';
import { InkBar } from '#ui/frames/ink-bar/InkBar.tsx';

export interface LostBarProps {
  /** Signed out there is nothing to read on, and nothing is kept (S10). */
  isSignedIn: boolean;
}

/** What the bar says while the connection is lost. */
export function LostBar({ isSignedIn }: LostBarProps) {
  const work = useSyncExternalStore(onUnsentWork, unsentWork);
  const onPage =
    work?.isOnDevice === false
      ? 'What you entered is on this page alone, so keep it open.'
      : 'You can carry on reading. Everything is kept on this device.';
  return (
    <InkBar icon={<IconWifiOff className="ic" aria-hidden />}>
      <b>No connection.</b> {isSignedIn ? onPage : 'Nothing can be sent until it is back.'}
    </InkBar>
  );
}
