import { useEffect, useRef, useState } from 'react';
import './assessments.css';
import { AnsweringScreen } from './answering/AnsweringScreen.tsx';
import { AssessmentSkeleton } from './AssessmentSkeleton.tsx';
import { ClosedScreen } from './closed/ClosedScreen.tsx';
import { NotLoadedScreen } from './closed/NotLoadedScreen.tsx';
import { ResultScreen } from './result/ResultScreen.tsx';
import { isResult, screenOf, type Screen } from './screen-of.ts';
import { showHeading } from '#ui/frames/page/show-heading.ts';
import { Title } from '#ui/frames/page/Title.tsx';
import { useTaking, type Taking, type TakingProps } from './use-taking.ts';
import type { ResultProps, ScreenProps } from './screen-props.ts';

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
