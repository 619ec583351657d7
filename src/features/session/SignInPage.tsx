import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import { LIMITS } from '#contracts/constants.ts';
import type { Demo } from '#contracts/demo.ts';
import { config } from '#current/config.ts';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { forgottenAddress, readArrival } from '#machines/session/redirect-guard.ts';
import { Gate } from './Gate.tsx';
import { GateWaiting } from './GateWaiting.tsx';
import { LaterStep } from './lazy-later-step.tsx';
import type { LoginScreenProps, SignInArrival } from './screen-props.ts';
import { PasswordField } from '#ui/inputs/field/PasswordField.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { tooLongError } from '#ui/inputs/form/form-rules.ts';
import { useForm } from '#ui/inputs/form/use-form.ts';
import { useTypedBefore } from '#ui/inputs/form/use-typed-before.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { useTakenOver, useWasServed } from '#ui/frames/takeover/use-taken-over.ts';
import { REQUIRED } from '#ui/inputs/form/required.ts';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { useFirstWrong } from '#ui/inputs/form/use-first-wrong.ts';
import { enterYour } from './messages.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { unansweredText } from './unanswered-text.ts';

/** The server did not say who is signed in; nothing is lost, and it can be asked again. */
function Unanswered({ login }: LoginScreenProps) {
  const problem = useSelector(login, (state) => state.context.problem);
  return (
    <>
      <p className="lead">{unansweredText(problem, config.productName).lead}</p>
      <Button variant="go" onClick={() => login.send({ type: 'retried' })}>
        Try again
      </Button>
    </>
  );
}

const waiting = <div className="people people--later" />;

/** W-08: of a production build neither the part nor a way to it is left. */
const DemoPeople =
  import.meta.env.PROD && import.meta.env.VITE_FAKE_BACKEND !== '1'
    ? null
    : lazyPart(async () => (await import('./DemoPeople.tsx')).DemoPeople, { waiting });

const never = () => () => undefined;

/**
 * The demo's people, where there is a demo; they come after the form, which stands long before there is one, into room
 * that is kept for them: while the page is built only the build's mode knows that there will be a demo.
 */
function DemoPeopleSlot({ login }: LoginScreenProps) {
  const demo = useSyncExternalStore<Demo | 'later' | undefined>(
    never,
    () => window.demo,
    () => 'later',
  );
  if (demo === undefined || DemoPeople === null) return null;
  return demo === 'later' ? waiting : <DemoPeople demo={demo} login={login} waiting={waiting} />;
}

/** A-14; the spaces around a pasted address do not count (L24). */
const addressError = (typed: string): string | undefined => {
  const { length } = typed.trim();
  if (length === 0) return REQUIRED;
  return length > LIMITS.loginEmailCharacters ? tooLongError(LIMITS.loginEmailCharacters, length) : undefined;
};

interface SignInFormProps extends LoginScreenProps {
  arrival: SignInArrival;
}

const typedText = (typed: FormData, name: string): string => {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
};

/** address, password, and what came of the last try. Entries stay whatever happens. */
function SignInForm({ login, arrival }: SignInFormProps) {
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
      {DemoPeople !== null && <DemoPeopleSlot login={login} />}
    </>
  );
}

export interface SignInPageProps extends LoginScreenProps {
  productName: string;
  /** Query and fragment of the address of sign-in: what it prefills, and what the ways from it keep (S11). */
  arrival?: SignInArrival;
}

const PLAIN: SignInArrival = { search: '', hash: '' };

/** One screen for each of the chart's situations; the form stands from the first keystroke to the answer. */
const SCREENS = {
  form: { title: 'Sign in', Screen: SignInForm },
  codeStep: { title: 'Enter your code', Screen: LaterStep },
  linkQuestion: { title: 'Whose link is this?', Screen: LaterStep },
  unanswered: { title: null, Screen: Unanswered },
  waiting: { title: 'Opening your training', Screen: GateWaiting },
} as const;

const screenOf = (state: SnapshotFrom<typeof loginMachine>): keyof typeof SCREENS => {
  if (state.hasTag('form')) return 'form';
  if (state.hasTag('codeStep')) return 'codeStep';
  if (state.hasTag('linkQuestion')) return 'linkQuestion';
  return state.matches('unanswered') ? 'unanswered' : 'waiting';
};

/** signing in, at `/login` and in place of a page. */
export function SignInPage({ login, productName, arrival = PLAIN }: SignInPageProps) {
  const { title, Screen } = SCREENS[useSelector(login, screenOf)];
  const problem = useSelector(login, (state) => state.context.problem);
  return (
    <Gate productName={productName} title={title ?? unansweredText(problem, productName).heading}>
      <Screen login={login} arrival={arrival} />
    </Gate>
  );
}
