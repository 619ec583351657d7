import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { PartMissing } from '#ui/frames/part/PartMissing.tsx';

/** The dependency flow, whose drawing comes when somebody asks for it. */
export const FlowDialogPart = lazyPart(async () => (await import('./FlowDialog.tsx')).FlowDialog, {
  missing: (again, { onClose }) => (
    <PartMissing title="The diagram could not be loaded" onAgain={again} onClose={onClose} />
  ),
});
