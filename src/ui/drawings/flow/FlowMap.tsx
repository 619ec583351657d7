import { IconArrowsMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import {
  BaseEdge,
  Handle,
  MarkerType,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
  useViewport,
  type Edge,
  type EdgeProps,
  type Node,
  type NodeProps,
} from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import './flow.css';
import { FIT, MINIMUM_ZOOM, openingViewport } from './opening-viewport.ts';

/** A node of the diagram. Pixels. */
export interface MapNode {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly drawn: ReactNode;
  /** What the diagram was opened for. */
  readonly isHere: boolean;
}

interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A line: `from` comes first. */
export interface MapEdge {
  readonly from: number;
  readonly to: number;
  readonly isWalked: boolean;
  /** Its corners, in pixels of the diagram; without them a line is found. */
  readonly points?: readonly MapPoint[];
}

export interface FlowMapProps {
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
  /** Of every node, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** 1.25 is 125 per cent. */
  readonly maximumZoom: number;
}

type DrawnNode = Node<{ readonly drawn: ReactNode; readonly isHere: boolean }, 'drawn'>;

/** From so many on, only the nodes in sight are drawn. */
const MANY = 200;

/**
 * Shows what `openingViewport` says, once the diagram has a size, which a hidden one has not. The library's own
 * `fitView` is applied at a time that nothing tells.
 */
function OpeningView() {
  const { getNodes, getNodesBounds, setViewport } = useReactFlow<DrawnNode>();
  const width = useStore((store) => store.width);
  const height = useStore((store) => store.height);
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current || width === 0 || height === 0) return;
    isOpened.current = true;
    const nodes = getNodes();
    const here = nodes.find(({ data }) => data.isHere);
    const opening = openingViewport(getNodesBounds(nodes), here === undefined ? undefined : getNodesBounds([here]), {
      width,
      height,
    });
    void setViewport(opening);
  }, [width, height, getNodes, getNodesBounds, setViewport]);
  return null;
}

function Drawn({ data: { drawn, isHere } }: NodeProps<DrawnNode>) {
  return (
    <div className={isHere ? 'node is-here' : 'node'}>
      <Handle type="target" position={Position.Left} isConnectable={false} />
      {drawn}
      <Handle type="source" position={Position.Right} isConnectable={false} />
    </div>
  );
}

const NODE_TYPES = { drawn: Drawn };

type RoutedEdge = Edge<{ readonly points: readonly MapPoint[] }, 'routed'>;

/** A line by its corners, from box to box: the library's own end at handles, some pixels before. */
function Routed({ data, markerEnd }: EdgeProps<RoutedEdge>) {
  const path = (data?.points ?? []).map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return <BaseEdge path={path} {...(markerEnd === undefined ? {} : { markerEnd })} />;
}

const EDGE_TYPES = { routed: Routed };

function Zoom({ maximumZoom }: Pick<FlowMapProps, 'maximumZoom'>) {
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  const { zoom } = useViewport();
  return (
    <div className="zoom" role="group" aria-label="Zoom">
      <Button
        icon
        variant="quiet"
        aria-label="Smaller"
        aria-disabled={zoom <= MINIMUM_ZOOM}
        onClick={() => void zoomOut()}
      >
        <IconMinus className="ic" aria-hidden />
      </Button>
      <output>{Math.round(zoom * 100)}%</output>
      <Button
        icon
        variant="quiet"
        aria-label={`Larger, up to ${maximumZoom * 100}%`}
        aria-disabled={zoom >= maximumZoom}
        onClick={() => void zoomIn()}
      >
        <IconPlus className="ic" aria-hidden />
      </Button>
      <Button icon variant="quiet" aria-label="Fit to the window" onClick={() => void fitView(FIT)}>
        <IconArrowsMaximize className="ic" aria-hidden />
      </Button>
    </div>
  );
}

/**
 * R-16, M-15: what comes before what, as a diagram that is moved with the mouse or a finger. Decoration: the list
 * beside it says the same.
 */
export function FlowMap({ nodes, edges, size, maximumZoom }: FlowMapProps) {
  const drawnNodes = useMemo(
    (): DrawnNode[] =>
      nodes.map(({ id, x, y, drawn, isHere }) => ({
        id: String(id),
        type: 'drawn',
        position: { x, y },
        ...size,
        data: { drawn, isHere },
      })),
    [nodes, size],
  );
  const drawnEdges = useMemo(
    (): Edge[] =>
      edges.map(({ from, to, isWalked, points }) => ({
        id: `${from}-${to}`,
        source: String(from),
        target: String(to),
        ...(points === undefined ? { type: 'smoothstep' } : { type: 'routed', data: { points } }),
        className: isWalked ? 'is-walked' : 'is-open',
        markerEnd: {
          type: MarkerType.ArrowClosed,
          color: 'currentColor',
          markerUnits: 'userSpaceOnUse',
          width: 32,
          height: 32,
        },
      })),
    [edges],
  );
  return (
    <div className="flow__map">
      <ReactFlowProvider>
        <ReactFlow
          aria-hidden
          nodes={drawnNodes}
          edges={drawnEdges}
          nodeTypes={NODE_TYPES}
          edgeTypes={EDGE_TYPES}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          onlyRenderVisibleElements={nodes.length > MANY}
          minZoom={MINIMUM_ZOOM}
          maxZoom={maximumZoom}
          proOptions={{ hideAttribution: true }}
        />
        <OpeningView />
        <Zoom maximumZoom={maximumZoom} />
      </ReactFlowProvider>
    </div>
  );
}
