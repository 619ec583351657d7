import { useEffect, useEffectEvent, type RefObject } from 'react';
import { copy, type Fragment } from '#machines/builder/edits.ts';
import { shownNodes } from '#machines/builder/publishing.machine.ts';
import type { Direction } from '#machines/builder/steps.ts';
import { belowSelected } from './block-commands.ts';
import { arrangementOf } from './editor-context.ts';
import type { PublishingActor } from './use-publishing.ts';
import { pressedKey } from '#ui/actions/keys/pressed-key.ts';

/** Whether a text is being written there: it has the keys of its own. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('textarea, input, select, [contenteditable="true"]') !== null;

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'into',
  ArrowLeft: 'out',
};

/** The block that was copied or cut last, on this page. */
let copied: Fragment | null = null;

/** P-04: a block on its way goes where the arrows lead it. Answers whether the key meant something. */
const moveLifted = (actor: PublishingActor, key: string): boolean => {
  const direction = DIRECTIONS[key];
  if (direction !== undefined) actor.send({ type: 'block.stepped', direction });
  else if (key === 'Enter') actor.send({ type: 'block.dropped' });
  else if (key === 'Escape') actor.send({ type: 'block.putBack' });
  else return false;
  return true;
};

/** Undo and redo, wherever the focus is but in a field of the settings that has its own. */
const changeHistory = (actor: PublishingActor, key: string, isShifted: boolean): boolean => {
  const letter = key.toLowerCase();
  if (letter === 'z') actor.send({ type: isShifted ? 'redo.requested' : 'undo.requested' });
  else if (letter === 'y') actor.send({ type: 'redo.requested' });
  else return false;
  return true;
};

const withModifier = (actor: PublishingActor, key: string, selected: string | null): boolean => {
  const nodes = shownNodes(actor.getSnapshot().context);
  const fragment = selected === null ? null : copy(nodes, selected);
  switch (key.toLowerCase()) {
    case 'c':
      copied = fragment ?? copied;
      return fragment !== null;
    case 'x':
      if (fragment === null || selected === null) return false;
      copied = fragment;
      actor.send({ type: 'edited', edit: { kind: 'remove', id: selected } });
      return true;
    case 'v':
      if (copied === null) return false;
      actor.send({
        type: 'edited',
        edit: {
          kind: 'paste',
          fragment: copied,
          at: belowSelected(selected),
        },
      });
      return true;
    case 'd':
      if (selected === null) return false;
      actor.send({ type: 'edited', edit: { kind: 'duplicate', id: selected } });
      return true;
    default:
      return false;
  }
};

/** Selects the block that is read before or after the one that is selected, and moves the focus to it. */
const selectBeside = (actor: PublishingActor, by: 1 | -1): boolean => {
  const { context } = actor.getSnapshot();
  const { placed } = arrangementOf(shownNodes(context));
  const at = placed.findIndex(({ id }) => id === context.selected);
  const next = at === -1 ? placed[by === 1 ? 0 : placed.length - 1] : placed[at + by];
  if (next === undefined) return false;
  actor.send({ type: 'block.selected', id: next.id });
  return true;
};

/**
 * P-04: everything that can be done with a block, by keys. `focusSelected` moves the focus to the selected block once
 * it is drawn; `write` into its text, or to its settings where it has none.
 */
const pressKey = (
  event: KeyboardEvent,
  actor: PublishingActor,
  { focusSelected, write }: { readonly focusSelected: () => void; readonly write: () => void },
): void => {
  const { context } = actor.getSnapshot();
  const key = pressedKey(event);
  if (event.altKey) return;
  const done = (): boolean => {
    if (context.lifted !== null) return moveLifted(actor, key);
    const hasModifier = event.ctrlKey || event.metaKey;
    if (hasModifier && changeHistory(actor, key, event.shiftKey)) return true;
    if (isWriting(event.target)) {
      if (key !== 'Escape') return false;
      focusSelected();
      return true;
    }
    if (hasModifier) {
      if (document.getSelection()?.isCollapsed === false && key.toLowerCase() === 'c') return false;
      return withModifier(actor, key, context.selected);
    }
    const isOnBlock = event.target instanceof HTMLElement && event.target.dataset['block'] !== undefined;
    const isOnRow = event.target instanceof HTMLElement && event.target.dataset['row'] !== undefined;
    if (context.selected === null || !(isOnBlock || isOnRow)) return false;
    switch (key) {
      case 'm':
      case 'M':
        actor.send({ type: 'block.lifted', id: context.selected });
        return true;
      case 'Delete':
      case 'Backspace':
        actor.send({ type: 'edited', edit: { kind: 'remove', id: context.selected } });
        focusSelected();
        return true;
      case 'ArrowDown':
      case 'ArrowUp':
        if (!isOnBlock || !selectBeside(actor, key === 'ArrowDown' ? 1 : -1)) return false;
        focusSelected();
        return true;
      case 'Enter':
        if (!isOnBlock) return false;
        write();
        return true;
      default:
        return false;
    }
  };
  if (!done()) return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * The keys of the editor: wherever the focus is within it, or nowhere, as after the block that had it went elsewhere.
 * A dialog has its own.
 */
export const useEditorKeys = (
  root: RefObject<HTMLElement | null>,
  actor: PublishingActor,
  commands: Parameters<typeof pressKey>[2],
): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (target === document.body || (target instanceof Node && root.current?.contains(target) === true))
      pressKey(event, actor, commands);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
};
