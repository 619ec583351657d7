import { useWrite } from '#api/use-write.ts';
import { forgotPassword } from '#contracts/session/session.endpoints.ts';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { useForm } from '#ui/inputs/form/use-form.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { FocusedTray } from './FocusedTray.tsx';
import { Gate } from './Gate.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { useFirstWrong } from './use-first-wrong.ts';
import { REQUIRED, TOO_MANY_MAILS, WAIT_A_MOMENT } from './messages.ts';

export interface ForgottenPasswordPageProps {
  productName: string;
  /** What the address brought; prefills the field. */
  email: string | null;
  onSent: () => void;
}

/** A-16: asks for the mail that resets a password. Whether the account exists is never told. */
export function ForgottenPasswordPage({ productName, email, onSent }: ForgottenPasswordPageProps) {
  const write = useWrite(forgotPassword, {
    // L9 answers 422 for an address that nobody has, and for a mail sent a moment ago: both look like a success here.
    onOutcome: (outcome) => {
      if (outcome.ok || outcome.failure.status === 422) onSent();
    },
  });
  const form = useForm<{ email: string }>(
    {
      email: {
        initial: email ?? '',
        label: 'Email address',
        required: true,
        check: (value) => (value.trim() === '' ? REQUIRED : undefined),
      },
    },
    ({ email: typed }) => write.send({ body: { email: typed.trim() } }),
  );
  useFirstWrong(form);
  const { failure } = write;
  return (
    <Gate productName={productName} title="Forgotten Password?">
      <p className="lead">We'll email you instructions to reset your password.</p>
      {failure?.status === 429 && (
        <FocusedTray title={TOO_MANY_MAILS}>{failure.errors['email']?.[0] ?? failure.message ?? WAIT_A_MOMENT}</FocusedTray>
      )}
      <Form onSubmit={form.submit}>
        <div className="gate__fields" aria-live="polite">
          <TextField label="Email address" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} {...form.field('email')} />
        </div>
        <SubmitRow button="Send Reset Instructions" reason={form.reason} busy={write.isSending} busyText="Sending…">
          <Link href="/login">Back to sign in</Link>
        </SubmitRow>
      </Form>
    </Gate>
  );
}
