import { areKeysOn } from '#ui/actions/keys/key-switch.ts';
import { pressedKey } from '#ui/actions/keys/pressed-key.ts';

/** The key that opens and hides the demo desk. The fake backend's `opener.ts` names the same one. */
export const DEMO_KEY = 'd';

const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';

/** Whether a key was pressed by itself, and not to type it. Its target may belong to another window. */
export const isPressed = (event: KeyboardEvent, key: string): boolean => {
  const { target } = event as { readonly target: { readonly closest?: (selector: string) => unknown } | null };
  if (
    pressedKey(event).toLowerCase() !== key ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.repeat ||
    event.defaultPrevented
  )
    return false;
  return (target?.closest?.(TYPED_INTO) ?? null) === null;
};

/** Whether the key of the demo desk was pressed. WCAG 2.1.4: never where single keys are switched off. */
export const isDemoKey = (event: KeyboardEvent): boolean => areKeysOn() && isPressed(event, DEMO_KEY);
