import type { ModuleCard } from '#contracts/library/card.schema.ts';
import { moduleBanner } from '#machines/library/card-status.ts';
import type { TrainingNode } from '#machines/library/training-map.ts';
import type { Obstacle, UnlockChain, UnlockStep } from '#machines/library/why-locked.ts';
import { plural } from '#ui/format/counts.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { formatList } from '#ui/format/text.ts';

const KINDS = { module: 'Module', collection: 'Collection', assessment: 'Assessment' } as const;

/** What an item is: the type of a module where a card names it. */
export const kindOf = ({ kind, card }: Pick<TrainingNode, 'kind' | 'card'>): string =>
  (card as Partial<ModuleCard> | null)?.module_type_description ?? KINDS[kind];

/** M-23, M-30: the word on the blade of an item, as on its card. */
export const goLabel = ({ kind, status, card }: Pick<TrainingNode, 'kind' | 'status' | 'card'>): string => {
  if (kind === 'assessment') return status === 'failed' ? 'Try Again' : 'Begin';
  return card === null ? 'Get Started' : moduleBanner(card as ModuleCard);
};

/** The page of an item without its surroundings. */
export const hrefOfNode = ({ kind, id }: Pick<TrainingNode, 'kind' | 'id'>): string => `/${kind}s/${id}`;

const titlesOf = (nodes: readonly TrainingNode[]): string => formatList(nodes.map(({ title }) => title));

/** The day on which something shut is published; null where none is known. Unix seconds. */
const comingAt = ({ card }: TrainingNode, nowUnix: number): string | null => {
  const at = card?.['published_at'];
  return typeof at === 'number' && at > nowUnix ? formatUnixDate(at) : null;
};

/** N-08: the key of something locked; null where it is not locked. Unix seconds. */
export const lockedLabel = (
  { node, waitsFor }: Pick<UnlockStep, 'node' | 'waitsFor'>,
  nowUnix: number,
): string | null => {
  if (waitsFor.length > 0) return `Not available until you complete ${titlesOf(waitsFor)}`;
  if (!node.shut) return null;
  const day = comingAt(node, nowUnix);
  return day === null ? 'Not available yet. Your training administrator can say when it opens' : `Coming ${day}`;
};

/** What the steps of a chain do not solve, in one sentence each. */
export const obstacleLabel = (obstacle: Obstacle, nowUnix: number): string => {
  if (obstacle.kind === 'circle')
    return `${titlesOf(obstacle.nodes)} wait for each other. Your training administrator can change that.`;
  if (obstacle.kind === 'missing')
    return `${obstacle.node.title} waits for training that is not assigned to you. Your training administrator can change that.`;
  const day = comingAt(obstacle.node, nowUnix);
  return day === null
    ? `${obstacle.node.title} is not available yet. Your training administrator can say when it opens.`
    : `${obstacle.node.title} is published on ${day}.`;
};

/** How long the way is: as many steps as the path draws stops. */
export const chainLabel = ({ steps, toComplete, obstacles }: UnlockChain): string => {
  if (toComplete === 0) return '';
  return obstacles.length === 0
    ? `The shortest way to everything that is locked here: ${plural(steps.length, 'step')}.`
    : 'The shortest way as far as it goes today.';
};
