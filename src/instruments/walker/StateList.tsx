import { memo } from 'react';
import type { Diagram, DiagramNode } from './diagram.ts';
import { stateLabel } from './DiagramDrawing.tsx';
import type { Marks } from './marks.ts';

export interface StateListProps {
  readonly diagram: Diagram;
  readonly marks: Marks;
  readonly chosen: string | null;
  readonly addressOf: (stateId: string) => string;
  readonly onChoose: (stateId: string) => void;
}

/** The states of a chart as a nested list, where a drawing would be too small to read. */
export const StateList = memo(function StateList({ diagram, marks, chosen, addressOf, onChoose }: StateListProps) {
  const reachable = new Set(diagram.edges.filter(({ name }) => marks.open.has(name)).flatMap(({ targets }) => targets));
  const within = (parent: string | null) => {
    const nodes = diagram.nodes.filter((node) => node.parent === parent);
    return nodes.length === 0 ? null : <ul>{nodes.map(state)}</ul>;
  };
  const state = (node: DiagramNode) => (
    <li
      key={node.id}
      className={[marks.states.has(node.id) ? 'tree__n' : '', chosen === node.id ? 'tree__chosen' : '']
        .filter(Boolean)
        .join(' ')}
    >
      <a
        href={addressOf(node.id)}
        aria-label={stateLabel(node, marks, chosen)}
        onClick={(event) => {
          event.preventDefault();
          onChoose(node.id);
        }}
      >
        <code>{node.name}</code>
      </a>
      <span className="meta">{marks.states.has(node.id) ? 'now' : reachable.has(node.id) ? 'open from here' : ''}</span>
      {within(node.id)}
    </li>
  );
  return <div className="tree wk__states">{within(null)}</div>;
});
