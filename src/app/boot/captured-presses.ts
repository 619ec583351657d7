/** What was pressed on the served page before React took over. */
export interface CapturedPresses {
  /** Stops holding; returns what was pressed, in order, to be pressed again. */
  readonly release: () => readonly HTMLButtonElement[];
}

declare global {
  interface Window {
    /** Set by the page's own early script where the page was served with a form (`boot-script.ts`). */
    capturedPresses?: CapturedPresses;
  }
}

/**
 * Holds presses of buttons: nobody hears them yet, and the browser would send the form by itself. Enter in a field is a
 * press of its form's button. A form is sent once, however often its button is pressed.
 */
export const capturePresses = (page: Document): CapturedPresses => {
  const pressed: HTMLButtonElement[] = [];
  const capture = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    event.preventDefault();
    if (button.type !== 'submit' || !pressed.includes(button)) pressed.push(button);
  };
  page.addEventListener('click', capture, true);
  return {
    release: () => {
      page.removeEventListener('click', capture, true);
      return pressed.splice(0);
    },
  };
};
