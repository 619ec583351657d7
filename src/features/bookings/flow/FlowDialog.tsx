import { useMemo } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { FLOW_NODES } from '#contracts/constants.ts';
import { bookingState } from '#machines/bookings/booking-state.ts';
import { dependencyFlow, type DependencyFlow, type FlowNode } from '#machines/bookings/dependency-flow.ts';
import { FlowFrame } from '#ui/drawings/flow/FlowFrame.tsx';
import { plural } from '#ui/format/counts.ts';
import { FlowMap } from '#ui/drawings/flow/FlowMap.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { formatList } from '#ui/format/text.ts';
import type { MarkerShape } from '#ui/messages/marker/marker-shapes.tsx';
import { formatWhen, locationOf, STATES } from '../booking-messages.ts';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';

/** What a node says: its state, its day and its location. */
interface FlowNodeText {
  readonly word: string;
  readonly shape: MarkerShape;
  readonly when: string;
  readonly location: string;
}

/** What there is to say of a product, booked or not. `nowUnix` in seconds. */
const textOf = ({ booking }: FlowNode, nowUnix: number): FlowNodeText => {
  if (booking === null) return { word: 'Not booked', shape: 'coming', when: 'No date yet', location: '' };
  const start = booking.course?.start_date ?? null;
  return {
    ...STATES[bookingState(booking, nowUnix)],
    when: start === null ? 'No date yet' : formatWhen(booking, start),
    location: locationOf(booking),
  };
};

/** What comes first, in words: the list says what the lines draw. */
const needsOf = ({ needs }: FlowNode, nodes: readonly FlowNode[]): string => {
  const names = needs.flatMap((id) => nodes.find(({ productId }) => productId === id)?.name ?? []);
  return names.length === 0 ? 'Needs nothing first' : `Needs ${formatList(names)}`;
};

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

interface FlowDiagramProps {
  readonly flow: DependencyFlow;
  readonly productId: number;
  readonly nowUnix: number;
}

/** nodes of 200 by 200, zoom up to 1.25. */
function FlowDiagram({ flow, productId, nowUnix }: FlowDiagramProps) {
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
    return flow.edges.map((edge) => ({ ...edge, isWalked: dated.has(edge.from) && dated.has(edge.to) }));
  }, [flow]);
  return <FlowMap nodes={nodes} edges={edges} size={SIZE} maximumZoom={FLOW_NODES.maximumZoom} />;
}

/** Chains of the list: each begins with something that needs nothing. */
const chainsOf = (nodes: readonly FlowNode[]): readonly (readonly FlowNode[])[] => {
  const chains: FlowNode[][] = [];
  for (const node of nodes) {
    const chain = chains.at(-1);
    if (chain === undefined || node.needs.length === 0) chains.push([node]);
    else chain.push(node);
  }
  return chains;
};

/** the flow as an ordered list, for whoever does not see the diagram. */
function FlowList({ flow: { nodes }, nowUnix }: { flow: DependencyFlow; nowUnix: number }) {
  return (
    <>
      {chainsOf(nodes).map((chain) => (
        <Path key={chain[0]?.productId}>
          {chain.map((node) => {
            const { word, shape, when } = textOf(node, nowUnix);
            return (
              <PathNode
                key={node.productId}
                marker={shape}
                word={word}
                line={node.booking?.course ? 'walked' : 'gated'}
                title={node.name}
                why={`${when}. ${needsOf(node, nodes)}`}
              />
            );
          })}
        </Path>
      ))}
    </>
  );
}

export interface FlowDialogProps {
  readonly bookings: readonly Booking[];
  /** The product that it was opened for. */
  readonly productId: number;
  /** Unix seconds. */
  readonly nowUnix: number;
  readonly onClose: () => void;
}

/** what depends on what, drawn, and the same as a list. */
export function FlowDialog({ bookings, productId, nowUnix, onClose }: FlowDialogProps) {
  const flow = useMemo(() => dependencyFlow(bookings), [bookings]);
  return (
    <FlowFrame
      title="What depends on what"
      lead={`${plural(flow.nodes.length, 'booking')}. A line leads from what comes first.`}
      keys={{ walked: 'Scheduled in this order', open: 'Not scheduled yet' }}
      map={<FlowDiagram {...{ flow, productId, nowUnix }} />}
      list={<FlowList {...{ flow, nowUnix }} />}
      onClose={onClose}
    />
  );
}
