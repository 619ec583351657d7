import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { PartMissing } from '#ui/frames/part/PartMissing.tsx';

/** Scheduling and rescheduling, whose code comes when somebody begins. */
export const DatedFlowPart = lazyPart(async () => (await import('./DatedFlow.tsx')).DatedFlow, {
  missing: (again, { onClose }) => (
    <PartMissing title="The form could not be loaded" onAgain={again} onClose={onClose} />
  ),
});
