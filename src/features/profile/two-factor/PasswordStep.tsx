import type { Ref } from 'react';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import type { TwoFactorPurpose } from '#machines/profile/two-factor.setup.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { PasswordField } from '#ui/inputs/field/PasswordField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { FormActions } from '#ui/inputs/form/FormActions.tsx';
import { useForm } from '#ui/inputs/form/use-form.ts';
import { ErrorTray } from '#ui/messages/tray/ErrorTray.tsx';
import { FailedTray, Wait } from './step-parts.tsx';
import { EXPIRED, PASSWORD_WRONG, TOO_OFTEN } from './two-factor-messages.ts';
import type { TwoFactorFlow, TwoFactorState } from './use-two-factor.ts';

export interface PasswordStepProps {
  readonly flow: TwoFactorFlow;
  readonly profile: Pick<Profile, 'email'>;
  readonly now: () => number;
  /** Where to go without it. */
  readonly back: string;
  /** The field, which takes the focus when the step comes again. */
  readonly field: Ref<HTMLInputElement>;
}

const BUTTONS = {
  setUp: { text: 'Continue', busy: 'Checking…', leave: 'Not now' },
  turnOff: { text: 'Turn off two-factor', busy: 'Turning off…', leave: 'Keep it on' },
  codes: { text: 'Show my recovery codes', busy: 'Checking…', leave: 'Not now' },
} as const satisfies Readonly<Record<TwoFactorPurpose, Readonly<Record<string, string>>>>;

const WHY = {
  setUp: 'So that nobody who finds your screen open can do this.',
  turnOff: 'Then two-factor is off at once.',
  codes: 'So that nobody who finds your screen open can read them.',
} as const satisfies Readonly<Record<TwoFactorPurpose, string>>;

const refusalOf = (state: TwoFactorState): string | undefined => {
  if (state.matches({ confirmingPassword: { entering: 'wrong' } })) return PASSWORD_WRONG;
  return state.matches({ confirmingPassword: { entering: 'throttled' } }) ? TOO_OFTEN : undefined;
};

/** G-12 to G-14, G-16: the own password, asked for again. */
export function PasswordStep({ flow: { snapshot, send }, profile, now, back, field }: PasswordStepProps) {
  const { purpose, hasExpired, next, waitSeconds } = snapshot.context;
  const { text, busy, leave } = BUTTONS[purpose];
  const form = useForm<{ password: string }>(
    { password: { initial: '', label: 'Password', required: true } },
    ({ password }) => send({ type: 'password.submitted', password }),
  );
  const { error, ...password } = form.field('password');
  return (
    <>
      <h2 className="tf__title">{hasExpired ? 'Confirm your password again' : 'Confirm your password'}</h2>
      {hasExpired ? (
        <ErrorTray className="tf__tray" tone="warning" title={EXPIRED.title}>
          {next === 'enteringCode' || next === 'loadingQr' ? EXPIRED.onPhone : EXPIRED.text}
        </ErrorTray>
      ) : (
        <p className="tf__why">{WHY[purpose]}</p>
      )}
      <Form className="form tf__form" onSubmit={form.submit}>
        {snapshot.matches({ confirmingPassword: { entering: 'failed' } }) && <FailedTray snapshot={snapshot} />}
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
        <div aria-live="polite">
          <PasswordField
            label="Password"
            autoComplete="current-password"
            ref={field}
            {...password}
            error={error ?? refusalOf(snapshot)}
          />
        </div>
        {snapshot.matches({ confirmingPassword: { entering: 'throttled' } }) && (
          <Wait seconds={waitSeconds} now={now} />
        )}
        <FormActions>
          <Button
            type="submit"
            variant={purpose === 'turnOff' ? 'danger' : 'go'}
            busy={snapshot.hasTag('busy')}
            busyText={busy}
          >
            {hasExpired && purpose === 'setUp' ? 'Go on' : text}
          </Button>
          <Link href={back}>{leave}</Link>
        </FormActions>
      </Form>
    </>
  );
}
