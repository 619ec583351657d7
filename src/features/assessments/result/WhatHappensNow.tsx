import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { parentOf } from '../parent-link.ts';

/** C-20, C-33: submitted for review, and what comes after it. */
export function WhatHappensNow({ assessment, email }: { assessment: Assessment; email: string }) {
  const parent = parentOf(assessment);
  const submittedAt = assessment.last_submitted_at;
  return (
    <section aria-labelledby="now-h">
      <h2 id="now-h">What happens now</h2>
      <Path>
        <PathNode
          marker="done"
          line="walked"
          title="Handed in"
          why={
            typeof submittedAt === 'number' ? formatDateTime(fromUnixSeconds(submittedAt)) : 'Your answers have arrived'
          }
        />
        <PathNode
          marker="review"
          line="here"
          title="A reviewer reads your answers"
          why="You can read them, but not change them"
        />
        <PathNode marker="todo" line="gated" title="You hear by e-mail, and here" why={email} />
        {parent !== null && <PathNode marker="goal" title={parent.title} why="Goes on once you have passed" />}
      </Path>
    </section>
  );
}
