import { ElsewhereNote } from '#ui/messages/note/ElsewhereNote.tsx';

/** C-29: the attempt is open in another tab, which goes on with it; one press takes it back. */
export function OpenElsewhere({ onContinue }: { onContinue: () => void }) {
  return (
    <div className="exam__elsewhere">
      <ElsewhereNote
        title="This assessment is open in another tab"
        what="You're answering in another tab."
        onContinue={onContinue}
      />
    </div>
  );
}
