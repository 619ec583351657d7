import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { stepTo, typedTo } from './menu-keys.ts';
import { pressedKey } from '../keys/pressed-key.ts';

/** After this long what is typed begins a new word. */
const TYPING_MILLISECONDS = 500;

export interface MenuState {
  readonly isOpen: boolean;
  /** Around the button and the list. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  /** Gives the focus back to the button. */
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A menu that hangs from its button, as the ARIA patterns describe it: it opens on its chosen or first item (arrow up:
 * on the last), arrows, Home, End and typing walk through it, Esc and Tab close it, so does a press beside it.
 */
export const useMenu = (): MenuState => {
  const [openAt, setOpenAt] = useState<'start' | 'end' | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const isOpen = openAt !== null;

  const items = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  const close = (): void => {
    button.current?.focus();
    setOpenAt(null);
  };

  useLayoutEffect(() => {
    if (openAt === null) return;
    const all = items();
    const chosen = all.find((item) => item.getAttribute('aria-checked') === 'true');
    (openAt === 'end' ? all.at(-1) : (chosen ?? all[0]))?.focus();
  }, [openAt]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);

  const type = (letter: string, all: readonly HTMLElement[], from: number): void => {
    const now = performance.now();
    const text = now - typed.current.at > TYPING_MILLISECONDS ? letter : typed.current.text + letter;
    typed.current = { text, at: now };
    const to = typedTo(
      text,
      from,
      all.map((item) => item.textContent),
    );
    if (to !== null) all[to]?.focus();
  };

  const walk = (event: KeyboardEvent): void => {
    const key = pressedKey(event);
    const all = items();
    const from = all.findIndex((item) => item === document.activeElement);
    const to = stepTo(key, from, all.length);
    if (to !== null) {
      event.preventDefault();
      all[to]?.focus();
    } else if (key === 'Escape') {
      event.preventDefault();
      close();
    } else if (key === 'Tab') {
      // The focus goes on from the button.
      close();
    } else if (key === ' ') {
      event.preventDefault();
      all[from]?.click();
    } else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      type(key, all, from);
    }
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const key = pressedKey(event);
    if (isOpen) walk(event);
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpenAt(key === 'ArrowUp' ? 'end' : 'start');
    }
  };

  return { isOpen, root, button, toggle: () => (isOpen ? close() : setOpenAt('start')), close, onKeyDown };
};
