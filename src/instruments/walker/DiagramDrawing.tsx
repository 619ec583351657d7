import { memo, type MouseEvent, type RefObject } from 'react';
import type { Diagram, DiagramNode } from './diagram.ts';
import type { Box, DiagramLayout, PlacedArrow, Point } from './diagram-layout.ts';
import { arrowMark, type ArrowMark, type Marks } from './marks.ts';

export interface DiagramDrawingProps {
  readonly diagram: Diagram;
  readonly layout: DiagramLayout;
  readonly marks: Marks;
  /** Id of the state that was chosen. */
  readonly chosen: string | null;
  /** Width in pixels over the layout's own. */
  readonly zoom: number;
  readonly addressOf: (stateId: string) => string;
  readonly onChoose: (stateId: string) => void;
  readonly ref: RefObject<SVGSVGElement | null>;
}

const CLASS: Readonly<Record<ArrowMark, string>> = { walked: ' w', open: ' o', closed: ' no', rest: '' };
/** What is drawn over what. */
const ORDER: readonly ArrowMark[] = ['rest', 'closed', 'walked', 'open'];
const LONGEST_LABEL = 30;
const LETTER = 6.7;

const short = (text: string): string => (text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL - 1)}…` : text);

const headOf = (points: readonly Point[]): string => {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [fromX] = points.at(-2) ?? [x, y];
  if (fromX === x) return `M${x - 5} ${y - 8}L${x} ${y}L${x + 5} ${y - 8}z`;
  const back = fromX < x ? -8 : 8;
  return `M${x + back} ${y - 5}L${x} ${y}L${x + back} ${y + 5}z`;
};

function Arrow({ arrow, mark }: { arrow: PlacedArrow; mark: ArrowMark }) {
  return (
    <>
      <path className={`e${CLASS[mark]}`} d={`M${arrow.points.map((point) => point.join(' ')).join('L')}`} />
      <path className={`ah${CLASS[mark]}`} d={headOf(arrow.points)} />
    </>
  );
}

/** Beside the state that the arrow leads to; an arrow straight down has it beside its line. */
function Label({ arrow, to, mark }: { arrow: PlacedArrow; to: Box; mark: ArrowMark }) {
  const text = short(`${arrow.side === 'left' ? '↩ ' : ''}${arrow.lines.join(' ')}`);
  const [x = 0, y = 0] = arrow.points[0] ?? [];
  const [left, base] =
    arrow.side === 'down'
      ? [x + 9, (y + to.y) / 2 + 5]
      : [to.x + to.width + 12, to.y + (arrow.side === 'left' ? 33 : 17)];
  return (
    <>
      <rect className="lb" x={left - 2} y={base - 13} width={text.length * LETTER + 4} height={17} />
      <text className={`el${CLASS[mark]}`} x={left} y={base}>
        {text}
      </text>
    </>
  );
}

const stateClass = (
  { id, kind }: DiagramNode,
  { states }: Marks,
  isLeaf: boolean,
  isWalked: boolean,
  chosen: string | null,
): string =>
  [
    'n',
    isLeaf ? '' : 'n--group',
    kind === 'parallel' ? 'n--parallel' : '',
    states.has(id) ? (isLeaf ? 'now' : 'was') : isWalked ? 'was' : '',
    chosen === id ? 'sel' : '',
  ]
    .filter(Boolean)
    .join(' ');

/** What a reader of the page hears of a state: its name, and what the drawing shows of it. */
export const stateLabel = (
  { id, name, kind, isInitial, invokes }: DiagramNode,
  { states }: Pick<Marks, 'states'>,
  chosen: string | null,
): string =>
  [
    name,
    ...(states.has(id) ? ['current state'] : []),
    ...(chosen === id ? ['chosen'] : []),
    ...(isInitial ? ['initial'] : []),
    ...(kind === 'final' || kind === 'history' || kind === 'parallel' ? [kind] : []),
    ...invokes.filter(({ isMachine }) => isMachine).map((invoke) => `starts the chart ${invoke.id}`),
  ].join(', ');

function Outline({ node, box }: { node: DiagramNode; box: Box }) {
  const bar = node.invokes.some(({ isMachine }) => isMachine);
  return (
    <>
      <rect className="n__box" x={box.x} y={box.y} width={box.width} height={box.height} rx={2} />
      {node.kind === 'final' && (
        <rect className="in" x={box.x + 4} y={box.y + 4} width={box.width - 8} height={box.height - 8} rx={1} />
      )}
      {bar && <path className="in" d={`M${box.x + box.width - 12} ${box.y}v${box.height}`} />}
      <text x={box.x + 14} y={box.y + 24}>
        {node.kind === 'history' ? `${node.name} (H)` : node.name}
      </text>
    </>
  );
}

/**
 * A chart as a picture whose states are links: filled is now, lime was walked, white is open from here, dotted is shut
 * by a guard.
 */
export const DiagramDrawing = memo(function DiagramDrawing({
  diagram,
  layout,
  marks,
  chosen,
  zoom,
  addressOf,
  onChoose,
  ref,
}: DiagramDrawingProps) {
  const parents = new Set(diagram.nodes.map(({ parent }) => parent));
  const isLeaf = ({ id }: DiagramNode): boolean => !parents.has(id);
  const marked = layout.arrows
    .map((arrow) => ({ arrow, mark: arrowMark(arrow, marks) }))
    .toSorted((one, other) => ORDER.indexOf(one.mark) - ORDER.indexOf(other.mark));
  const walked = new Set(
    layout.arrows
      .filter(({ edges }) => edges.some((edge) => marks.walked.has(edge)))
      .flatMap(({ source, target }) => [source, target]),
  );
  const isLabelled = ({ arrow: { side, edges }, mark }: (typeof marked)[number]): boolean =>
    side === 'down' || mark === 'open' || edges.some((edge) => marks.last.has(edge));

  const choose = (event: MouseEvent, id: string): void => {
    // Another tab or window is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(id);
  };
  const state = (node: DiagramNode) => {
    const box = layout.boxes.get(node.id);
    if (box === undefined) return null;
    return (
      <a
        key={node.id}
        href={addressOf(node.id)}
        className={stateClass(node, marks, isLeaf(node), walked.has(node.id), chosen)}
        aria-label={stateLabel(node, marks, chosen)}
        aria-current={marks.states.has(node.id) && isLeaf(node) ? 'step' : undefined}
        data-state={node.id}
        onClick={(event) => choose(event, node.id)}
      >
        <Outline node={node} box={box} />
        {node.isInitial && (
          <>
            <path className="ini__l" d={`M${box.x - 9} ${box.y + 28}H${box.x}`} />
            <circle className="ini" cx={box.x - 9} cy={box.y + 28} r={4} />
          </>
        )}
      </a>
    );
  };

  return (
    <svg
      ref={ref}
      className="diagram"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width * zoom}
      height={layout.height * zoom}
      role="group"
      aria-label={`The chart ${diagram.name}`}
    >
      {diagram.nodes.filter((node) => !isLeaf(node)).map(state)}
      {marked.map(({ arrow, mark }) => (
        <Arrow key={`${arrow.source} ${arrow.target}`} arrow={arrow} mark={mark} />
      ))}
      {diagram.nodes.filter(isLeaf).map(state)}
      {marked.filter(isLabelled).map(({ arrow, mark }) => {
        const to = layout.boxes.get(arrow.target);
        return to === undefined ? null : (
          <Label key={`${arrow.source} ${arrow.target}`} arrow={arrow} to={to} mark={mark} />
        );
      })}
    </svg>
  );
});
