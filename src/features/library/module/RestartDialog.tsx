import { ConfirmDialog } from '#ui/frames/dialog/ConfirmDialog.tsx';
import type { ModulePartProps } from './module-props.ts';
import { restartTakesBack } from './module-texts.ts';

/** N-21: what a restart takes back, before it does. */
export function RestartDialog({ module, flow, organisation }: ModulePartProps) {
  const { send } = flow;
  return (
    <ConfirmDialog
      isOpen
      title="Restart this module?"
      confirmText="Restart"
      danger
      onConfirm={() => send({ type: 'restart.confirmed' })}
      onCancel={() => send({ type: 'restart.cancelled' })}
    >
      <p>{restartTakesBack(module, organisation.settings)}</p>
    </ConfirmDialog>
  );
}
