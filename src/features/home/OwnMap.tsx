import type { Walked } from '#machines/home/walked.ts';
import { Contours } from '#ui/drawings/contours/Contours.tsx';
import { OwnPath } from '#ui/drawings/contours/OwnPath.tsx';
import { plural } from '#ui/format/counts.ts';
import { formatUnixDate } from '#ui/format/days.ts';

/** V12: where there is nothing to do next, the learner's own map: how far they came, and what they completed last. */
export function OwnMap({ walked: { done, all, last } }: { walked: Walked }) {
  return (
    <div className="ownmap">
      <Contours anchor="middle">
        <OwnPath stops={done} isComplete={all > 0 && done === all} />
      </Contours>
      {done > 0 && (
        <p className="meta">
          {plural(done, 'item')} completed
          {last === null ? '.' : `. Last: ${last.title}, ${formatUnixDate(last.atUnix)}.`}
        </p>
      )}
    </div>
  );
}
