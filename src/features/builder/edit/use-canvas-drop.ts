import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, type RefObject } from 'react';
import type { Edit } from '#machines/builder/apply-edit.ts';
import type { Position } from '#machines/builder/edits.ts';
import { draggedOf, targetAt, type Dragged } from './canvas-drag.ts';
import type { EditorSurroundings } from './editor-context.ts';

type Location = Parameters<NonNullable<Parameters<typeof monitorForElements>[0]['onDrag']>>[0]['location'];

/** What letting go there would do. */
const editOf = (dragged: Dragged, at: Position): Edit =>
  dragged.kind === 'block' ? { kind: 'move', id: dragged.id, at } : { kind: 'insert', block: dragged.block, at };

/** Takes in what is dragged over the canvas, shows where it would go, and scrolls at its edges. */
export const useCanvasDrop = (
  canvas: RefObject<HTMLElement | null>,
  page: RefObject<HTMLElement | null>,
  { actor, drag }: Pick<EditorSurroundings, 'actor' | 'drag'>,
): void => {
  useEffect(() => {
    const scroller = canvas.current;
    const frame = page.current;
    if (scroller === null || frame === null) return;
    /** What the chart said last: it is not asked at every move of the pointer over one block. */
    let asked: { readonly about: string; readonly isPossible: boolean } | null = null;
    const isPossible = (dragged: Dragged, at: Position): boolean => {
      const about = JSON.stringify([dragged, at]);
      if (asked?.about !== about)
        asked = { about, isPossible: actor.getSnapshot().can({ type: 'edited', edit: editOf(dragged, at) }) };
      return asked.isPossible;
    };
    const targetOf = (dragged: Dragged, { current: { input, dropTargets } }: Location) => {
      const target = dropTargets.length === 0 ? null : targetAt(frame, input.clientX, input.clientY);
      return target !== null && isPossible(dragged, target.position) ? target : null;
    };
    return combine(
      autoScrollForElements({ element: scroller }),
      dropTargetForElements({ element: scroller, canDrop: ({ source }) => draggedOf(source.data) !== null }),
      monitorForElements({
        canMonitor: ({ source }) => draggedOf(source.data) !== null,
        onDragStart: ({ source }) => {
          const dragged = draggedOf(source.data);
          asked = null;
          if (dragged !== null) drag.change({ dragged, position: null, line: null });
        },
        onDrag: ({ location }) => {
          const dragged = drag.current()?.dragged;
          if (dragged === undefined) return;
          const target = targetOf(dragged, location);
          drag.change({ dragged, position: target?.position ?? null, line: target?.line ?? null });
        },
        onDrop: ({ location }) => {
          const dragged = drag.current()?.dragged;
          // Asked once more: what was shown may be older than the last move of the pointer, and than the page.
          asked = null;
          const target = dragged === undefined ? null : targetOf(dragged, location);
          drag.change(null);
          if (dragged !== undefined && target !== null)
            actor.send({ type: 'edited', edit: editOf(dragged, target.position) });
        },
      }),
    );
  }, [canvas, page, actor, drag]);
};
