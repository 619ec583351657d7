import { Note } from '#ui/messages/note/Note.tsx';
import { OwedList } from '../work/OwedList.tsx';

/** On home: what was paid, or may be, and is not settled, each with the way to where it goes on (B-8). */
export function OwedNote({ userId }: { userId: number }) {
  return (
    <div className="wrap apptray" role="status">
      <Note title="Paid, and not settled yet">
        <OwedList userId={userId} isLinked />
      </Note>
    </div>
  );
}
