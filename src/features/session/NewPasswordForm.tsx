import type { ApiFailure } from '#api/failure.ts';
import { useWrite } from '#api/use-write.ts';
import { LIMITS } from '#contracts/constants.ts';
import { resetPassword } from '#contracts/session/session.endpoints.ts';
import { PasswordField } from '#ui/inputs/field/PasswordField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { useForm } from '#ui/inputs/form/use-form.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { useFirstWrong } from './use-first-wrong.ts';
import { NEW_PASSWORD_MISSING, PASSWORDS_DIFFER } from './messages.ts';

export interface NewPasswordFormProps {
  token: string;
  email: string;
  button: string;
  /** A-17 has a way back, A-18 has none. */
  cancellable: boolean;
  /** Gets the server's own words (L10). */
  onDone: (message: string) => void;
  /** The link is used up or too old. */
  onDeadLink: () => void;
}

interface NewPasswordValues {
  password: string;
  password_confirmation: string;
  [name: string]: string;
}

// A longer password could not be typed at sign-in (docs/decisions/0009-keep-every-specified-field-limit.md).
const MOST = LIMITS.loginPasswordCharacters;

/** Beside its field, or, where the address is refused, by the page: the link is dead. */
const TOLD_ELSEWHERE = ['password', 'password_confirmation', 'email'];

const isToldElsewhere = ({ status, errors }: ApiFailure): boolean =>
  status === 422 &&
  Object.keys(errors).length > 0 &&
  Object.keys(errors).every((name) => TOLD_ELSEWHERE.includes(name));

/** sets a new password with the token of a mail. What the server refuses stands beside its field, as typed. */
export function NewPasswordForm({ token, email, button, cancellable, onDone, onDeadLink }: NewPasswordFormProps) {
  const write = useWrite(resetPassword, {
    errors: { preset: 'form', on: { 422: 'own' } },
    onOutcome: (outcome) => {
      if (outcome.ok) return onDone(outcome.data.message);
      const { status, errors } = outcome.failure;
      // Nobody typed the address here: what is wrong with it is wrong with the link.
      if (status === 422) return errors['email'] === undefined ? form.refuse(errors) : onDeadLink();
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
  const { failure } = write;
  return (
    <Form onSubmit={form.submit}>
      <ProblemNotice problem={failure === null || isToldElsewhere(failure) ? null : failure} />
      {/* Password managers file the new password under this name. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="gate__fields" aria-live="polite">
        <PasswordField
          label="New password"
          hint={`At most ${MOST} characters.`}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <PasswordField
          label="Repeat the new password"
          autoComplete="new-password"
          {...form.field('password_confirmation')}
        />
      </div>
      <SubmitRow
        button={button}
        reason={form.reason === undefined ? undefined : NEW_PASSWORD_MISSING}
        busy={write.isSending}
        busyText="Saving…"
      >
        {cancellable && <Link href="/login">Cancel</Link>}
      </SubmitRow>
    </Form>
  );
}
