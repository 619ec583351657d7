import { useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { LIMITS } from '#contracts/constants.ts';
import { resetPassword } from '#contracts/session/session.endpoints.ts';
import { Button } from '#ui/button/Button.tsx';
import { PasswordField } from '#ui/field/PasswordField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { FormSummary } from '#ui/form/FormSummary.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Link } from '#ui/link/Link.tsx';

export interface NewPasswordFormProps {
  token: string;
  email: string;
  button: string;
  /** A-17 has a way back, A-18 has none. */
  cancellable: boolean;
  onDone: (message: string) => void;
}

/** A longer one could be set and never typed at sign-in, whose field ends at 50 characters. */
const MOST = LIMITS.loginPasswordCharacters;

/** sets a new password with the token of a mail. A refusal is told by the tray; what was typed stays. */
export function NewPasswordForm({ token, email, button, cancellable, onDone }: NewPasswordFormProps) {
  const client = useApi();
  const [state, setState] = useState<'open' | 'sending' | 'refused'>('open');
  const send = async (password: string, password_confirmation: string): Promise<void> => {
    setState('sending');
    const outcome = await client.attempt(resetPassword, { body: { token, email, password, password_confirmation } });
    setState(!outcome.ok && outcome.failure.status === 422 ? 'refused' : 'open');
    if (outcome.ok) onDone(outcome.data.message);
  };
  const form = useForm<{ password: string; password_confirmation: string }>(
    {
      password: { initial: '', label: 'New password', required: true, maxLength: MOST },
      password_confirmation: {
        initial: '',
        label: 'Repeat the new password',
        required: true,
        check: (value, { password }) => (value === password ? undefined : 'The two passwords are not the same.'),
      },
    },
    (values) => void send(values.password, values.password_confirmation),
  );
  return (
    <Form onSubmit={form.submit}>
      <FormSummary form={form} />
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="New password" hint={`At most ${MOST} characters.`} autoComplete="new-password" {...form.field('password')} />
      <PasswordField label="Repeat the new password" autoComplete="new-password" {...form.field('password_confirmation')} />
      {state === 'refused' && (
        <p>
          Is the link older than an hour, or used already? <Link href="/forgotten-password">Ask for a new one</Link>
        </p>
      )}
      <FormActions>
        <Button type="submit" variant="go" reason={form.reason} busy={state === 'sending'} busyText="Saving…">
          {button}
        </Button>
        {cancellable && <Link href="/login">Cancel</Link>}
      </FormActions>
    </Form>
  );
}
