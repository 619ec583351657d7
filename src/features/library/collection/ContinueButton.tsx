import type { TrainingNode } from '#machines/library/training-map.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { goLabel } from '../locked/unlock-texts.ts';

/** The way on from the head of a collection: what is next, by name; on a phone the name is left to screen readers. */
export function ContinueButton({ next, hrefOf }: { next: TrainingNode; hrefOf: (node: TrainingNode) => string }) {
  return (
    <LinkButton variant="go" href={hrefOf(next)}>
      {goLabel(next)}
      <span className="coll__gn">: {next.title}</span>
    </LinkButton>
  );
}
