import { useMemo } from 'react';
import { FLOW_NODES } from '#contracts/constants.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { collectionFlow, PART_SIZE, type CollectionFlowNode } from '#machines/library/collection-flow.ts';
import { isOver, type TrainingNode } from '#machines/library/training-map.ts';
import { isLocked } from '#machines/library/why-locked.ts';
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
    return flow.edges.map(({ from, to }) => ({ from, to, isWalked: over.has(from) && over.has(to) }));
  }, [flow]);
  const titles = new Map(flow.nodes.map(({ entityId, title }) => [entityId, title]));
  const needsLabel = ({ needs }: CollectionFlowNode): string =>
    needs.length === 0 ? 'Needs nothing first' : `After ${formatList(needs.flatMap((id) => titles.get(id) ?? []))}`;
  return (
    <FlowFrame
      title="What comes before what"
      lead={`${plural(flow.nodes.length, 'part')} of ${collection.title}. A line means: the left one comes first.`}
      map={<FlowMap nodes={nodes} edges={edges} size={PART_SIZE} maximumZoom={FLOW_NODES.maximumZoom} />}
      list={
        <Path>
          {flow.nodes.map((item, index) => {
            const { marker, why } = labels.get(item.entityId) ?? UNKNOWN;
            const { node, title } = item;
            const line = node === null || isLocked(map, node) ? 'gated' : isOver(node.status) ? 'walked' : 'open';
            const apart = index > 0 && !item.needs.includes(flow.nodes[index - 1]?.entityId ?? 0);
            return (
              <PathNode
                key={item.entityId}
                {...{ marker, line, apart }}
                title={node === null ? title : <Link href={hrefOf(node)}>{title}</Link>}
                why={`${why}. ${needsLabel(item)}`}
              />
            );
          })}
        </Path>
      }
      onClose={onClose}
    />
  );
}
