import type { Assessment, Prerequisite } from '#contracts/assessments/assessment.schema.ts';
import { whatToCompleteFirst } from '#machines/assessments/availability.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { attemptsAreAllowed } from '../attempt-messages.ts';
import { prerequisitePath } from './prerequisite-path.ts';

const hrefOf = ({ type, id }: Prerequisite): string => (type === 'module' ? `/modules/${id}` : `/collections/${id}`);

/** C-05: the shortest chain that opens it, each step a link, and where the learner stands on it. */
export function PrerequisitePath({ assessment }: { assessment: Assessment }) {
  const first = whatToCompleteFirst(assessment);
  if (first === null) return null;
  const facts = [
    `${assessment.questions.length} ${assessment.questions.length === 1 ? 'question' : 'questions'}`,
    ...(assessment.pass === null ? [] : [`pass mark ${assessment.pass}%`]),
    attemptsAreAllowed(assessment),
  ];
  return (
    <section aria-labelledby="way-h">
      <h2 id="way-h" className="vh">
        The way there
      </h2>
      <Path>
        {prerequisitePath(assessment, first).map(({ step, state }) => {
          const link = <Link href={hrefOf(step)}>{step.title}</Link>;
          const key = `${step.type}-${step.id}`;
          if (state === 'done') return <PathNode key={key} marker="done" line="walked" title={link} why="Completed" />;
          if (state === 'later') return <PathNode key={key} marker="todo" line="gated" title={link} why="Then this" />;
          return (
            <PathNode key={key} marker="here" line="here" title={link} why="Complete this first">
              <p className="way__go">
                <LinkButton variant="go" href={hrefOf(step)}>
                  Continue
                </LinkButton>
              </p>
            </PathNode>
          );
        })}
        <PathNode marker="locked" line="gated" title={assessment.title} why={`This assessment. ${facts.join(', ')}`} />
      </Path>
    </section>
  );
}
