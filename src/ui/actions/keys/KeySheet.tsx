import { useSyncExternalStore } from 'react';
import { Dialog } from '../../frames/dialog/Dialog.tsx';
import { Checkbox } from '../../inputs/field/Checkbox.tsx';
import { areKeysOn, onKeySwitch, switchKeys } from './key-switch.ts';
import type { Shortcut } from './use-keys.ts';
import './keys.css';

const nameOf = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);

/** Every shortcut of a page, and the switch that turns the single keys off (WCAG 2.1.4). */
export function KeySheet({ shortcuts, onClose }: { shortcuts: readonly Shortcut[]; onClose: () => void }) {
  const areOn = useSyncExternalStore(onKeySwitch, areKeysOn);
  return (
    <Dialog isOpen isDismissable onClose={onClose} title="Keys" size="small">
      <dl className="keysheet">
        {shortcuts.map(({ key, withCtrl, does }) => (
          <div
            key={`${withCtrl === true ? 'Ctrl ' : ''}${key}`}
            className={areOn || withCtrl === true ? undefined : 'is-off'}
          >
            <dt>
              {withCtrl === true && <kbd>Ctrl</kbd>}
              <kbd>{nameOf(key)}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Use single keys"
        hint="Turn this off if keys get in the way of speech input or a screen reader. Ctrl and Enter stays."
        checked={areOn}
        onChange={switchKeys}
      />
    </Dialog>
  );
}
