import { IconWifiOff } from '@tabler/icons-react';
import { InkBar } from '#ui/ink-bar/InkBar.tsx';

/** What the bar says while the connection is lost. */
export function LostBar() {
  return (
    <InkBar icon={<IconWifiOff className="ic" aria-hidden />}>
      <b>No connection.</b> You can read on: everything is kept on this device.
    </InkBar>
  );
}
