import { userEvent, type UserEvent } from '@testing-library/user-event';

const users = new WeakMap<Document, UserEvent>();

/** Somebody with a pointer and a keyboard at a document. */
const userAt = (document: Document): UserEvent => {
  const user = users.get(document) ?? userEvent.setup({ document, delay: null, pointerEventsCheck: 0 });
  users.set(document, user);
  return user;
};

/** A small file: enough of a PDF for whoever looks at its first bytes. */
const smallFile = (view: Window & typeof globalThis, { name, type }: { readonly name: string; readonly type: string }): File => new view.File(['%PDF-1.7\n'], name, { type });

/** What somebody does with an element, as the events that a browser would make of it. */
export const hands = {
  press: (element: Element): Promise<void> => userAt(element.ownerDocument).click(element),
  /** In the place of whatever stands in a field. */
  type: async (element: Element, text: string): Promise<void> => {
    const user = userAt(element.ownerDocument);
    await user.clear(element);
    if (text === '') return;
    await user.click(element);
    await user.paste(text);
  },
  choose: (element: Element, option: string): Promise<void> => userAt(element.ownerDocument).selectOptions(element, option),
  check: async (element: Element, isChecked: boolean): Promise<void> => {
    if ((element as HTMLInputElement).checked !== isChecked) await userAt(element.ownerDocument).click(element);
  },
  /** Presses what opens the browser's window for choosing files, and gives them in its place. */
  upload: async (element: Element, files: readonly { readonly name: string; readonly type: string }[]): Promise<void> => {
    const { ownerDocument } = element;
    const view = ownerDocument.defaultView;
    if (view === null) return;
    let isAsked = false;
    const give = (event: Event): void => {
      const input = event.target as HTMLInputElement;
      if (input.type !== 'file') return;
      event.preventDefault();
      isAsked = true;
      const chosen = new view.DataTransfer();
      for (const file of files) chosen.items.add(smallFile(view, file));
      input.files = chosen.files;
      for (const type of ['input', 'change']) input.dispatchEvent(new view.Event(type, { bubbles: true }));
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
  key: async (document: Document, key: string): Promise<void> => {
    const modifiers = key.split('+').filter((part) => part !== '');
    const last = modifiers.pop() ?? '+';
    await userAt(document).keyboard(`${modifiers.map((name) => `{${name}>}`).join('')}{${last}}${modifiers.map((name) => `{/${name}}`).join('')}`);
  },
};
