import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { PartMissing } from '#ui/frames/part/PartMissing.tsx';

/** Dialogs bring React Aria with them; the questions do not wait for it. */
export const PaletteSheet = lazyPart(async () => (await import('../palette/PaletteSheet.tsx')).PaletteSheet, {
  missing: (again, { onClose }) => (
    <PartMissing title="The list of questions could not be loaded" onAgain={again} onClose={onClose} />
  ),
});
export const CheckDialog = lazyPart(async () => (await import('../check/CheckDialog.tsx')).CheckDialog, {
  missing: (again, { send }) => (
    <PartMissing
      title="Submitting could not be loaded"
      fact="Nothing was submitted just now, and your answers stand on this page as they are."
      closeText="Back"
      onAgain={again}
      onClose={() => send({ type: 'check.left' })}
    />
  ),
});

/** Fetches the dialogs while there still is a connection: submitting must not need another file then. */
export const fetchDialogs = (): void => {
  void Promise.all([PaletteSheet.fetch(), CheckDialog.fetch()]);
};
