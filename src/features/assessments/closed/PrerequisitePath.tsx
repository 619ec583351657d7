import type { Assessment, Prerequisite } from '#contracts/assessments/assessment.schema.ts';
import { whatToCompleteFirst } from '#machines/assessments/availability.ts';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { attemptsAreAllowed } from '../attempt-messages.ts';

interface PrerequisiteStep {
  readonly step: Prerequisite;
  readonly state: 'done' | 'first' | 'later';
}

const isSame = (a: Prerequisite, b: Prerequisite): boolean => a.type === b.type && a.id === b.id;

/** From what is to be completed first up to `top`: what it opens on the way. Each item once, so a circle ends. */
const chainTo = (
  top: Prerequisite,
  first: Prerequisite,
  seen: readonly Prerequisite[] = [],
): readonly Prerequisite[] | null => {
  if (isSame(top, first)) return [top];
  for (const below of top.prerequisites ?? []) {
    if (below.completed || seen.some((each) => isSame(each, below))) continue;
    const chain = chainTo(below, first, [...seen, top]);
    if (chain !== null) return [...chain, top];
  }
  return null;
};

/** The prerequisites in the order in which they are walked: what is done, what comes first (C-05), what follows it. */
const prerequisitePath = (
  { module, collection }: Pick<Assessment, 'module' | 'collection'>,
  first: Prerequisite,
): readonly PrerequisiteStep[] => {
  const top =
    [module?.prerequisites ?? [], collection?.prerequisites ?? []].find((list) =>
      list.some((each) => !each.completed),
    ) ?? [];
  const steps = top.flatMap((each): readonly PrerequisiteStep[] => {
    if (each.completed) return [{ step: each, state: 'done' }];
    const chain = chainTo(each, first) ?? [each];
    return chain.map((step) => ({ step, state: isSame(step, first) ? 'first' : 'later' }));
  });
  const order = { done: 0, first: 1, later: 2 };
  return steps
    .filter(({ step }, index) => steps.findIndex((other) => isSame(other.step, step)) === index)
    .toSorted((a, b) => order[a.state] - order[b.state]);
};

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
