import { useMemo } from 'react';
import { FLOW_NODES } from '#contracts/constants.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { collectionFlow, PART_SIZE, type CollectionFlowNode } from '#machines/library/collection-flow.ts';
import { apartOf } from '#machines/library/joined-stops.ts';
import { isOver, type TrainingNode } from '#machines/library/training-map.ts';
import { isLocked, waitsFor } from '#machines/library/why-locked.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { FlowFrame } from '#ui/drawings/flow/FlowFrame.tsx';
import { FlowMap } from '#ui/drawings/flow/FlowMap.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { plural } from '#ui/format/counts.ts';
import { formatList } from '#ui/format/text.ts';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import { nodeLabels, type NodeLabels } from '../collection/node-labels.ts';
import type { OpenCollection } from '../collection/use-collection.ts';

const UNKNOWN: NodeLabels = { marker: 'coming', why: 'Not assigned to you' };

export interface CollectionFlowDialogProps {
  readonly open: OpenCollection;
  readonly settings: OrganisationSettings;
  readonly hrefOf: (node: TrainingNode) => string;
  readonly nowUnix: number;
  readonly onClose: () => void;
}

function DrawnPart({ title, labels: { marker, why } }: { title: string; labels: NodeLabels }) {
  return (
    <>
      <Marker shape={marker} size={20} />
      <span className="node__t">{title}</span>
      <span className="meta">{why}</span>
    </>
  );
}

/** M-15: what comes before what in a collection, drawn, and the same as a list with links. */
export function CollectionFlowDialog({ open, settings, hrefOf, nowUnix, onClose }: CollectionFlowDialogProps) {
  const { map, collection, next } = open;
  const flow = useMemo(() => collectionFlow(map, collection), [map, collection]);
  const labels = useMemo(
    () =>
      new Map(
        flow.nodes.map(({ entityId, node }) => [
          entityId,
          node === null ? UNKNOWN : nodeLabels(map, node, settings, nowUnix),
        ]),
      ),
    [flow, map, settings, nowUnix],
  );
  const nodes = useMemo(
    () =>
      flow.nodes.map(({ entityId, title, node, x, y }) => ({
        id: entityId,
        x,
        y,
        isHere: node !== null && node === next,
        drawn: <DrawnPart title={title} labels={labels.get(entityId) ?? UNKNOWN} />,
      })),
    [flow, labels, next],
  );
  const edges = useMemo(() => {
    const over = new Set(flow.nodes.filter(({ node }) => isOver(node?.status)).map(({ entityId }) => entityId));
    return flow.edges.map((edge) => ({ ...edge, isWalked: over.has(edge.from) && over.has(edge.to) }));
  }, [flow]);
  const apartAt = apartOf(flow.nodes.map(({ entityId, needs }) => ({ key: entityId, needs })));
  const titles = new Map(flow.nodes.map(({ entityId, title }) => [entityId, title]));
  /** What it is and what comes first, which a locked part says itself as its reason. */
  const whyOf = ({ node, entityId, needs }: CollectionFlowNode): string => {
    const { why } = labels.get(entityId) ?? UNKNOWN;
    if (needs.length === 0) return `${why}. Needs nothing first`;
    const first = formatList(needs.flatMap((id) => titles.get(id) ?? []));
    const isSaid = node !== null && waitsFor(map, node).length > 0;
    return isSaid ? why : `${why}. After ${first}`;
  };
  return (
    <FlowFrame
      title="What comes before what"
      lead={`${plural(flow.nodes.length, 'part')} of ${collection.title}. A line leads from what comes first.`}
      keys={{ walked: 'Completed in this order', open: 'Still to be completed' }}
      map={<FlowMap nodes={nodes} edges={edges} size={PART_SIZE} maximumZoom={FLOW_NODES.maximumZoom} />}
      list={
        <Path>
          {flow.nodes.map((item, index) => {
            const { marker } = labels.get(item.entityId) ?? UNKNOWN;
            const { node, title } = item;
            const line = node === null || isLocked(map, node) ? 'gated' : isOver(node.status) ? 'walked' : 'open';
            const apart = apartAt[index] === true;
            return (
              <PathNode
                key={item.entityId}
                {...{ marker, line, apart }}
                title={node === null ? title : <Link href={hrefOf(node)}>{title}</Link>}
                why={whyOf(item)}
              />
            );
          })}
        </Path>
      }
      onClose={onClose}
    />
  );
}
