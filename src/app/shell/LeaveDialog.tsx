import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx';

/** The question of `LeaveGuard`. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog isOpen danger title="Leave this page?" confirmText="Leave" cancelText="Stay" onConfirm={onLeave} onCancel={onStay}>
      A file is still on its way, or this device could not keep your answers. If you leave now, that is lost.
    </ConfirmDialog>
  );
}
