import type { ModuleCard } from '#contracts/library/card.schema.ts';
import { moduleBanner } from '#machines/library/card-status.ts';
import type { TrainingNode } from '#machines/library/training-map.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';

/** M-23: the word on the blade of an item. */
export const goLabel = ({ card }: TrainingNode): string => (card === null ? 'Get Started' : moduleBanner(card as ModuleCard));

/** The way on from the head of a collection: what is next, by name; on a phone the name is left to screen readers. */
export function ContinueButton({ next, hrefOf }: { next: TrainingNode; hrefOf: (node: TrainingNode) => string }) {
  return (
    <LinkButton variant="go" href={hrefOf(next)}>
      {goLabel(next)}
      <span className="coll__gn">: {next.title}</span>
    </LinkButton>
  );
}
