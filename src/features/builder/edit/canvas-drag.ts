import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import type { Position } from '#machines/builder/edits.ts';
import { createEmitter } from '#api/emitter.ts';

/** What is dragged: a block of the page, or a new one of the palette. */
export type Dragged =
  | { readonly kind: 'block'; readonly id: string }
  | { readonly kind: 'new'; readonly block: BlockKind };

/** A drag under way, and where it would be dropped. Places in pixels from the top left corner of the page. */
export interface DragState {
  readonly dragged: Dragged;
  readonly position: Position | null;
  readonly line: { readonly top: number; readonly left: number; readonly width: number } | null;
}

/** What is being dragged, told beside the chart: it changes with every move of the pointer. */
export interface CanvasDrag {
  readonly current: () => DragState | null;
  readonly change: (next: DragState | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createCanvasDrag = (): CanvasDrag => {
  const changed = createEmitter();
  let current: DragState | null = null;
  return {
    current: () => current,
    change: (next) => {
      if (
        next !== null &&
        current !== null &&
        next.line?.top === current.line?.top &&
        next.line?.left === current.line?.left &&
        next.dragged === current.dragged
      )
        return;
      current = next;
      changed.emit();
    },
    subscribe: changed.subscribe,
  };
};

/** What a dragged element tells of itself, and what it may mean. */
export const draggedData = (dragged: Dragged): Record<string, unknown> => ({ waymarkBlock: dragged });
export const draggedOf = (data: Record<string | symbol, unknown>): Dragged | null =>
  (data['waymarkBlock'] as Dragged | undefined) ?? null;

interface Target {
  readonly position: Position;
  readonly line: NonNullable<DragState['line']>;
}

/**
 * Where a drop at a point of the window would go: before or after the block under it, into the empty column under it,
 * or at the end of the page. `page` is the element that the line is placed in.
 */
export const targetAt = (page: HTMLElement, clientX: number, clientY: number): Target | null => {
  // What the library lays under the pointer is passed over.
  const under = document.elementsFromPoint(clientX, clientY).find((element) => page.parentElement?.contains(element));
  if (under === undefined) return null;
  const frame = page.getBoundingClientRect();
  const lineAt = (box: DOMRect, y: number): Target['line'] => ({
    top: y - frame.top,
    left: box.left - frame.left,
    width: box.width,
  });
  const found = under.closest<HTMLElement>('[data-block], [data-slot]');
  if (found?.dataset['block'] !== undefined) {
    const box = found.getBoundingClientRect();
    const isAfter = clientY > box.top + box.height / 2;
    return {
      position: { kind: isAfter ? 'after' : 'before', id: found.dataset['block'] },
      line: lineAt(box, isAfter ? box.bottom : box.top),
    };
  }
  const slot = found ?? page;
  const blocks = [...slot.querySelectorAll<HTMLElement>(':scope > [data-block]')];
  const below = blocks.find((block) => block.getBoundingClientRect().top > clientY);
  const id = below?.dataset['block'];
  if (below !== undefined && id !== undefined) {
    const box = below.getBoundingClientRect();
    return { position: { kind: 'before', id }, line: lineAt(box, box.top) };
  }
  const last = blocks.at(-1)?.getBoundingClientRect();
  const box = slot.getBoundingClientRect();
  return {
    position: { kind: 'last', slot: slot.dataset['slot'] ?? 'ROOT' },
    line: lineAt(last ?? box, last?.bottom ?? box.top),
  };
};
