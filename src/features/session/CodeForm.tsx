import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { LIMITS } from '#contracts/constants.ts';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { Button } from '#ui/button/Button.tsx';
import { CodeField } from '#ui/field/CodeField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { DemoCodeSlot } from './DemoCodeSlot.tsx';
import type { LoginScreenProps } from './screen-props.ts';
import { CODE_WRONG, TOO_MANY_CODES } from './words.ts';

const refusalOf = (state: SnapshotFrom<typeof loginMachine>): string | undefined => {
  if (state.matches({ twoFactor: { entering: 'wrong' } })) return CODE_WRONG;
  return state.matches({ twoFactor: { entering: 'throttled' } }) ? (state.context.waitMessage ?? TOO_MANY_CODES) : undefined;
};

/** Ours: A-11 asks for exactly six and gives no words. */
const notSix = (code: string): string | undefined =>
  code.length === LIMITS.twoFactorCodeCharacters ? undefined : `The code has ${LIMITS.twoFactorCodeCharacters} digits. This has ${code.length}.`;

/** one field for the whole code; it takes the focus when it appears. */
export function CodeForm({ login }: LoginScreenProps) {
  const input = useRef<HTMLInputElement>(null);
  const busy = useSelector(login, (state) => state.hasTag('busy'));
  const refusal = useSelector(login, refusalOf);
  const form = useForm<{ code: string }>({ code: { initial: '', label: 'Six-digit code', required: true, check: notSix } }, ({ code }) =>
    login.send({ type: 'code.submitted', code }),
  );
  useEffect(() => input.current?.focus(), []);
  const { error, ...code } = form.field('code');
  return (
    <Form onSubmit={form.submit}>
      <CodeField
        label="Six-digit code"
        hint="From the authenticator app on your phone. It changes every 30 seconds."
        ref={input}
        {...code}
        error={error ?? refusal}
      />
      <p className="vh" role="alert">
        {refusal}
      </p>
      <DemoCodeSlot login={login} onCode={(value) => form.setValue('code', value)} />
      <FormActions>
        <Button type="submit" variant="go" reason={form.reason} busy={busy} busyText="Checking the code…">
          Continue
        </Button>
        <Button variant="quiet" onClick={() => login.send({ type: 'code.abandoned' })}>
          Sign in as someone else
        </Button>
      </FormActions>
    </Form>
  );
}
