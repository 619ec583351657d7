import { Note } from '../../messages/note/Note.tsx';

/** In the place of a decision: what a reviewer sent themselves is for somebody else to decide. */
export function OwnWorkNote({ title }: { title: string }) {
  return (
    <>
      <h2 id="decision-h">{title}</h2>
      <Note>
        <p>Another reviewer decides about it. You are told by e-mail.</p>
      </Note>
    </>
  );
}
