import { TRAINING_STATES } from '#cards/state-labels.ts';
import { apartOf } from '#machines/library/joined-stops.ts';
import type { TrainingNode } from '#machines/library/training-map.ts';
import { keyOfNode } from '#machines/library/training-map.ts';
import type { UnlockChain, UnlockStep } from '#machines/library/why-locked.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { CurrentStop } from '#ui/drawings/path/CurrentStop.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { goLabel, hrefOfNode, kindOf, lockedLabel, obstacleLabel } from './unlock-texts.ts';

export interface UnlockPathProps {
  readonly chain: UnlockChain;
  /** What is completed already and leads here. */
  readonly walked?: readonly TrainingNode[];
  /** Where the page goes on, if that is a step: the blade stands there. */
  readonly next?: TrainingNode | null;
  /** The item that the page is about: no link, 'You are here'. */
  readonly self?: TrainingNode;
  /** The page itself is this path: its current stop has the blade. Elsewhere that is a stop like the others. */
  readonly hasBlade?: boolean;
  readonly hrefOf?: (node: TrainingNode) => string;
  /** Unix seconds. */
  readonly nowUnix: number;
}

const isSame = (one: TrainingNode, other: TrainingNode | undefined): boolean =>
  other !== undefined && keyOfNode(one) === keyOfNode(other);

/** N-08: the shortest chain that unlocks something, each step a link, and what stands in the way besides. */
export function UnlockPath({
  chain,
  walked = [],
  next = null,
  self,
  hasBlade = false,
  hrefOf = hrefOfNode,
  nowUnix,
}: UnlockPathProps) {
  const open = chain.steps.filter(({ isOpen }) => isOpen);
  const current = open.find(({ node }) => node === next) ?? open[0];
  // A collection is entered by a part of it.
  const apartAt = apartOf(
    chain.steps.map(({ node, waitsFor }) => ({
      key: keyOfNode(node),
      needs: [...waitsFor.map(keyOfNode), ...node.openParts],
    })),
  );
  const stopOf = (step: UnlockStep, index: number) => {
    const { node } = step;
    const key = keyOfNode(node);
    const apart = apartAt[index] === true;
    const title = isSame(node, self) ? node.title : <Link href={hrefOf(node)}>{node.title}</Link>;
    if (step === current && hasBlade)
      return (
        <CurrentStop
          key={key}
          title={title}
          why={`${kindOf(node)}. Next`}
          action={
            <LinkButton variant="go" href={hrefOf(node)}>
              {goLabel(node)}
            </LinkButton>
          }
        />
      );
    if (step === current)
      return <PathNode key={key} apart={apart} marker="here" line="here" title={title} why="Next" />;
    if (step.isOpen)
      return <PathNode key={key} apart={apart} marker="todo" line="gated" title={title} why="Open now" />;
    return (
      <PathNode
        key={key}
        apart={apart}
        marker={node.shut ? 'coming' : 'locked'}
        line="gated"
        title={title}
        why={isSame(node, self) ? 'You are here' : lockedLabel(step, nowUnix)}
      />
    );
  };
  return (
    <>
      <Path>
        {walked.map((node) => (
          <PathNode
            key={keyOfNode(node)}
            marker="done"
            line="walked"
            title={<Link href={hrefOf(node)}>{node.title}</Link>}
            why={TRAINING_STATES.completed.word}
          />
        ))}
        {chain.steps.map(stopOf)}
      </Path>
      {chain.obstacles.length > 0 && (
        <ul className="meta" aria-label="What stands in the way">
          {chain.obstacles.map((obstacle) => {
            const text = obstacleLabel(obstacle, nowUnix);
            return <li key={text}>{text}</li>;
          })}
        </ul>
      )}
    </>
  );
}
