import { ConfirmDialog } from '#ui/frames/dialog/ConfirmDialog.tsx';
import { ConfirmForLearner } from './ConfirmForLearner.tsx';
import type { WithOnward } from './ModuleBar.tsx';
import { restartTakesBack } from './module-texts.ts';

/** N-21: what a restart takes back, before it does. */
export function RestartDialog({ module, flow, organisation, onward }: WithOnward) {
  const { send, snapshot } = flow;
  const { learner } = snapshot.context;
  const takenBack = restartTakesBack({ module, settings: organisation.settings, learner, onward });
  const answers = {
    onConfirm: () => send({ type: 'restart.confirmed' }),
    onCancel: () => send({ type: 'restart.cancelled' }),
  } as const;
  if (learner !== null) {
    return (
      <ConfirmForLearner learner={learner} deed="Restart this module" verb="Restart" danger {...answers}>
        {takenBack}
      </ConfirmForLearner>
    );
  }
  return (
    <ConfirmDialog isOpen title="Restart this module?" confirmText="Restart" danger {...answers}>
      <p>{takenBack}</p>
    </ConfirmDialog>
  );
}
