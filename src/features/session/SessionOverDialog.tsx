import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { owedTotalOf } from '#persistence/owed-total.ts';
import { formatPence } from '#ui/format/money.ts';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import './session-over.css';
import { OverCodeStep } from './OverCodeStep.tsx';
import { OverPasswordStep } from './OverPasswordStep.tsx';
import { OverUnanswered } from './OverUnanswered.tsx';
import type { OverStepProps } from './over-step-props.ts';
import './session.css';

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
