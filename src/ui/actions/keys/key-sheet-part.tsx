import { lazyPart } from '../../frames/part/lazy-part.tsx';
import { PartMissing } from '../../frames/part/PartMissing.tsx';

/** The list of keys comes when it is asked for. */
export const KeySheetPart = lazyPart(async () => (await import('./KeySheet.tsx')).KeySheet, {
  missing: (again, { onClose }) => (
    <PartMissing title="The list of keys could not be loaded" onAgain={again} onClose={onClose} />
  ),
});
