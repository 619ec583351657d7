import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { Board } from '#ui/frames/board/Board.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { leaveFocusAround } from '#ui/frames/focus/leave-focus-around.ts';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { waitingLabel } from './labels.ts';
import type { Next } from './use-home.ts';

interface RetryProps {
  busy: boolean;
  onRetry: () => void;
}

function Retry({ busy, onRetry }: RetryProps) {
  return (
    <Button ref={leaveFocusAround} variant="secondary" busy={busy} busyText="Loading…" onClick={onRetry}>
      Try again
    </Button>
  );
}

/** Below a sign: a part of the training did not come, and something in it may be more urgent. */
export function NotCertain(retry: RetryProps) {
  return (
    <Note title="Part of your training could not be loaded">
      <p>Something else may need to come first.</p>
      <Retry {...retry} />
    </Note>
  );
}

interface NothingNextProps extends RetryProps {
  next: Exclude<Next, { kind: 'loading' | 'step' }>;
  organisation: OrganisationMembership;
}

/**
 * No sign: nothing is assigned yet, everything is done, nothing can be done now, or it is not known. Each says how to
 * go on.
 */
export function NothingNext({ next, organisation: { name, settings }, ...retry }: NothingNextProps) {
  if (next.kind === 'unknown')
    return (
      <Board marker="coming" title="Your training could not be loaded." actions={<Retry {...retry} />}>
        <p>Nothing is lost. Check your connection, then try again.</p>
      </Board>
    );
  const library = (
    <LinkButton variant="go" href="/categories">
      Open {settings.lang.library}
    </LinkButton>
  );
  if (next.kind === 'waiting')
    return (
      <EmptyState marker="coming" title="Nothing to do right now" action={library}>
        {waitingLabel(next)}
      </EmptyState>
    );
  if (next.kind === 'upToDate')
    return (
      <EmptyState marker="done" title="Everything is done" action={library}>
        You're up to date. What {name} assigns next appears here.
      </EmptyState>
    );
  return (
    <EmptyState title="Nothing is assigned to you yet" action={library}>
      When {name} assigns training to you, your next step appears here. Until then, explore {settings.lang.library}.
    </EmptyState>
  );
}
