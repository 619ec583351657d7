import type { PlacedArrow } from './diagram-layout.ts';
import type { Possibility } from './possibilities.ts';

/** What a chart's drawing lights: where it is, what it walked, and what it can do from here. */
export interface Marks {
  /** Ids of the active states. */
  readonly states: ReadonlySet<string>;
  /** Names of the transitions taken so far. */
  readonly walked: ReadonlySet<string>;
  /** Names of the transitions that led here. */
  readonly last: ReadonlySet<string>;
  /** Names of the transitions that a sample would take now. */
  readonly open: ReadonlySet<string>;
  /** Names of the transitions whose guard refuses every sample now. */
  readonly closed: ReadonlySet<string>;
}

export type ArrowMark = 'walked' | 'open' | 'closed' | 'rest';

/** How an arrow is drawn: the strongest of what its transitions are. */
export const arrowMark = ({ edges }: Pick<PlacedArrow, 'edges'>, { walked, open, closed }: Marks): ArrowMark => {
  if (edges.some((edge) => open.has(edge))) return 'open';
  if (edges.some((edge) => walked.has(edge))) return 'walked';
  return edges.some((edge) => closed.has(edge)) ? 'closed' : 'rest';
};

/** Reads from what can happen now which transitions are open, and which a guard holds shut. */
export const openAndClosed = (possibilities: readonly Possibility[]): Pick<Marks, 'open' | 'closed'> => {
  const open = new Set(possibilities.flatMap(({ takes }) => takes));
  const refused = possibilities.flatMap(({ verdicts }) =>
    verdicts.filter(({ allows }) => allows === false).map(({ edge }) => edge),
  );
  return { open, closed: new Set(refused.filter((edge) => !open.has(edge))) };
};
