import { Button } from '#ui/button/Button.tsx';
import { Note } from '#ui/note/Note.tsx';

/** C-29: the attempt is open in another tab, which goes on with it; one press takes it back. */
export function OpenElsewhere({ onContinue }: { onContinue: () => void }) {
  return (
    <div role="status" className="exam__elsewhere">
      <Note title="This assessment is open in another tab">
        <p>You can read here. Your answers go on in the other tab, so that none of them overwrites another.</p>
        <p>
          <Button variant="secondary" onClick={onContinue}>
            Continue here
          </Button>
        </p>
      </Note>
    </div>
  );
}
