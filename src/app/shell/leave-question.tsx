import { PlainQuestion } from '#ui/frames/dialog/PlainQuestion.tsx';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { LEAVE, leaveText } from './leave-messages.ts';

/** C-29: the question before something is lost. Where its code did not come, the same words stand without it. */
export const LeaveQuestion = lazyPart(async () => (await import('./LeaveDialog.tsx')).LeaveDialog, {
  missing: (_again, { onLeave, onStay }) => (
    <PlainQuestion
      danger
      title={LEAVE.title}
      confirmText={LEAVE.leave}
      cancelText={LEAVE.stay}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {leaveText()}
    </PlainQuestion>
  ),
});
