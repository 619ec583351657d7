import { useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { forgotPassword } from '#contracts/session/session.endpoints.ts';
import { Button } from '#ui/button/Button.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Link } from '#ui/link/Link.tsx';
import { ErrorTray } from '#ui/tray/ErrorTray.tsx';
import { Gate } from './Gate.tsx';
import { CHECK_FOLLOWING, REQUIRED } from './words.ts';

export interface ForgottenPasswordPageProps {
  productName: string;
  /** What the address brought; prefills the field. */
  email: string | null;
  onSent: () => void;
}

/** A-16: asks for the mail that resets a password. Whether the account exists is never told. */
export function ForgottenPasswordPage({ productName, email, onSent }: ForgottenPasswordPageProps) {
  const client = useApi();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (address: string): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const outcome = await client.attempt(forgotPassword, { body: { email: address.trim() } });
    setBusy(false);
    // L9 answers 422 for an address that nobody has, and for a mail sent a moment ago: both look like a success here.
    if (outcome.ok || outcome.failure.status === 422) onSent();
    else if (outcome.failure.status === 429) setRefusal(outcome.failure.message ?? 'Too Many Attempts.');
  };
  const form = useForm<{ email: string }>(
    {
      email: {
        initial: email ?? '',
        label: 'Email address',
        required: true,
        check: (value) => (value.trim() === '' ? REQUIRED : undefined),
      },
    },
    (values) => void send(values.email),
  );
  return (
    <Gate productName={productName} title="Forgotten Password?">
      <p className="lead">We'll email you instructions to reset your password.</p>
      {refusal !== null && <ErrorTray title={CHECK_FOLLOWING}>{refusal}</ErrorTray>}
      <Form onSubmit={form.submit}>
        <TextField label="Email address" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} {...form.field('email')} />
        <FormActions>
          <Button type="submit" variant="go" reason={form.reason} busy={busy} busyText="Sending…">
            Send Reset Instructions
          </Button>
          <Link href="/login">Back to sign in</Link>
        </FormActions>
      </Form>
    </Gate>
  );
}
