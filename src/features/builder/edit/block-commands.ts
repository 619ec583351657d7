import { ROOT } from '#machines/builder/node-tree.ts';
import { shownNodes } from '#machines/builder/publishing.machine.ts';
import { stepFrom } from '#machines/builder/steps.ts';
import type { EditorSurroundings } from './editor-context.ts';
import type { PublishingActor } from './use-publishing.ts';

/** Moves a block past its neighbour, at once and without lifting it. */
export const moveBeside = (actor: PublishingActor, id: string, direction: 'up' | 'down'): void => {
  const at = stepFrom(shownNodes(actor.getSnapshot().context), id, direction);
  if (at !== null) actor.send({ type: 'edited', edit: { kind: 'move', id, at } });
};

/** Opens the palette for a block at the end of the page. */
export const addAtTheEnd = ({ actor, onAdd }: Pick<EditorSurroundings, 'actor' | 'onAdd'>): void => {
  actor.send({ type: 'block.selected', id: null });
  onAdd();
};

/** Where what is added or pasted goes: below the block that is selected, or at the end of the page. */
export const belowSelected = (selected: string | null) =>
  selected === null ? ({ kind: 'last', slot: ROOT } as const) : ({ kind: 'after', id: selected } as const);
