import { IconDevicesCheck, IconDevicesX } from '@tabler/icons-react';
import { formatDeviceTime } from '#ui/format/dates.ts';
import type { DraftStatus } from '#persistence/draft-session.ts';

/**
 * Whether the answers are on this device, and since when (C-29). That it refuses to keep them `NotSavedAlert`
 * announces.
 */
export function SavedHere({ draft }: { draft: DraftStatus }) {
  if (draft.saved === 'refused') {
    return (
      <p className="meta actbar__saved is-refused">
        <IconDevicesX className="ic" aria-hidden />
        <span>Not saved on this device</span>
      </p>
    );
  }
  return (
    <p className="meta actbar__saved">
      <IconDevicesCheck className="ic" aria-hidden />
      <span>
        {draft.savedAtMs === null
          ? 'Answers are kept on this device'
          : `Saved on this device, ${formatDeviceTime(new Date(draft.savedAtMs))}`}
      </span>
    </p>
  );
}
