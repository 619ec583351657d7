import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { PartMissing } from '#ui/frames/part/PartMissing.tsx';

/** The points by date, whose code comes when somebody asks for it. */
export const PointsDialogPart = lazyPart(async () => (await import('./PointsDialog.tsx')).PointsDialog, {
  missing: (again, { onClose }) => (
    <PartMissing title="The points could not be shown" onAgain={again} onClose={onClose} />
  ),
});
