import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { LIMITS } from '#contracts/constants.ts';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { CodeField } from '#ui/inputs/field/CodeField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { useForm } from '#ui/inputs/form/use-form.ts';
import type { LoginScreenProps } from './screen-props.ts';
import { SubmitRow } from './SubmitRow.tsx';
import { useFirstWrong } from './use-first-wrong.ts';
import { CODE_WRONG, TOO_MANY_CODES, WAIT_A_MOMENT } from './messages.ts';

export interface CodeFormProps extends LoginScreenProps {
  /** Takes the focus when it appears; the first one leaves it to the step's heading. */
  focused: boolean;
  /** The way back's words; over a page it does not lead to another account. */
  abandon?: string;
}

const refusalOf = (state: SnapshotFrom<typeof loginMachine>): string | undefined => {
  if (state.matches({ twoFactor: { entering: 'wrong' } })) return CODE_WRONG;
  // L20: the server's words do not say that waiting helps.
  return state.matches({ twoFactor: { entering: 'throttled' } }) ? `${state.context.waitMessage ?? TOO_MANY_CODES} ${WAIT_A_MOMENT}` : undefined;
};

/** Ours: A-11 asks for exactly six and gives no words. */
const notSix = (code: string): string | undefined =>
  code.length === LIMITS.twoFactorCodeCharacters ? undefined : `The code has ${LIMITS.twoFactorCodeCharacters} digits. This has ${code.length}.`;

/** one field for the whole code, pasted with spaces or not; sent by the button or Enter, never by itself. */
export function CodeForm({ login, focused, abandon = 'Use another account' }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const busy = useSelector(login, (state) => state.hasTag('busy'));
  const refusal = useSelector(login, refusalOf);
  const form = useForm<{ code: string }>({ code: { initial: '', label: 'Six-digit code', required: true, check: notSix } }, ({ code }) =>
    login.send({ type: 'code.submitted', code }),
  );
  useFirstWrong(form);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const { error, ...code } = form.field('code');
  return (
    <Form onSubmit={form.submit}>
      <div className="gate__fields" aria-live="polite">
        <CodeField
          label="Six-digit code"
          hint="From the authenticator app on your phone. It changes every 30 seconds."
          ref={input}
          {...code}
          error={error ?? refusal}
        />
      </div>
      <SubmitRow button="Continue" reason={form.reason} busy={busy} busyText="Checking the code…">
        <button type="button" className="gate__other" onClick={() => login.send({ type: 'code.abandoned' })}>
          {abandon}
        </button>
      </SubmitRow>
    </Form>
  );
}
