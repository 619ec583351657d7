import { isDemoKey } from '../shell/press-key.ts';
import type { Secret, Step, Target } from './journal.ts';
import type { Hider } from '../walker/redact.ts';
import { secretOf } from './secrets.ts';
import { describeTarget, pressedControl } from './targets.ts';
import { pressedKey } from '#ui/actions/keys/pressed-key.ts';

const FIELD = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file]), textarea';
const NAMED_KEYS = new Set([
  'Enter',
  'Escape',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Delete',
]);

/** The same key as Playwright writes it; null for keys that are typed, or that only move the focus. */
const keyOf = (event: KeyboardEvent): string | null => {
  const { ctrlKey, metaKey, altKey, target } = event;
  const key = pressedKey(event);
  const element = target as Element;
  const modifiers = `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}${altKey ? 'Alt+' : ''}`;
  const isModified = modifiers !== '';
  if (key === 'Escape') return `${modifiers}${key}`;
  // What these do to a control is recorded as a press, a choice or a text.
  if (
    !isModified &&
    (element.matches(`${FIELD}, select, input[type=radio], input[type=checkbox]`) ||
      (key === 'Enter' && pressedControl(element) !== null))
  )
    return null;
  const isKnown = NAMED_KEYS.has(key) || (key.length === 1 && key !== ' ');
  // Copying and the like is the browser's own.
  return isKnown && !(isModified && /^[acvxyz]$/i.test(key)) ? `${modifiers}${key}` : null;
};

/** Where steps go that were heard, and what is known of those before. */
export interface StepList {
  /** Looks at what the last step has led to. The product has not heard yet of what is done now. */
  readonly look: () => void;
  readonly last: () => Step | undefined;
  readonly add: (step: Step) => void;
  readonly replaceLast: (step: Step) => void;
  readonly hider: Hider;
  /** Whoever a secret belongs to that is typed now. */
  readonly email: () => string | null;
}

/** Hears what somebody does in a document of the product, before the product does, as steps without secrets. */
export const hearPage = (document: Document, { look, last, add, replaceLast, hider, email }: StepList): void => {
  /** The field of the last step, so that a text is one step. */
  let field: Element | null = null;
  const targetOf = (element: Element): Target | null => {
    const target = describeTarget(element);
    return target === null ? null : { ...target, name: hider.hide(target.name) };
  };

  const onClick = (event: MouseEvent): void => {
    const element = event.composedPath()[0] as Element;
    look();
    // A file is recorded when it was chosen, a choice when it was made; a label passes its click on.
    if (element.matches('input[type=file], input[type=radio], input[type=checkbox], select, option')) return;
    const control = pressedControl(element);
    if (control === null) return;
    const target = targetOf(control);
    field = null;
    if (target !== null) add({ kind: 'press', target });
  };

  const valueOf = (input: HTMLInputElement, label: string): string | Secret => {
    const secret = secretOf(input, label);
    return secret === null ? hider.hide(input.value) : { secret, email: email() };
  };
  const onInput = (event: Event): void => {
    const input = event.composedPath()[0] as HTMLInputElement;
    if (!input.matches(FIELD)) return;
    const target = targetOf(input);
    if (target === null) return;
    const value = valueOf(input, target.name);
    const former = last();
    if (field === input && former?.kind === 'type') return replaceLast({ ...former, value });
    field = input;
    look();
    add({ kind: 'type', target, value });
  };

  const onChange = (event: Event): void => {
    const input = event.composedPath()[0] as HTMLInputElement | HTMLSelectElement;
    const target = targetOf(input);
    if (input.localName === 'select' && target !== null) {
      look();
      return add({ kind: 'choose', target, option: (input as HTMLSelectElement).selectedOptions[0]?.label ?? '' });
    }
    const { type, checked, files } = input as HTMLInputElement;
    if (type === 'file') {
      const given = [...(files ?? [])].map((file) => ({ name: hider.hide(file.name), type: file.type }));
      const former = last();
      // The button that opened the browser's own window is what is found again.
      if (former?.kind === 'press') replaceLast({ kind: 'upload', target: former.target, files: given });
      else if (target !== null) add({ kind: 'upload', target, files: given });
    } else if ((type === 'radio' || type === 'checkbox') && target !== null)
      add({ kind: 'check', target, isChecked: checked });
    else if (input.matches(FIELD) && secretOf(input, target?.name ?? '') !== null) hider.remember(input.value);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // The key of the demo desk is no key of the product.
    if (isDemoKey(event)) return;
    const key = keyOf(event);
    if (key === null || event.repeat) return;
    look();
    add({ kind: 'key', key });
  };

  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput, true);
  document.addEventListener('change', onChange, true);
  document.addEventListener('keydown', onKeyDown, true);
};
