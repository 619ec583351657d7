import { IconDevicesCheck, IconDevicesX } from '@tabler/icons-react';
import './saved-note.css';

/** Whether what is typed is on this device; a refusal is announced. */
export function SavedNote({ saved }: { saved: 'notYet' | 'saved' | 'refused' }) {
  if (saved === 'notYet') return null;
  const isRefused = saved === 'refused';
  return (
    <span className={isRefused ? 'saved is-refused' : 'saved'} role={isRefused ? 'alert' : undefined}>
      {isRefused ? (
        <IconDevicesX className="ic ic--s" aria-hidden />
      ) : (
        <IconDevicesCheck className="ic ic--s" aria-hidden />
      )}
      {isRefused ? 'Not saved on this device' : 'Saved on this device'}
    </span>
  );
}
