import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The code of every key that an input method takes. Safari ends a composition before it tells of the key that did. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * The key of a keyboard event; `Process` while an input method composes a text, as UI Events names a key that the
 * method takes. Enter then chooses a word, arrows walk through its list, and Escape leaves it: none is for the page
 * (P7). Every key handler reads its key here.
 */
export const pressedKey = (event: KeyboardEvent | ReactKeyboardEvent): string => {
  const { key, keyCode, isComposing } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === TAKEN_BY_INPUT_METHOD ? 'Process' : key;
};
