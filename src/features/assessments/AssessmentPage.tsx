import { useEffect, useRef, useState, type RefObject } from 'react';
import './assessments.css';
import { AnsweringScreen } from './answering/AnsweringScreen.tsx';
import { ClosedFrame } from '#ui/frames/page/ClosedFrame.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { ClosedScreen } from './closed/ClosedScreen.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { NotLoadedBoard } from '#ui/frames/page/NotLoadedBoard.tsx';
import { ResultScreen } from './result/ResultScreen.tsx';
import { isResult, screenOf, type Screen } from './screen-of.ts';
import { showHeading } from '#ui/frames/page/show-heading.ts';
import { Title } from '#ui/frames/page/Title.tsx';
import { useTaking, type Taking, type TakingProps } from './use-taking.ts';
import type { ResultProps, ScreenProps } from './screen-props.ts';

/** The shape of an assessment while it is on its way (V-17). */
function AssessmentSkeleton() {
  return (
    <ClosedFrame>
      <SkeletonGroup label="Loading the assessment">
        <Skeleton shape="meta" width={30} />
        <Skeleton shape="title" width={60} />
        <Skeleton shape="lead" width={80} />
        <Skeleton shape="meta" width={40} />
      </SkeletonGroup>
      <SkeletonGroup label="">
        <Skeleton shape="lead" width={50} />
        <Skeleton shape="control" width={60} />
        <Skeleton shape="control" width={60} />
        <Skeleton shape="control" width={60} />
      </SkeletonGroup>
    </ClosedFrame>
  );
}

/** The assessment did not arrive: how to go on, and what this device keeps. */
function NotLoadedScreen({
  headingRef,
  onRetry,
}: {
  headingRef: RefObject<HTMLHeadingElement | null>;
  onRetry: () => void;
}) {
  return (
    <ClosedFrame>
      <PageTitle ref={headingRef}>Assessment</PageTitle>
      <NotLoadedBoard
        text="This assessment could not be loaded."
        storedNote="Answers that you gave on this device are kept."
        onRetry={onRetry}
      />
    </ClosedFrame>
  );
}

/**
 * `/assessments/:assessmentId` (C-01 to C-33): the screen of the chart's state. Each new screen takes the focus at its
 * heading; the first leaves it where the change of route put it.
 */
export function AssessmentPage({ now, ...props }: TakingProps & Pick<ResultProps, 'now'>) {
  const taking = useTaking(props);
  const screen = screenOf(taking.snapshot);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasStood = useRef(false);
  // V6: a result that replaces another screen arrives; one that was opened as such stands there at once.
  const [shown, setShown] = useState<{ readonly screen: Screen; readonly before: Screen }>({
    screen,
    before: 'loading',
  });
  if (shown.screen !== screen) setShown({ screen, before: shown.screen });

  useEffect(() => {
    if (screen === 'loading') return;
    if (hasStood.current) showHeading(heading);
    hasStood.current = true;
  }, [screen]);

  return (
    <main id="main" tabIndex={-1}>
      <Title>{`${taking.assessment?.title ?? 'Assessment'} · ${props.organisation.name}`}</Title>
      {screenFor(
        screen,
        taking,
        { organisation: props.organisation, profile: props.profile, headingRef: heading },
        { isNew: shown.before !== 'loading', now },
      )}
    </main>
  );
}

const screenFor = (
  screen: Screen,
  taking: Taking,
  shared: Omit<ScreenProps, 'assessment'>,
  ofResult: Pick<ResultProps, 'isNew' | 'now'>,
) => {
  const { assessment, send, offer } = taking;
  if (screen === 'notLoaded')
    return <NotLoadedScreen headingRef={shared.headingRef} onRetry={() => send({ type: 'retried' })} />;
  if (screen === 'loading' || assessment === undefined) return <AssessmentSkeleton />;
  const all = { ...shared, assessment };
  const shown = {
    ...all,
    offer,
    onRetake: () => send({ type: 'retake.requested' }),
    onTakeOffer: taking.canBegin ? taking.takeOffer : undefined,
  };
  if (screen === 'questions') return <AnsweringScreen {...all} taking={taking} />;
  if (isResult(screen)) return <ResultScreen {...shown} {...ofResult} kind={screen} />;
  return <ClosedScreen {...shown} reason={screen} />;
};
