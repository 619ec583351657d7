import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { draggedData, type Dragged } from './canvas-drag.ts';

/** Lets an element be dragged by a handle of it; what is seen on the way is a slip with two lines. */
export const useDragSource = (
  element: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  dragged: Dragged,
  slip: () => readonly [string, string],
): void => {
  const linesOf = useEffectEvent(slip);
  const what = useEffectEvent(() => dragged);
  useEffect(() => {
    if (element.current === null) return;
    return draggable({
      element: element.current,
      ...(handle.current === null ? {} : { dragHandle: handle.current }),
      getInitialData: () => draggedData(what()),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: pointerOutsideOfPreview({ x: '12px', y: '8px' }),
          render: ({ container }) => {
            const shown = document.createElement('div');
            shown.className = 'bx-slip';
            for (const [index, line] of linesOf().entries()) {
              const part = document.createElement(index === 0 ? 'b' : 'span');
              part.textContent = line;
              shown.append(part);
            }
            container.append(shown);
          },
        }),
    });
  }, [element, handle]);
};
