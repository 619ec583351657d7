import { useWrite } from '#api/use-write.ts';
import { forgotPassword } from '#contracts/session/session.endpoints.ts';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { useForm } from '#ui/inputs/form/use-form.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { REQUIRED } from '#ui/inputs/form/required.ts';
import { Gate } from './Gate.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { ThrottleNotice } from './ThrottleNotice.tsx';
import { useFirstWrong } from '#ui/inputs/form/use-first-wrong.ts';
import { enterYour, FORGOTTEN_TITLE, TOO_MANY_MAILS } from './messages.ts';

export interface ForgottenPasswordPageProps {
  productName: string;
  /** What the address brought; prefills the field. */
  email: string | null;
  /** The way back to the form. */
  signInHref?: string;
  onSent: () => void;
}

/** A-16: asks for the mail that resets a password. Whether the account exists is never told. */
export function ForgottenPasswordPage({
  productName,
  email,
  signInHref = '/login',
  onSent,
}: ForgottenPasswordPageProps) {
  const write = useWrite(forgotPassword, {
    errors: { preset: 'form', on: { 422: 'own', 429: 'own' } },
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
    <Gate productName={productName} title={FORGOTTEN_TITLE}>
      <p className="lead">We'll email you instructions to reset your password.</p>
      <Form onSubmit={form.submit}>
        {failure?.status === 429 && <ThrottleNotice title={TOO_MANY_MAILS} problem={failure} field="email" />}
        {failure !== null && failure.status !== 429 && failure.status !== 422 && <ProblemNotice problem={failure} />}
        <div className="gate__fields" aria-live="polite">
          <TextField
            label="Email address"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('email')}
          />
        </div>
        <SubmitRow
          button="Send Reset Instructions"
          reason={enterYour(form.values.email === '' ? ['email address'] : [])}
          busy={write.isSending}
          busyText="Sending…"
        >
          <Link href={signInHref}>Back to sign in</Link>
        </SubmitRow>
      </Form>
    </Gate>
  );
}
