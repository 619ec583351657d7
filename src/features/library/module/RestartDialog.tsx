import { ConfirmDialog } from '#ui/frames/dialog/ConfirmDialog.tsx';
import { ConfirmForLearner } from './ConfirmForLearner.tsx';
import type { ModulePartProps } from './module-props.ts';
import { restartTakesBack } from './module-texts.ts';

/** N-21: what a restart takes back, before it does. */
export function RestartDialog({ module, flow, organisation }: ModulePartProps) {
  const { send, snapshot } = flow;
  const { learner } = snapshot.context;
  const answers = {
    onConfirm: () => send({ type: 'restart.confirmed' }),
    onCancel: () => send({ type: 'restart.cancelled' }),
  } as const;
  if (learner !== null) {
    return (
      <ConfirmForLearner learner={learner} deed="Restart this module" verb="Restart" danger {...answers}>
        {restartTakesBack(module, organisation.settings, learner)}
      </ConfirmForLearner>
    );
  }
  return (
    <ConfirmDialog isOpen title="Restart this module?" confirmText="Restart" danger {...answers}>
      <p>{restartTakesBack(module, organisation.settings, null)}</p>
    </ConfirmDialog>
  );
}
