import { useId, type Ref } from 'react';
import { LIMITS } from '#contracts/constants.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { plural } from '#ui/format/counts.ts';
import { CodeField } from '#ui/inputs/field/CodeField.tsx';
import { Form } from '#ui/inputs/form/Form.tsx';
import { FormActions } from '#ui/inputs/form/FormActions.tsx';
import { useForm } from '#ui/inputs/form/use-form.ts';
import { FocusedTray } from '#ui/messages/tray/FocusedTray.tsx';
import { FailedTray, Wait } from './step-parts.tsx';
import { CODE_WRONG, NO_ANSWER, TOO_OFTEN } from './two-factor-messages.ts';
import type { TwoFactorFlow, TwoFactorState } from './use-two-factor.ts';

const DIGITS = LIMITS.twoFactorCodeCharacters;

/** Ours: how far the code is from being whole; undefined where it is. */
const missingOf = (code: string): string | undefined => {
  if (code.length === DIGITS) return undefined;
  if (code === '') return 'Six digits are missing';
  return code.length < DIGITS
    ? `${plural(DIGITS - code.length, 'more digit')}`
    : `${plural(code.length - DIGITS, 'digit')} too many`;
};

const notSix = (code: string): string | undefined =>
  code.length === DIGITS ? undefined : `The code has ${DIGITS} digits. This has ${code.length}.`;

const refusalOf = (state: TwoFactorState): string | undefined => {
  if (state.matches({ confirmingCode: { entering: 'wrong' } })) return CODE_WRONG;
  return state.matches({ confirmingCode: { entering: 'throttled' } }) ? TOO_OFTEN : undefined;
};

export interface CodeStepProps {
  readonly flow: TwoFactorFlow;
  readonly now: () => number;
  /** The field, which takes the focus when the step comes, and after each refusal. */
  readonly field: Ref<HTMLInputElement>;
}

function CodeForm({ flow: { snapshot, send }, now, field }: CodeStepProps) {
  const whyId = useId();
  const form = useForm<{ code: string }>(
    { code: { initial: '', label: 'Six-digit code', required: true, check: notSix } },
    ({ code }) => send({ type: 'code.submitted', code }),
  );
  const { error, ...code } = form.field('code');
  const missing = missingOf(form.values.code);
  const isWrong = snapshot.matches({ confirmingCode: { entering: 'wrong' } });
  return (
    <Form className="form tf__form" onSubmit={form.submit}>
      {snapshot.matches({ confirmingCode: { entering: 'failed' } }) && <FailedTray snapshot={snapshot} />}
      <div aria-live="polite">
        <CodeField label="Six-digit code" ref={field} {...code} error={error ?? refusalOf(snapshot)} />
      </div>
      {isWrong && (
        <p className="meta tf__hint">Wrong again and again? Look at your phone’s clock: it must set itself.</p>
      )}
      {snapshot.matches({ confirmingCode: { entering: 'throttled' } }) && (
        <Wait seconds={snapshot.context.waitSeconds} now={now} />
      )}
      <FormActions>
        <Button
          type="submit"
          variant="go"
          reasonId={missing === undefined ? undefined : whyId}
          busy={snapshot.hasTag('busy')}
          busyText="Checking the code…"
        >
          Turn it on
        </Button>
        <span className="meta" id={whyId}>
          {missing}
        </span>
      </FormActions>
    </Form>
  );
}

/** G-12, G-15: the six digits that turn two-factor on; a new form for each that was wrong, empty and focused. */
export function CodeStep(props: CodeStepProps) {
  const { snapshot, send } = props.flow;
  if (snapshot.matches({ confirmingCode: 'unconfirmed' }))
    return (
      <>
        <FocusedTray className="tf__tray" tone="warning" title={NO_ANSWER.title}>
          {NO_ANSWER.turnedOn}
        </FocusedTray>
        <FormActions>
          <Button variant="go" onClick={() => send({ type: 'retried' })}>
            Check again
          </Button>
        </FormActions>
      </>
    );
  return <CodeForm key={snapshot.context.refused} {...props} />;
}
