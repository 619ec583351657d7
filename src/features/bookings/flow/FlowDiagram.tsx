import { IconArrowsMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import { Handle, MarkerType, Position, ReactFlow, ReactFlowProvider, useReactFlow, useViewport, type Edge, type Node, type NodeProps } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useMemo } from 'react';
import { FLOW_NODES } from '#contracts/constants.ts';
import type { DependencyFlow, FlowNode } from '#machines/bookings/dependency-flow.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { textOf } from './flow-texts.ts';

type BookingNode = Node<{ readonly node: FlowNode; readonly isHere: boolean; readonly nowUnix: number }, 'booking'>;

const MINIMUM_ZOOM = 0.2;
const FIT = { padding: 0.06, maxZoom: 1 } as const;

function DrawnBooking({ data: { node, isHere, nowUnix } }: NodeProps<BookingNode>) {
  const { word, shape, when, location } = textOf(node, nowUnix);
  return (
    <div className={isHere ? 'node is-here' : 'node'}>
      <Handle type="target" position={Position.Left} isConnectable={false} />
      <StatusBadge shape={shape} word={word} size="meta" />
      <span className="node__t">{node.name}</span>
      <span className="node__d">{when}</span>
      <span className="meta">{location}</span>
      <Handle type="source" position={Position.Right} isConnectable={false} />
    </div>
  );
}

const NODE_TYPES = { booking: DrawnBooking };

function Zoom() {
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  const { zoom } = useViewport();
  return (
    <div className="zoom" role="group" aria-label="Zoom">
      <Button icon variant="quiet" aria-label="Smaller" aria-disabled={zoom <= MINIMUM_ZOOM} onClick={() => void zoomOut()}>
        <IconMinus className="ic" aria-hidden />
      </Button>
      <output>{Math.round(zoom * 100)}%</output>
      <Button icon variant="quiet" aria-label="Larger, up to 125%" aria-disabled={zoom >= FLOW_NODES.maximumZoom} onClick={() => void zoomIn()}>
        <IconPlus className="ic" aria-hidden />
      </Button>
      <Button icon variant="quiet" aria-label="Fit to the window" onClick={() => void fitView(FIT)}>
        <IconArrowsMaximize className="ic" aria-hidden />
      </Button>
    </div>
  );
}

export interface FlowDiagramProps {
  readonly flow: DependencyFlow;
  readonly productId: number;
  readonly nowUnix: number;
}

/** nodes of 200 by 200, zoom up to 1.25; it is moved with the mouse or a finger. Decoration: the list beside it says the same. */
export function FlowDiagram({ flow, productId, nowUnix }: FlowDiagramProps) {
  const nodes = useMemo(
    (): BookingNode[] =>
      flow.nodes.map((node) => ({
        id: String(node.productId),
        type: 'booking',
        position: { x: node.x, y: node.y },
        width: FLOW_NODES.bookingWidth,
        height: FLOW_NODES.bookingHeight,
        data: { node, isHere: node.productId === productId, nowUnix },
      })),
    [flow, productId, nowUnix],
  );
  const edges = useMemo((): Edge[] => {
    const dated = new Set(flow.nodes.filter(({ booking }) => booking?.course).map((node) => node.productId));
    return flow.edges.map(({ from, to }) => ({
      id: `${from}-${to}`,
      source: String(from),
      target: String(to),
      type: 'smoothstep',
      className: dated.has(from) && dated.has(to) ? 'is-walked' : 'is-open',
      markerEnd: { type: MarkerType.ArrowClosed, color: 'currentColor', markerUnits: 'userSpaceOnUse', width: 32, height: 32 },
    }));
  }, [flow]);
  return (
    <div className="flow__map">
      <ReactFlowProvider>
        <ReactFlow
          aria-hidden
          nodes={nodes}
          edges={edges}
          nodeTypes={NODE_TYPES}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          minZoom={MINIMUM_ZOOM}
          maxZoom={FLOW_NODES.maximumZoom}
          fitView
          fitViewOptions={FIT}
          proOptions={{ hideAttribution: true }}
        />
        <Zoom />
      </ReactFlowProvider>
    </div>
  );
}
