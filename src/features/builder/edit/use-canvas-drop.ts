import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, type RefObject } from 'react';
import { draggedOf, targetAt } from './canvas-drag.ts';
import type { EditorSurroundings } from './editor-context.ts';

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
    return combine(
      autoScrollForElements({ element: scroller }),
      dropTargetForElements({ element: scroller, canDrop: ({ source }) => draggedOf(source.data) !== null }),
      monitorForElements({
        canMonitor: ({ source }) => draggedOf(source.data) !== null,
        onDragStart: ({ source }) => {
          const dragged = draggedOf(source.data);
          if (dragged !== null) drag.change({ dragged, position: null, line: null });
        },
        onDrag: ({ location }) => {
          const state = drag.current();
          if (state === null) return;
          const { input, dropTargets } = location.current;
          const target = dropTargets.length === 0 ? null : targetAt(frame, input.clientX, input.clientY);
          const isPossible =
            target !== null &&
            actor.getSnapshot().can({
              type: 'edited',
              edit:
                state.dragged.kind === 'block'
                  ? { kind: 'move', id: state.dragged.id, at: target.position }
                  : { kind: 'insert', block: state.dragged.block, at: target.position },
            });
          drag.change({
            dragged: state.dragged,
            position: isPossible ? target.position : null,
            line: isPossible ? target.line : null,
          });
        },
        onDrop: ({ location }) => {
          const state = drag.current();
          drag.change(null);
          if (state === null || state.position === null || location.current.dropTargets.length === 0) return;
          const at = state.position;
          actor.send({
            type: 'edited',
            edit:
              state.dragged.kind === 'block'
                ? { kind: 'move', id: state.dragged.id, at }
                : { kind: 'insert', block: state.dragged.block, at },
          });
        },
      }),
    );
  }, [canvas, page, actor, drag]);
};
