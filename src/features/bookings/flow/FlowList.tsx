import type { DependencyFlow, FlowNode } from '#machines/bookings/dependency-flow.ts';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { needsOf, textOf } from './flow-texts.ts';

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
export function FlowList({ flow: { nodes }, nowUnix }: { flow: DependencyFlow; nowUnix: number }) {
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
