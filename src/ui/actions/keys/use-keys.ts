import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { areKeysOn, onKeySwitch } from './key-switch.ts';
import { pressedKey } from './pressed-key.ts';

/** One key and what it does. */
export interface Shortcut {
  /** As `KeyboardEvent.key` says it, small letters: `c`, `?`, `Enter`. */
  readonly key: string;
  /** With Ctrl, or Command on a Mac: works while typing, and cannot be switched off. */
  readonly withCtrl?: boolean;
  /** Only while this holds is the key taken; at other times it is the browser's. Left out: always. */
  readonly isOn?: boolean;
  /** What it does, as the sheet says it. */
  readonly does: string;
  readonly run: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (target.matches('input, textarea, select') && !target.matches('[type=checkbox], [type=radio], [type=button]')));

/**
 * WCAG 2.1.4: keys of the page. Single ones rest while somebody types, while a dialog stands, and where they are
 * switched off.
 */
export const useKeys = (shortcuts: readonly Shortcut[]): { readonly areOn: boolean } => {
  const areOn = useSyncExternalStore(onKeySwitch, areKeysOn);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || document.querySelector('[role=dialog], [role=alertdialog]') !== null)
      return;
    const withCtrl = event.ctrlKey || event.metaKey;
    if (!withCtrl && (!areOn || isTyping(event.target))) return;
    const key = pressedKey(event);
    const pressed = key.length === 1 ? key.toLowerCase() : key;
    const found = shortcuts.find(
      (shortcut) => shortcut.key === pressed && (shortcut.withCtrl ?? false) === withCtrl && shortcut.isOn !== false,
    );
    if (found === undefined || event.repeat) return;
    event.preventDefault();
    found.run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { areOn };
};
