import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { PartMissing } from '#ui/frames/part/PartMissing.tsx';

/** The dependency flow of a collection, whose drawing comes when it is opened. */
export const CollectionFlowPart = lazyPart(
  async () => (await import('./CollectionFlowDialog.tsx')).CollectionFlowDialog,
  {
    missing: (again, { onClose }) => (
      <PartMissing title="The diagram could not be loaded" onAgain={again} onClose={onClose} />
    ),
  },
);
