import type { DraftStatus } from '#persistence/draft-session.ts';

/**
 * C-29: tells at once that this device refuses to keep the answers. Apart from the bars, of which one is never in
 * sight.
 */
export function NotSavedAlert({ draft }: { draft: DraftStatus }) {
  if (draft.saved !== 'refused') return null;
  return (
    <p className="vh" role="alert">
      Not saved on this device
    </p>
  );
}
