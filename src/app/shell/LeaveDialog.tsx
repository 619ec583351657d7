import { ConfirmDialog } from '#ui/frames/dialog/ConfirmDialog.tsx';
import { LEAVE, leaveText } from './leave-messages.ts';

/** The question of `LeaveGuard`. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      danger
      title={LEAVE.title}
      confirmText={LEAVE.leave}
      cancelText={LEAVE.stay}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {leaveText()}
    </ConfirmDialog>
  );
}
