import { useId } from 'react';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { ConfirmDialog } from '#ui/frames/dialog/ConfirmDialog.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { Checkbox } from '#ui/inputs/field/Checkbox.tsx';
import { FormActions } from '#ui/inputs/form/FormActions.tsx';
import { FocusedTray } from '#ui/messages/tray/FocusedTray.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Wait } from './step-parts.tsx';
import { backLabel, FAILED, TOO_OFTEN } from './two-factor-messages.ts';
import type { TwoFactorFlow } from './use-two-factor.ts';

export interface CodesStepProps {
  readonly flow: TwoFactorFlow;
  readonly profile: Pick<Profile, 'name'>;
  readonly now: () => number;
  readonly back: string;
}

/** New codes: going on waits until they are stored somewhere. */
function NewCodes({ flow: { snapshot, send } }: Pick<CodesStepProps, 'flow'>) {
  const whyId = useId();
  const mayFinish = snapshot.can({ type: 'finished' });
  return (
    <>
      {!snapshot.matches({ storingCodes: 'saved' }) && (
        <Checkbox
          className="tf__kept"
          label="I have kept them where I find them without my phone"
          checked={snapshot.matches({ storingCodes: 'ticked' })}
          onChange={(ticked) => send({ type: ticked ? 'box.ticked' : 'box.cleared' })}
        />
      )}
      <FormActions>
        <Button variant="go" reasonId={mayFinish ? undefined : whyId} onClick={() => send({ type: 'finished' })}>
          Finish
        </Button>
        <span className="meta" id={whyId}>
          {mayFinish ? '' : 'Copy, download or print them, or tick the box.'}
        </span>
      </FormActions>
    </>
  );
}

/** Codes that one has seen before, and new ones in their place. */
function Showing({ flow: { snapshot, send }, now, back }: Omit<CodesStepProps, 'profile'>) {
  const isThrottled = snapshot.matches({ showingCodes: { reading: 'throttled' } });
  return (
    <>
      {isThrottled && (
        <FocusedTray className="tf__tray" title="No new codes were made.">
          {TOO_OFTEN} These still count.
        </FocusedTray>
      )}
      {isThrottled && <Wait seconds={snapshot.context.waitSeconds} now={now} />}
      {snapshot.matches({ showingCodes: { reading: 'failed' } }) && (
        <FocusedTray className="tf__tray" title={FAILED.title}>
          {FAILED.text} No new codes were made; these still count.
        </FocusedTray>
      )}
      <FormActions>
        <LinkButton variant="primary" href={back}>
          {backLabel(back)}
        </LinkButton>
        <Button variant="secondary" onClick={() => send({ type: 'replacement.requested' })}>
          Make new codes
        </Button>
      </FormActions>
      <ConfirmDialog
        isOpen={snapshot.matches({ showingCodes: 'asking' }) || snapshot.matches({ showingCodes: 'replacing' })}
        title="Make new recovery codes?"
        danger
        confirmText="Make new codes"
        cancelText="Keep these"
        busy={snapshot.hasTag('busy')}
        busyText="Making new codes…"
        onConfirm={() => send({ type: 'replacement.confirmed' })}
        onCancel={() => send({ type: 'replacement.declined' })}
      >
        <p>The ones that you have stop counting at once, wherever you keep them. That cannot be taken back.</p>
      </ConfirmDialog>
    </>
  );
}

/** G-18, L17: the recovery codes, and what can be done with them. */
export function CodesStep({ flow, profile, now, back }: CodesStepProps) {
  const { snapshot, send, shown } = flow;
  if (shown.codes === null)
    return (
      <SkeletonGroup label="Loading the recovery codes">
        <div className="tf__codes">
          <Skeleton shape="text" width={60} />
          <Skeleton shape="text" width={80} />
          <Skeleton shape="text" width={80} />
          <Skeleton shape="text" width={80} />
        </div>
      </SkeletonGroup>
    );
  return (
    <>
      <RecoveryCodes codes={shown.codes} profile={profile} now={now} onSaved={() => send({ type: 'codes.saved' })} />
      {snapshot.matches('storingCodes') ? <NewCodes flow={flow} /> : <Showing flow={flow} now={now} back={back} />}
    </>
  );
}
