import type { Profile } from '#contracts/profile/profile.schema.ts';
import { ConfirmDialog } from '#ui/frames/dialog/ConfirmDialog.tsx';
import { OwedList } from '../work/OwedList.tsx';

export interface OwedQuestionProps {
  /** Whose it is: the learner's, while somebody views as them. */
  readonly profile: Profile;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Before View As begins or ends: what was paid, or may be, and is not settled, and where it goes on (B-1). */
export function OwedQuestion({ profile, onLeave, onStay }: OwedQuestionProps) {
  const isViewing = profile.impersonated === true;
  return (
    <ConfirmDialog
      isOpen
      title={isViewing ? 'Exit before this is settled?' : 'Go on before this is settled?'}
      confirmText={isViewing ? 'Exit' : 'Go on'}
      cancelText="Stay"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>
        {isViewing
          ? `This is ${profile.name}’s. It stays on this device, and goes on when you view as them again, or when they sign in here.`
          : 'This stays on this device, and goes on when you are back.'}
      </p>
      <OwedList userId={profile.id} />
    </ConfirmDialog>
  );
}
