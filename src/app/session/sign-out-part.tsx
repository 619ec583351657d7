import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { PartMissing } from '#ui/frames/part/PartMissing.tsx';

/**
 * the way out with its question. What would be lost is not known without its code, so nobody is signed out
 * without it.
 */
export const SignOutPart = lazyPart(async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion, {
  missing: (again, { onStay }) => (
    <PartMissing
      title="You are still signed in"
      fact="Signing out could not be loaded."
      closeText="Stay"
      onAgain={again}
      onClose={onStay}
    />
  ),
});
