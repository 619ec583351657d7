import type { Intention } from '#machines/bookings/intention.ts';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { nextSteps } from './changing-messages.ts';
import { PaidNode } from './PaidNode.tsx';

/** the server has it; what happens next, and when. */
export function AllDoneBody({ intention }: { intention: Intention }) {
  const [changing, after] = nextSteps(intention.action, intention.values.email_confirmation === true);
  return (
    <Path label="What happens next">
      <PaidNode intention={intention} />
      <PathNode marker="done" line="walked" title="Request sent" why="The server has it" />
      <PathNode marker="progress" line="here" title={changing.title} why={changing.text} />
      <PathNode marker="todo" line="gated" title={after.title} why={after.text} />
    </Path>
  );
}
