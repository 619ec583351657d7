import { useSelector } from '@xstate/react';
import { LIMITS } from '#contracts/constants.ts';
import { forgottenAddress, readArrival } from '#machines/session/redirect-guard.ts';
import { PasswordField } from '#ui/inputs/field/PasswordField.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { tooLongError } from '#ui/inputs/form/form-rules.ts';
import { useForm } from '#ui/inputs/form/use-form.ts';
import { useTypedBefore } from '#ui/inputs/form/use-typed-before.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { useTakenOver } from '#ui/frames/takeover/use-taken-over.ts';
import { useWasServed } from '#ui/frames/takeover/use-was-served.ts';
import { REQUIRED } from '#ui/inputs/form/required.ts';
import { DemoPeopleSlot } from './DemoPeopleSlot.tsx';
import type { LoginScreenProps, SignInArrival } from './screen-props.ts';
import { SignInNotice } from './SignInNotice.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { useFirstWrong } from './use-first-wrong.ts';
import { enterYour } from './messages.ts';

/** A-14; the spaces around a pasted address do not count (L24). */
const addressError = (typed: string): string | undefined => {
  const { length } = typed.trim();
  if (length === 0) return REQUIRED;
  return length > LIMITS.loginEmailCharacters ? tooLongError(LIMITS.loginEmailCharacters, length) : undefined;
};

export interface SignInFormProps extends LoginScreenProps {
  arrival: SignInArrival;
}

const typedText = (typed: FormData, name: string): string => {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
};

/** address, password, and what came of the last try. Entries stay whatever happens. */
export function SignInForm({ login, arrival }: SignInFormProps) {
  const busy = useSelector(login, (state) => state.hasTag('busy'));
  const served = useWasServed();
  // What is served leads there plainly, and is taken over as it is.
  const takenOver = useTakenOver();
  const known = login.getSnapshot().context.email ?? readArrival(arrival.search).email ?? '';
  const form = useForm<{ email_address: string; password: string }>(
    {
      email_address: {
        // What is served is served to everybody.
        initial: served ? '' : known,
        label: 'Email address',
        required: true,
        check: addressError,
      },
      password: { initial: '', label: 'Password', required: true, maxLength: LIMITS.loginPasswordCharacters },
    },
    ({ email_address, password }) => login.send({ type: 'submitted', email: email_address, password }),
  );
  useFirstWrong(form);
  const element = useTypedBefore(served, (typed) => {
    form.setValue('email_address', typedText(typed, 'email_address') || known);
    form.setValue('password', typedText(typed, 'password'));
  });
  const { email_address, password } = form.values;
  const missing = [...(email_address === '' ? ['email address'] : []), ...(password === '' ? ['password'] : [])];
  return (
    <>
      {/* A form that nobody holds must not put a password into the address. */}
      <Form ref={element} method="post" onSubmit={form.submit}>
        <SignInNotice login={login} />
        <div className="gate__fields" aria-live="polite">
          <TextField
            label="Email address"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('email_address')}
          />
          <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        </div>
        <SubmitRow button="Sign in" reason={enterYour(missing)} busy={busy} busyText="Signing in…">
          <Link href={takenOver ? forgottenAddress(arrival, email_address) : '/forgotten-password'}>
            Forgotten password?
          </Link>
        </SubmitRow>
      </Form>
      <DemoPeopleSlot login={login} />
    </>
  );
}
