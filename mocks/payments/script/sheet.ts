interface Sheet<Answer extends string> {
  readonly title: string;
  readonly text: string;
  /** What each button says, and what it means. The first one has the focus. */
  readonly buttons: readonly (readonly [label: string, answer: Answer])[];
  /** What closing it means. */
  readonly closed: Answer;
}

/**
 * A sheet over the page, as the provider's frame and the device's wallet show one: at the end of the body, above
 * everything.
 */
export const ask = <Answer extends string>(
  document: Document,
  { title, text, buttons, closed }: Sheet<Answer>,
): Promise<Answer> =>
  new Promise((resolve) => {
    const before = document.activeElement;
    const cover = document.createElement('div');
    Object.assign(cover.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483647',
      display: 'grid',
      alignItems: 'center',
      justifyItems: 'center',
      background: 'rgb(0 0 0 / 50%)',
    });
    const sheet = document.createElement('div');
    sheet.setAttribute('role', 'dialog');
    sheet.setAttribute('aria-modal', 'true');
    sheet.setAttribute('aria-label', title);
    Object.assign(sheet.style, {
      background: 'Canvas',
      color: 'CanvasText',
      padding: '24px',
      borderRadius: '8px',
      maxWidth: 'min(28rem, 90vw)',
      display: 'grid',
      gap: '12px',
    });
    const heading = document.createElement('h2');
    heading.textContent = title;
    const said = document.createElement('p');
    said.textContent = text;

    const answer = (given: Answer): void => {
      cover.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(given);
    };
    const row = buttons.map(([label, given]) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.style.minHeight = '44px';
      button.addEventListener('click', () => answer(given));
      return button;
    });
    cover.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') answer(closed);
    });
    sheet.append(heading, said, ...row);
    cover.append(sheet);
    document.body.append(cover);
    // The provider's own question is a frame, which has the focus once it has loaded: after the page has seen it come.
    setTimeout(() => row[0]?.focus());
  });
