import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { LIMITS } from '#contracts/constants.ts';
import { useClock } from '#current/surroundings.ts';
import type { loginMachine } from '#machines/session/login.machine.ts';
import type { TypedCode } from '#machines/session/login.setup.ts';
import { CodeField } from '#ui/inputs/field/CodeField.tsx';
import { TextField } from '#ui/inputs/field/TextField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { useForm } from '#ui/inputs/form/use-form.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import type { LoginScreenProps } from './screen-props.ts';
import { SubmitRow } from './SubmitRow.tsx';
import { useFirstWrong } from '#ui/inputs/form/use-first-wrong.ts';
import { WaitCountdown } from '#ui/messages/wait/WaitCountdown.tsx';
import { CODE_KINDS, CODE_WRONG, TOO_MANY_CODES, WAIT_A_MOMENT } from './messages.ts';

interface CodeFormProps extends LoginScreenProps {
  by: TypedCode['by'];
  /** The other kind of code is at hand. */
  onOtherKind: () => void;
  /** The way back's words; over a page it does not lead to another account. */
  abandon?: string;
}

type LoginState = SnapshotFrom<typeof loginMachine>;

const isThrottled = (state: LoginState): boolean => state.matches({ twoFactor: { entering: 'throttled' } });

const refusalOf = (state: LoginState): string | undefined => {
  if (state.matches({ twoFactor: { entering: 'wrong' } })) return CODE_WRONG;
  // L20: the server's words do not say that waiting helps.
  return isThrottled(state) ? `${state.context.problem?.message ?? TOO_MANY_CODES} ${WAIT_A_MOMENT}` : undefined;
};

/** Ours: A-11 asks for exactly six and gives no words. */
const notSix = (code: string): string | undefined =>
  code.length === LIMITS.twoFactorCodeCharacters
    ? undefined
    : `The code has ${LIMITS.twoFactorCodeCharacters} digits. This has ${code.length}.`;

/**
 * one field for the whole code, pasted with spaces or not; sent by the button or Enter, never by itself. It takes
 * the focus when it appears, so that digits typed at once are kept (S9). L7: a recovery code has a field of its own.
 */
function CodeForm({ login, by, onOtherKind, abandon = 'Use another account' }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { now } = useClock();
  const busy = useSelector(login, (state) => state.hasTag('busy'));
  const refusal = useSelector(login, refusalOf);
  const problem = useSelector(login, (state) => state.context.problem);
  const throttled = useSelector(login, isThrottled);
  const failed = useSelector(login, (state) => state.matches({ twoFactor: { entering: 'failed' } }));
  const { label, missing, hint, other } = CODE_KINDS[by];
  const form = useForm<{ code: string }>(
    { code: { initial: '', label, required: true, ...(by === 'app' ? { check: notSix } : {}) } },
    ({ code }) => login.send({ type: 'code.submitted', by, code }),
  );
  useFirstWrong(form);
  useEffect(() => input.current?.focus(), []);
  const { error, ...code } = form.field('code');
  const field = { label, hint, ref: input, ...code, error: error ?? refusal };
  const waitSeconds = throttled ? (problem?.retryAfterSeconds ?? 0) : 0;
  return (
    <Form onSubmit={form.submit}>
      <ProblemNotice problem={failed ? problem : null} />
      <div className="gate__fields" aria-live="polite">
        {by === 'app' ? (
          <CodeField {...field} />
        ) : (
          <TextField {...field} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        )}
      </div>
      {waitSeconds > 0 && <WaitCountdown seconds={Math.ceil(waitSeconds)} now={now} />}
      <SubmitRow
        button="Continue"
        reason={form.reason === undefined ? undefined : missing}
        busy={busy}
        busyText="Checking the code…"
      >
        <button type="button" className="gate__other" onClick={() => login.send({ type: 'code.abandoned' })}>
          {abandon}
        </button>
      </SubmitRow>
      <p>
        <button type="button" className="gate__other" onClick={onOtherKind}>
          {other}
        </button>
      </p>
    </Form>
  );
}

/** L7: the form of the code that is at hand; a new one for each refusal, empty and focused. */
export function CodeEntry({ login, ...form }: Pick<CodeFormProps, 'login' | 'abandon'>) {
  const [by, setBy] = useState<TypedCode['by']>('app');
  const refused = useSelector(login, (state) => state.context.codesRefused);
  return (
    <CodeForm
      key={`${by} ${refused}`}
      login={login}
      by={by}
      onOtherKind={() => setBy(by === 'app' ? 'recovery' : 'app')}
      {...form}
    />
  );
}
