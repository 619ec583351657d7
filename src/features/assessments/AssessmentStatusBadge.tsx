import type { AssessmentStatus } from '#contracts/assessments/assessment.schema.ts';
import { STATUS_DISPLAY } from '#machines/assessments/status-display.ts';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { BADGE_TONE, STATUS_MARKER } from './status-marker.ts';

/** C-23, C-24: marker, word and colour of an assessment's status. */
export function AssessmentStatusBadge({ status }: { status: AssessmentStatus }) {
  const { tone, word } = STATUS_DISPLAY[status];
  return (
    <span className="as-status">
      <StatusBadge shape={STATUS_MARKER[status]} word={word} tone={BADGE_TONE[tone]} />
    </span>
  );
}
