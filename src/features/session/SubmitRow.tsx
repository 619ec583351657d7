import { useId, type ReactNode } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { FormActions } from '#ui/inputs/form/FormActions.tsx';

export interface SubmitRowProps {
  /** The button's words. */
  button: string;
  /** K-09: why it is not ready, as `useForm` says it. */
  reason: string | undefined;
  busy: boolean;
  busyText: string;
  /** The way beside the button. */
  children?: ReactNode;
}

/** The end of a form of signing in: its button, the way beside it, and under both why the button is not ready. */
export function SubmitRow({ button, reason, busy, busyText, children }: SubmitRowProps) {
  const whyId = useId();
  return (
    <div>
      <FormActions>
        <Button
          type="submit"
          variant="go"
          reasonId={reason === undefined ? undefined : whyId}
          busy={busy}
          busyText={busyText}
        >
          {button}
        </Button>
        {children}
      </FormActions>
      <p className="meta gate__why" id={whyId}>
        {reason}
      </p>
    </div>
  );
}
