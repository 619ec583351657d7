import { useMemo } from 'react';
import { FLOW_NODES } from '#contracts/constants.ts';
import type { DependencyFlow, FlowNode } from '#machines/bookings/dependency-flow.ts';
import { FlowMap } from '#ui/drawings/flow/FlowMap.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { textOf } from './flow-texts.ts';

const SIZE = { width: FLOW_NODES.bookingWidth, height: FLOW_NODES.bookingHeight } as const;

function DrawnBooking({ node, nowUnix }: { node: FlowNode; nowUnix: number }) {
  const { word, shape, when, location } = textOf(node, nowUnix);
  return (
    <>
      <StatusBadge shape={shape} word={word} size="meta" />
      <span className="node__t">{node.name}</span>
      <span className="node__d">{when}</span>
      <span className="meta">{location}</span>
    </>
  );
}

export interface FlowDiagramProps {
  readonly flow: DependencyFlow;
  readonly productId: number;
  readonly nowUnix: number;
}

/** nodes of 200 by 200, zoom up to 1.25. */
export function FlowDiagram({ flow, productId, nowUnix }: FlowDiagramProps) {
  const nodes = useMemo(
    () =>
      flow.nodes.map((node) => ({
        id: node.productId,
        x: node.x,
        y: node.y,
        isHere: node.productId === productId,
        drawn: <DrawnBooking node={node} nowUnix={nowUnix} />,
      })),
    [flow, productId, nowUnix],
  );
  const edges = useMemo(() => {
    const dated = new Set(flow.nodes.filter(({ booking }) => booking?.course).map((node) => node.productId));
    return flow.edges.map(({ from, to }) => ({ from, to, isWalked: dated.has(from) && dated.has(to) }));
  }, [flow]);
  return <FlowMap nodes={nodes} edges={edges} size={SIZE} maximumZoom={FLOW_NODES.maximumZoom} />;
}
