import { getViewportForBounds, type Rect, type Viewport } from '@xyflow/react';

/** All of it at once, with a margin, and never larger than drawn. */
export const FIT = { padding: 0.06, maxZoom: 1 } as const;
export const MINIMUM_ZOOM = 0.2;
/** Below this nobody reads what stands in a node. */
const LEGIBLE_ZOOM = 0.7;
/** Pixels of the window beside the outermost nodes. */
const MARGIN = 24;

/**
 * Where one axis begins: in the middle where all of it is in sight, else with `middle` at `share` of it, as far as
 * nothing beyond the first and the last node comes into sight. Pixels of the window.
 */
const offsetOf = (
  { from, length, middle }: { readonly from: number; readonly length: number; readonly middle: number },
  zoom: number,
  room: number,
  share: number,
): number => {
  const end = room - MARGIN - (from + length) * zoom;
  const start = MARGIN - from * zoom;
  if (end >= start) return (start + end) / 2;
  return Math.min(start, Math.max(end, room * share - middle * zoom));
};

/**
 * What a diagram shows first (M-15, R-16): all nodes where they can be read so, else the node that it was opened for
 * and what is around it, with no empty ground beside them. `bounds` of all nodes and `here` in pixels of the diagram,
 * `room` in pixels of the window.
 */
export const openingViewport = (
  bounds: Rect,
  here: Rect | undefined,
  room: { readonly width: number; readonly height: number },
): Viewport => {
  const all = getViewportForBounds(bounds, room.width, room.height, MINIMUM_ZOOM, FIT.maxZoom, FIT.padding);
  if (here === undefined || all.zoom >= LEGIBLE_ZOOM) return all;
  // As wide as the window where that can be read: what is below is scrolled to, what is beside is not missed.
  const zoom = Math.min(FIT.maxZoom, Math.max(LEGIBLE_ZOOM, (room.width - 2 * MARGIN) / bounds.width));
  const across = { from: bounds.x, length: bounds.width, middle: here.x + here.width / 2 };
  const down = { from: bounds.y, length: bounds.height, middle: here.y + here.height / 2 };
  return {
    // What comes after it is what one looks for.
    x: offsetOf(across, zoom, room.width, 1 / 3),
    y: offsetOf(down, zoom, room.height, 1 / 2),
    zoom,
  };
};
