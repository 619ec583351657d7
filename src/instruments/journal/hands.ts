import { actions } from '#e2e/there/driver/actions.ts';

/** A small file: enough of a PDF for whoever looks at its first bytes. */
const smallFile = ({ name, type }: { readonly name: string; readonly type: string }): File =>
  new File(['%PDF-1.7\n'], name, { type });

/** What the steps of a journal do with an element, as the events that a browser would make of it. */
export const hands = {
  press: actions.press,
  type: actions.write,
  choose: actions.select,
  check: async (element: Element, isChecked: boolean): Promise<void> => {
    if ((element as HTMLInputElement).checked !== isChecked) await actions.press(element);
  },
  /** Presses what opens the browser's window for choosing files, and gives them in its place. */
  upload: async (
    element: Element,
    files: readonly { readonly name: string; readonly type: string }[],
  ): Promise<void> => {
    const { ownerDocument } = element;
    let isAsked = false;
    const give = (event: Event): void => {
      const input = event.target as HTMLInputElement;
      if (input.type !== 'file') return;
      event.preventDefault();
      isAsked = true;
      actions.chooseFiles(input, files.map(smallFile));
    };
    ownerDocument.addEventListener('click', give, true);
    try {
      await hands.press(element);
    } finally {
      ownerDocument.removeEventListener('click', give, true);
    }
    if (!isAsked) throw new Error('It asks for no file.');
  },
  /** A key as a journal has it, where the focus is: `Escape`, `Control+Enter`. */
  key: (document: Document, key: string): Promise<void> => {
    const modifiers = key.split('+').filter((part) => part !== '');
    const last = modifiers.pop() ?? '+';
    return actions.keys(
      document,
      `${modifiers.map((name) => `{${name}>}`).join('')}{${last}}${modifiers.map((name) => `{/${name}}`).join('')}`,
    );
  },
};
