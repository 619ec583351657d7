import { Note } from '#ui/messages/note/Note.tsx';
import type { Taking } from '../use-taking.ts';

/**
 * What became of a submission that did not go through, said where the learner is: the tray with the reason stands on
 * the page behind the dialog.
 */
export function CheckNotice({ snapshot }: { snapshot: Taking['snapshot'] }) {
  if (snapshot.matches('unconfirmed')) {
    return (
      <div role="alert" className="chk__notice">
        <Note title="Your answers may have arrived">
          <p>
            Check again before you do anything else: nothing is sent twice, and every answer is kept on this device.
          </p>
        </Note>
      </div>
    );
  }
  return (
    <div role="alert" className="chk__notice">
      {snapshot.context.wasNotSubmitted && !snapshot.hasTag('busy') && (
        <Note title="Your answers were not submitted">
          <p>No attempt was used, and every answer is kept. You can submit again.</p>
        </Note>
      )}
    </div>
  );
}
