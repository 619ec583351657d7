import { FLOW_NODES } from '#contracts/constants.ts';
import type { Collection } from '#contracts/library/collection.schema.ts';
import { flowGrid, gridRoutes, isOnGrid, type FlowPoint, type GridSize } from '../flow-grid.ts';
import { flowLayout, type FlowItem } from '../flow-layout.ts';
import { journeyOf, partsByEntity, type JourneyStop } from './journey.ts';
import { keyOf, keyOfNode } from './training-map.ts';
import type { TrainingMap } from './why-locked.ts';

/** A part of a collection in its diagram. */
export interface CollectionFlowNode extends Pick<JourneyStop, 'entityId' | 'title' | 'node'> {
  /** Entity ids of what comes first, in the order of the flow. */
  readonly needs: readonly number[];
  /** Pixels, of the upper left corner. */
  readonly x: number;
  readonly y: number;
}

export interface CollectionFlow {
  /** The same as an ordered list: what comes first stands first, and a chain stays together. */
  readonly nodes: readonly CollectionFlowNode[];
  /** `from` comes first. Entity ids. */
  readonly edges: readonly {
    readonly from: number;
    readonly to: number;
    /** Its corners; left out where a position of the server lies on no cell, and the drawing finds a line. */
    readonly points?: readonly FlowPoint[];
  }[];
}

/** Of a node, in pixels (0229). */
export const PART_SIZE = { width: FLOW_NODES.collectionWidth, height: 180 } as const;
/** Three of them can be read beside each other in a window. */
const GRID: GridSize = { ...PART_SIZE, columnGap: 100, rowGap: 60 };
/** Between columns there is room for the lines. */
const STEPS = { column: PART_SIZE.width + 100, row: PART_SIZE.height + 50 } as const;

/**
 * M-15: what comes before what in a collection, by its sequences and by what its parts wait for. A part that nothing
 * joins is left out. Positions of `flow.nodes` count; any other part stands in the column after all that it needs.
 */
export const collectionFlow = (
  map: TrainingMap,
  collection: Pick<Collection, 'modules' | 'collections' | 'sequences' | 'flow'>,
): CollectionFlow => {
  const parts = partsByEntity(map, collection);
  const entityOf = new Map([...parts].map(([entityId, node]) => [keyOfNode(node), entityId]));
  const stops = new Map<number, Pick<JourneyStop, 'entityId' | 'title' | 'node'>>();
  const needs = new Map<number, Set<number>>();
  for (const stop of journeyOf(map, collection).stops) {
    stops.set(stop.entityId, stop);
    needs.set(stop.entityId, new Set(stop.after));
  }
  for (const [entityId, node] of parts) {
    stops.set(entityId, { entityId, title: node.title, node });
    const waited = node.prerequisites.flatMap((prerequisite) => entityOf.get(keyOf(prerequisite)) ?? []);
    needs.set(entityId, new Set([...(needs.get(entityId) ?? []), ...waited].filter((id) => id !== entityId)));
  }
  const leading = new Set([...needs.values()].flatMap((ids) => [...ids]));
  const items = [...needs]
    .filter(([id, ids]) => ids.size > 0 || leading.has(id))
    .map(([id, ids]): FlowItem => ({ id, needs: [...ids] }));
  const positions = new Map(
    (collection.flow?.nodes ?? []).flatMap(({ id, position: { x, y } }) =>
      typeof x === 'number' && typeof y === 'number' ? [[Number(id), { x, y }] as const] : [],
    ),
  );
  const isGrid = isOnGrid(positions, GRID);
  const all = isGrid ? flowGrid(items, GRID, positions) : flowLayout(items, STEPS, positions);
  const nodes = all.flatMap(({ id, ...placed }): readonly CollectionFlowNode[] => {
    const stop = stops.get(id);
    return stop === undefined ? [] : [{ entityId: id, title: stop.title, node: stop.node, ...placed }];
  });
  if (isGrid) return { nodes, edges: gridRoutes(all, GRID) };
  return { nodes, edges: nodes.flatMap(({ entityId, needs: from }) => from.map((id) => ({ from: id, to: entityId }))) };
};
