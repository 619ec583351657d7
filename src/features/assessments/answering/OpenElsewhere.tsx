import { ElsewhereNote } from '#ui/messages/note/ElsewhereNote.tsx';

/** C-29: the attempt is open in another tab, which goes on with it; one press takes it back. */
export function OpenElsewhere({ onContinue }: { onContinue: () => void }) {
  return (
    <div className="exam__elsewhere">
      <ElsewhereNote title="This assessment is open in another tab" what="Your answers go on in the other tab" onContinue={onContinue} />
    </div>
  );
}
