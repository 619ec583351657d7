import type { LoginScreenProps } from './screen-props.ts';
import type { SessionOverDialogProps } from './SessionOverDialog.tsx';

/** What every step of signing in over the page works with. */
export type OverStepProps = LoginScreenProps & Pick<SessionOverDialogProps, 'profile' | 'work'>;
