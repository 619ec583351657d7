import { memo } from 'react';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import type { ProductFrame } from '../product/product-frame.ts';
import { causeText, type Diagram, type DiagramNode } from './diagram.ts';
import { leadsTo } from './event-text.ts';
import { sharesOf, type MachineFacts, type Share, type WalkerFacts } from './facts.ts';
import { STATE_ACTIONS } from './state-actions.ts';

export interface ChosenStateProps {
  /** The product that an action brings to the state; without one there are no actions. */
  readonly frame: ProductFrame | null;
  readonly entry: CatalogueEntry;
  readonly diagram: Diagram;
  readonly node: DiagramNode;
  /** Whether somebody chose it; else it is where the chart stands. */
  readonly isChosen: boolean;
  readonly facts: WalkerFacts | null;
}

const percent = ({ part, whole }: Share): string =>
  `${part} of ${whole}${part === whole ? '' : `, ${Math.floor((100 * part) / whole)} %`}`;

function Coverage({ facts, diagram, node }: { facts: MachineFacts; diagram: Diagram; node: DiagramNode }) {
  const { positions = 0, walks = 0 } = facts.states[node.id] ?? {};
  const own = diagram.edges.filter(({ source }) => source === node.id);
  const taken = own.filter(({ name }) => facts.transitions[name]?.isTaken === true);
  const never = own.filter((edge) => !taken.includes(edge));
  return (
    <p className="cov">
      <span className="cov__b" aria-hidden="true">
        {own.map(({ name }) => (
          <i key={name} className={facts.transitions[name]?.isTaken === true ? 'on' : ''} />
        ))}
      </span>
      <span className="meta">
        {positions === 0
          ? 'No test reaches it'
          : `Tests reach it in ${positions} ${positions === 1 ? 'position' : 'positions'}`}
        {own.length > 0 &&
          `; ${taken.length === own.length ? `all transitions that leave it are taken (${own.length})` : `${taken.length} of ${own.length} transitions that leave it are taken`}`}
        {never.length > 0 && `. Never taken: ${never.map(causeText).join(', ')}`}.{' '}
        {walks === 0
          ? 'No walk of the real view shows it.'
          : `${walks} ${walks === 1 ? 'walk of the real view shows' : 'walks of the real view show'} it.`}
      </span>
    </p>
  );
}

/** The checklist writes calls and addresses between backticks. */
function ItemText({ text }: { text: string }) {
  return <span>{text.split('`').map((part, nth) => (nth % 2 === 0 ? part : <code key={nth}>{part}</code>))}</span>;
}

/** How much of the whole chart is proved, in numbers. */
export function MachineCoverage({ facts }: { facts: MachineFacts }) {
  const { statesReached, transitionsTaken, statesWalked, transitionsWalked } = sharesOf(facts);
  return (
    <p className="meta">
      Tests reach {percent(statesReached)} states and take {percent(transitionsTaken)} transitions. Walks of the real
      view show {percent(statesWalked)} and take {percent(transitionsWalked)}.
    </p>
  );
}

/**
 * One state: what is true in it, which checklist items it answers, what leads out of it, and whether the tests reach
 * it.
 */
export const ChosenState = memo(function ChosenState({
  frame,
  entry,
  diagram,
  node,
  isChosen,
  facts,
}: ChosenStateProps) {
  const machineFacts = facts?.machines[diagram.name];
  const leaving = diagram.edges.filter(({ source }) => source === node.id);
  return (
    <section className="chosen" aria-label={`The state ${node.name}`}>
      <div className="chosen__h">
        <h3>
          {isChosen ? 'Chosen' : 'Now'}: <code>{node.name}</code>
        </h3>
        {frame !== null &&
          Object.entries(STATE_ACTIONS).map(([key, Action]) => (
            <Action key={key} frame={frame} entry={entry} stateId={node.id} />
          ))}
      </div>
      <p>{node.description}</p>
      {node.items.length > 0 && (
        <ul className="items">
          {node.items.map((item) => (
            <li key={item}>
              <b>{item}</b>
              <ItemText text={facts?.items[item] ?? ''} />
            </li>
          ))}
        </ul>
      )}
      {node.invokes.length > 0 && (
        <p className="meta">
          Starts <code>{node.invokes.map(({ id }) => id).join(', ')}</code>.
        </p>
      )}
      {leaving.length > 0 && (
        <details className="wk__leads">
          <summary>
            {leaving.length} {leaving.length === 1 ? 'transition' : 'transitions'}
          </summary>
          <ul>
            {leaving.map((edge) => (
              <li key={edge.name}>
                <code>{causeText(edge)}</code>
                <span className="meta">
                  {edge.guard === null ? '' : `[${edge.guard}] `}
                  {leadsTo(edge.targets)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {machineFacts !== undefined && <Coverage facts={machineFacts} diagram={diagram} node={node} />}
    </section>
  );
});
