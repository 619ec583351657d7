import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { ListRow } from '#ui/card/ListRow.tsx';
import { AssessmentStatusBadge } from './AssessmentStatusBadge.tsx';
import { parentOf } from './way-back.ts';

/** One assigned assessment: its title, where it belongs, its status, and 'Optional' where it is detached (C-24, C-25). */
export function AssignedRow({ card }: { card: AssessmentCard }) {
  const parent = parentOf(card);
  return (
    <ListRow title={card.title} href={`/assessments/${card.assessment_id}`} state={<AssessmentStatusBadge status={card.status} />}>
      {parent !== null && <span>{parent.title}</span>}
      {card.detached === true && <Badge>Optional</Badge>}
    </ListRow>
  );
}
