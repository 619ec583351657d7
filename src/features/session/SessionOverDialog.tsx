import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { LIMITS } from '#contracts/constants.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { config } from '#current/config.ts';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { owedTotalOf } from '#persistence/owed-total.ts';
import type { UnsentWork } from '#persistence/unsent-work.ts';
import { formatPence } from '#ui/format/money.ts';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import './session-over.css';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { PasswordField } from '#ui/inputs/field/PasswordField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { useForm } from '#ui/inputs/form/use-form.ts';
import { SignInNotice } from './SignInNotice.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { useFirstWrong } from '#ui/inputs/form/use-first-wrong.ts';
import { enterYour } from './messages.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { unansweredText } from './unanswered-text.ts';
import './session.css';
import type { LoginScreenProps } from './screen-props.ts';

/** What every step of signing in over the page works with. */
interface OverStepProps extends LoginScreenProps {
  /** Whose page it is. */
  profile: Pick<Profile, 'id' | 'first_name' | 'email' | 'two_factor_confirmed'>;
  work: UnsentWork;
}

/** over the page. */
function OverCodeStep({ login, profile, work }: OverStepProps) {
  return (
    <Path label="Signing in">
      <PathNode marker="done" word="Done" line="walked" title="Email and password" why={profile.email} />
      <PathNode marker="here" word="Now" line="here">
        <CodeEntry login={login} abandon="Back" />
      </PathNode>
      <PathNode
        marker="todo"
        word="Not yet"
        line="gated"
        title={work.backLabel}
        why={`Your ${work.noun} are still there`}
      />
    </Path>
  );
}

/** The password of whoever's page it is; the address stands (WCAG 3.3.7). */
function OverPasswordStep({ login, profile, work }: OverStepProps) {
  const busy = useSelector(login, (state) => state.hasTag('busy'));
  const form = useForm<{ password: string }>(
    { password: { initial: '', label: 'Password', required: true, maxLength: LIMITS.loginPasswordCharacters } },
    ({ password }) => login.send({ type: 'submitted', email: profile.email, password }),
  );
  useFirstWrong(form);
  return (
    <Path label="Signing in">
      <PathNode marker="done" word="Done" line="walked" title="Email" why={profile.email} />
      <PathNode marker="here" word="Now" line="here">
        <Form onSubmit={form.submit}>
          <SignInNotice login={login} />
          {/* For password managers: they ask whose password it is. */}
          <input
            type="email"
            className="vh"
            name="username"
            autoComplete="username"
            value={profile.email}
            tabIndex={-1}
            aria-hidden="true"
            readOnly
          />
          <div className="gate__fields" aria-live="polite">
            {/* eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus: on the one thing that is asked for */}
            <PasswordField label="Password" autoComplete="current-password" autoFocus {...form.field('password')} />
          </div>
          <SubmitRow
            button="Continue"
            reason={enterYour(form.values.password === '' ? ['password'] : [])}
            busy={busy}
            busyText="Signing in…"
          />
        </Form>
      </PathNode>
      {profile.two_factor_confirmed === true ? (
        <PathNode marker="todo" word="Not yet" line="gated" title="Six-digit code" why="From the authenticator app" />
      ) : (
        <PathNode
          marker="todo"
          word="Not yet"
          line="gated"
          title={work.backLabel}
          why={`Your ${work.noun} are still there`}
        />
      )}
    </Path>
  );
}

/** Signed in, but the server did not say as whom: it can be asked again. */
function OverUnanswered({ login }: OverStepProps) {
  const busy = useSelector(login, (state) => state.hasTag('busy'));
  const problem = useSelector(login, (state) => state.context.problem);
  return (
    <div className="over__again">
      <p>{unansweredText(problem, config.productName).lead}</p>
      {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the step before took the focused field away */}
      <Button variant="go" autoFocus busy={busy} busyText="Asking…" onClick={() => login.send({ type: 'retried' })}>
        Try again
      </Button>
    </div>
  );
}

export interface SessionOverDialogProps extends OverStepProps {
  /** J-01's or J-02's words. */
  title: string;
  lead: string | null;
  /** Whether the call that met the end goes on afterwards; after a 403 it does not (J-01). */
  goesOn: boolean;
  onLeave: () => void;
}

const STEPS = { password: OverPasswordStep, code: OverCodeStep, unanswered: OverUnanswered } as const;

const stepOf = (state: SnapshotFrom<typeof loginMachine>): keyof typeof STEPS => {
  if (state.hasTag('codeStep')) return 'code';
  // `checking`: the profile is asked for once more after it did not arrive.
  return state.matches('unanswered') || state.matches('checking') ? 'unanswered' : 'password';
};

/**
 * J-01, J-02: signing in over the page, two-factor included. It closes by signing in, or by leaving the page to
 * somebody else.
 */
export function SessionOverDialog({ login, title, lead, profile, work, goesOn, onLeave }: SessionOverDialogProps) {
  const step = useSelector(login, stepOf);
  const Step = STEPS[step];
  const { first_name: name } = profile;
  const owedInPence = owedTotalOf(profile.id);
  return (
    <Dialog
      isOpen
      noClose
      overDialogs
      onClose={() => undefined}
      title={title}
      lead={lead}
      bodyLabel="Sign in"
      size="small"
      className="over"
    >
      <Note title={work.isOnDevice ? `Your ${work.noun} are kept` : `Your ${work.noun} are still on this page`}>
        <p>
          {work.isOnDevice
            ? `${work.amount} are on this device. `
            : `They are on this page alone, so do not close it. `}
          {goesOn
            ? 'When you are signed in, the page goes on where it stopped, and nothing is sent twice.'
            : 'When you are signed in, you are back where you stopped. What was refused is not sent again by itself.'}
        </p>
        {owedInPence > 0 && (
          <p>
            {formatPence(owedInPence)} is paid, or may be, and not settled. That stays on this device until {name} is
            back.
          </p>
        )}
      </Note>
      <Step login={login} profile={profile} work={work} />
      {step !== 'code' && (
        <p className="meta over__other">
          Not {name}? {/* Leaving the empty field would show its error and move this from under the press. */}
          <button
            type="button"
            className="gate__other"
            onMouseDown={(event) => event.preventDefault()}
            onClick={onLeave}
          >
            Sign in as someone else
          </button>
          .{' '}
          {work.isOnDevice
            ? `${name}’s ${work.noun} stay on this device until ${name} is back.`
            : `${name}’s ${work.noun} are lost then, because they are on this page alone.`}
        </p>
      )}
    </Dialog>
  );
}
