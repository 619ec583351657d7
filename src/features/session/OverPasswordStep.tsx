import { useSelector } from '@xstate/react';
import { LIMITS } from '#contracts/constants.ts';
import { PasswordField } from '#ui/inputs/field/PasswordField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { useForm } from '#ui/inputs/form/use-form.ts';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import type { OverStepProps } from './over-step-props.ts';
import { SignInNotice } from './SignInNotice.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { useFirstWrong } from './use-first-wrong.ts';
import { enterYour } from './messages.ts';

/** The password of whoever's page it is; the address stands (WCAG 3.3.7). */
export function OverPasswordStep({ login, profile, work }: OverStepProps) {
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
