import { userEvent, type UserEvent } from '@testing-library/user-event';
import { getAriaDisabled, isElementVisible } from 'ivya/utils';

const users = new WeakMap<Document, UserEvent>();

/** Somebody with a pointer and a keyboard at a document. */
const userAt = (document: Document): UserEvent => {
  const user = users.get(document) ?? userEvent.setup({ document, delay: null, pointerEventsCheck: 0 });
  users.set(document, user);
  return user;
};

/** What a pointer would meet in the middle of an element. */
const hitAt = (element: Element): Element | null => {
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
};

const isHit = (element: Element): boolean => {
  const hit = hitAt(element);
  return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
};

/** As Playwright does: what lies over an element at one end of the screen does not at another. */
const ALIGNMENTS = ['center', 'end', 'start'] as const;

/**
 * Throws what keeps an element from being pressed by a pointer, as a sentence. `attempt`: how often it was tried
 * before.
 */
export const expectPressable = (element: Element, attempt = 0): void => {
  if (!isElementVisible(element)) throw new Error('It cannot be seen.');
  if (getAriaDisabled(element)) throw new Error('It is disabled.');
  if (isHit(element)) return;
  const alignment = ALIGNMENTS[attempt % ALIGNMENTS.length] ?? 'center';
  element.scrollIntoView({ block: alignment, inline: alignment, behavior: 'instant' });
  if (!isHit(element))
    throw new Error(
      `Something else lies over it: ${hitAt(element)?.outerHTML.slice(0, 80) ?? 'nothing that can be pressed'}`,
    );
};

/** What somebody does with an element. Each is a sequence of events as a browser's own would be. */
export const actions = {
  press: (element: Element): Promise<void> => userAt(element.ownerDocument).click(element),
  pointAt: (element: Element): Promise<void> => userAt(element.ownerDocument).hover(element),
  /** The pointer leaves whatever it is at. */
  pointAway: (document: Document): Promise<void> => userAt(document).pointer({ target: document.body }),
  /** Keys where the focus is, as user-event writes them: `{Enter}`. */
  keys: (document: Document, written: string): Promise<void> => userAt(document).keyboard(written),
  /** In the place of whatever stands in a field. */
  write: async (element: Element, text: string): Promise<void> => {
    const user = userAt(element.ownerDocument);
    await user.clear(element);
    if (text === '') return;
    await user.click(element);
    await user.paste(text);
  },
  select: (element: Element, option: string): Promise<void> =>
    userAt(element.ownerDocument).selectOptions(element, option),
  /** As if the browser's own window for choosing had given the files. */
  chooseFiles: (element: Element, files: readonly File[]): void => {
    const view = element.ownerDocument.defaultView;
    if (view === null) return;
    const chosen = new view.DataTransfer();
    // A field takes only files of its own window.
    for (const file of files) chosen.items.add(new view.File([file], file.name, { type: file.type }));
    (element as HTMLInputElement).files = chosen.files;
    for (const type of ['input', 'change']) element.dispatchEvent(new view.Event(type, { bubbles: true }));
  },
};
