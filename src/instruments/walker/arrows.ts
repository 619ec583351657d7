import { causeText, type Diagram, type DiagramEdge } from './diagram.ts';

/** All transitions from one state to another, drawn as one arrow. */
export interface Arrow {
  readonly source: string;
  readonly target: string;
  /** Names of the transitions. */
  readonly edges: readonly string[];
  /** What makes it happen, at most three lines; the guard where there is one transition. */
  readonly lines: readonly string[];
}

/** Lines of one label, the guard or the rest included. */
const MOST_LINES = 3;

/** An effect that leads to the same state however it ends is named once. */
const causesOf = (edges: readonly DiagramEdge[]): readonly string[] => {
  const done = new Set(edges.filter(({ kind }) => kind === 'done').map(({ cause }) => cause));
  const broken = new Set(
    edges.filter(({ kind, cause }) => kind === 'error' && done.has(cause)).map(({ cause }) => cause),
  );
  const named = edges.filter(({ kind, cause }) => !(kind === 'error' && broken.has(cause)));
  return [
    ...new Set(
      named.map((edge) =>
        edge.kind === 'done' && broken.has(edge.cause) ? `${edge.cause}, or breaks` : causeText(edge),
      ),
    ),
  ];
};

const linesOf = (edges: readonly DiagramEdge[]): readonly string[] => {
  const causes = causesOf(edges);
  const [only] = edges;
  if (edges.length === 1 && only !== undefined && only.guard !== null) return [...causes, `[${only.guard}]`];
  if (causes.length <= MOST_LINES) return causes;
  return [...causes.slice(0, MOST_LINES - 1), `and ${causes.length - MOST_LINES + 1} more`];
};

/** The arrows of a chart, in its order. A transition that stays where it is has none. */
export const arrowsOf = ({ edges }: Diagram): readonly Arrow[] => {
  const leading = edges.flatMap((edge) => edge.targets.map((target) => ({ ...edge, target })));
  return [...Map.groupBy(leading, ({ source, target }) => `${source} ${target}`).values()].flatMap((between) => {
    const [first] = between;
    return first === undefined
      ? []
      : [
          {
            source: first.source,
            target: first.target,
            edges: between.map(({ name }) => name),
            lines: linesOf(between),
          },
        ];
  });
};
