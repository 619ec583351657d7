/** How far a part of a package is. */
export interface PartProgress {
  readonly title: string;
  /** Null: its file is missing. */
  readonly launch: string | null;
  readonly hasBegun: boolean;
  readonly isDone: boolean;
}

/** The list beside a package of several parts. */
export interface PartList {
  readonly nav: HTMLElement;
  /** Where the completion of a part is told, with a button to the next one. */
  readonly line: HTMLElement;
  /** Shows how far the parts are, and which one is open. */
  readonly show: (open: number) => void;
  /** Tells that a part is completed and offers another; takes the line away where there is nothing to tell. */
  readonly offer: (text: string, next: number | null) => void;
}

/**
 * Makes the list of the parts of a package, for `play`. `choose` gets the position of the part that was pressed. It
 * runs in the player's page, which gets its source: it uses nothing from around it.
 */
export const listParts = (parts: readonly PartProgress[], choose: (position: number) => void): PartList => {
  const nameOf = (position: number): string => parts[position]?.title || `Part ${position + 1}`;
  const positionOf = (position: number): string => `Part ${position + 1} of ${parts.length}`;
  const stateOf = ({ launch, hasBegun, isDone }: PartProgress): string => {
    if (isDone) return 'Completed';
    if (launch === null) return 'Cannot be opened';
    return hasBegun ? 'In progress' : 'Not started';
  };

  const nav = document.createElement('nav');
  nav.setAttribute('aria-label', 'Parts of this package');
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  const list = document.createElement('ol');
  details.append(summary, list);
  nav.append(details);

  // Beside the part the list is always open; above it, where room is short, it folds.
  const wide = typeof matchMedia === 'function' ? matchMedia('(min-width: 40rem)') : null;
  const unfold = (): void => {
    details.open = wide?.matches !== false;
  };
  unfold();
  wide?.addEventListener('change', unfold);

  const rows = parts.map((_, position) => {
    const button = document.createElement('button');
    button.type = 'button';
    const title = document.createElement('strong');
    title.textContent = nameOf(position);
    const state = document.createElement('small');
    button.append(title, ' ', state);
    button.addEventListener('click', () => chooseAndFocus(position));
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
    return { button, state };
  });
  const chooseAndFocus = (position: number): void => {
    choose(position);
    unfold();
    // What was pressed may be gone or folded away.
    (details.open ? rows[position]?.button : summary)?.focus();
  };

  const line = document.createElement('div');
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  const go = document.createElement('button');
  go.type = 'button';
  go.hidden = true;
  let offered = 0;
  go.addEventListener('click', () => chooseAndFocus(offered));
  line.append(status, go);

  return {
    nav,
    line,
    show: (open) => {
      summary.textContent = `${positionOf(open)}: ${nameOf(open)}`;
      for (const [position, part] of parts.entries()) {
        const row = rows[position];
        if (row === undefined) continue;
        row.state.textContent = `${positionOf(position)}, ${stateOf(part)}`;
        if (position === open) row.button.setAttribute('aria-current', 'true');
        else row.button.removeAttribute('aria-current');
      }
    },
    offer: (text, next) => {
      status.textContent = text;
      go.hidden = next === null;
      offered = next ?? 0;
      go.textContent = next === null ? '' : `Next part: ${nameOf(next)}`;
    },
  };
};
