import { useState } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { plural } from '#ui/format/counts.ts';
import { formatList } from '#ui/format/text.ts';
import { ActionBar } from '#ui/frames/action-bar/ActionBar.tsx';
import { ConfirmDialog } from '#ui/frames/dialog/ConfirmDialog.tsx';
import { useBodyClasses } from '#ui/frames/page/use-body-classes.ts';
import type { ProfileDraftState } from '../draft/use-profile-draft.ts';

export interface SaveBarProps {
  readonly draft: Pick<ProfileDraftState, 'changes' | 'discard' | 'isOnDevice'>;
  /** How many fields were found wrong; 0 before a save was tried. */
  readonly wrong: number;
  /** Why Save is not ready (K-09). */
  readonly reason: string | undefined;
  readonly isSaving: boolean;
  readonly onDiscarded: () => void;
}

/** At the foot while something is changed: what, and the two ways on. It comes with the first change. */
export function SaveBar({ draft, wrong, reason, isSaving, onDiscarded }: SaveBarProps) {
  useBodyClasses('has-actbar');
  const [isAsked, setAsked] = useState(false);
  const { changes, isOnDevice } = draft;
  const names = changes.map(({ label }) => label);
  const changed = `${plural(changes.length, 'change')}, not saved.`;
  const text = wrong > 0 ? 'Nothing was saved yet' : (reason ?? names.join(', '));
  return (
    <ActionBar label="Changes">
      <p className="actbar__facts" id="profile-changes">
        <b>{wrong > 0 ? `${plural(wrong, 'field')} ${wrong === 1 ? 'needs' : 'need'} another look.` : changed}</b>{' '}
        <span>
          {text}
          {!isOnDevice && ' This device could not store them: keep this page open.'}
        </span>
      </p>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Discard
      </Button>
      <Button
        type="submit"
        variant="primary"
        reasonId={reason === undefined ? undefined : 'profile-changes'}
        busy={isSaving}
        busyText="Saving…"
      >
        Save
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        danger
        title={changes.length === 1 ? 'Discard your change?' : `Discard ${changes.length} changes?`}
        confirmText="Discard"
        cancelText="Go on editing"
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          draft.discard();
          onDiscarded();
        }}
      >
        <p>
          {formatList(names)} {names.length === 1 ? 'goes' : 'go'} back to what is saved.
        </p>
      </ConfirmDialog>
    </ActionBar>
  );
}
