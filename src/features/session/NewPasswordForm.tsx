import { useWrite } from '#api/use-write.ts';
import { LIMITS } from '#contracts/constants.ts';
import { resetPassword } from '#contracts/session/session.endpoints.ts';
import { PasswordField } from '#ui/inputs/field/PasswordField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { useForm } from '#ui/inputs/form/use-form.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { useFirstWrong } from './use-first-wrong.ts';
import { PASSWORDS_DIFFER } from './messages.ts';

export interface NewPasswordFormProps {
  token: string;
  email: string;
  button: string;
  /** A-17 has a way back, A-18 has none. */
  cancellable: boolean;
  /** Gets the server's own words (L10). */
  onDone: (message: string) => void;
  /** The link is used up or too old; gets the server's own words. */
  onDeadLink: (message: string) => void;
}

interface NewPasswordValues {
  password: string;
  password_confirmation: string;
  [name: string]: string;
}

// A longer password could not be typed at sign-in (docs/decisions/0009-keep-every-specified-field-limit.md).
const MOST = LIMITS.loginPasswordCharacters;

/** sets a new password with the token of a mail. What the server refuses stands beside its field, as typed. */
export function NewPasswordForm({ token, email, button, cancellable, onDone, onDeadLink }: NewPasswordFormProps) {
  const write = useWrite(resetPassword, {
    onOutcome: (outcome) => {
      if (outcome.ok) return onDone(outcome.data.message);
      const { status, errors, message } = outcome.failure;
      const objections = Object.keys(errors).length === 0 && message !== null ? { '': [message] } : errors;
      // Nobody typed the address here: what is wrong with it is wrong with the link.
      const aboutLink = errors['email']?.[0];
      if (status === 422) return aboutLink === undefined ? form.refuse(objections) : onDeadLink(aboutLink);
    },
  });
  const form = useForm<NewPasswordValues>(
    {
      password: { initial: '', label: 'New password', required: true, maxLength: MOST },
      password_confirmation: {
        initial: '',
        label: 'Repeat the new password',
        required: true,
        maxLength: MOST,
        check: (value, { password }) => (value === password ? undefined : PASSWORDS_DIFFER),
      },
    },
    ({ password, password_confirmation }) => write.send({ body: { token, email, password, password_confirmation } }),
  );
  useFirstWrong(form);
  return (
    <Form onSubmit={form.submit}>
      {/* Password managers file the new password under this name. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="gate__fields" aria-live="polite">
        <PasswordField label="New password" hint={`At most ${MOST} characters.`} autoComplete="new-password" {...form.field('password')} />
        <PasswordField label="Repeat the new password" autoComplete="new-password" {...form.field('password_confirmation')} />
      </div>
      <SubmitRow button={button} reason={form.reason} busy={write.isSending} busyText="Saving…">
        {cancellable && <Link href="/login">Cancel</Link>}
      </SubmitRow>
    </Form>
  );
}
