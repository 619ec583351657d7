import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { reviewRows } from '#machines/assessments/review-rules.ts';
import { ReviewSkeleton } from '#ui/frames/review-layout/ReviewSkeleton.tsx';
import '#ui/frames/review-layout/review-layout.css';
import './review.css';
import '../assessments.css';
import { UnsentText } from '#ui/messages/note/UnsentText.tsx';
import { PageFrame, type PageState } from '#ui/frames/page/PageFrame.tsx';
import { showHeading } from '#ui/frames/page/show-heading.ts';
import { useBodyClasses } from '#ui/frames/page/use-body-classes.ts';
import { Title } from '#ui/frames/page/Title.tsx';
import { ReviewLayout } from './ReviewLayout.tsx';
import { learnerName } from './review-messages.ts';
import { useReview, type ReviewProps } from './use-review.ts';

export interface ReviewPageProps extends ReviewProps {
  /** Where the organisation's mark lies. */
  readonly logoUrl?: string | undefined;
  /** B-15, D-14: what somebody without an admin account is told, with what they wrote and could not send. */
  readonly denied: (unsentText: ReactNode) => ReactNode;
}

/** `/a/:key` and the same work by person and assessment (D-01 to D-19). */
export function ReviewPage({ logoUrl, denied, ...props }: ReviewPageProps) {
  const review = useReview(props);
  const { snapshot, assessment, send } = review;
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useMemo(() => (assessment === undefined ? [] : reviewRows(assessment)), [assessment]);
  const isOver = snapshot.matches('done') || snapshot.matches('alreadyReviewed');
  const wasOpen = useRef(false);

  useBodyClasses('is-bench');
  // A decision that came back, or somebody else's, is another screen: it begins at its head.
  useEffect(() => {
    if (isOver && wasOpen.current) showHeading(heading);
    wasOpen.current = snapshot.hasTag('marking') || snapshot.hasTag('decided');
  }, [isOver, snapshot]);

  return (
    <PageFrame
      state={stateOf(review)}
      title="Review"
      skeleton={<ReviewSkeleton label="Loading the review" />}
      denied={denied(<UnsentText title="Your comment was not sent" text={snapshot.context.comment} />)}
      notLoaded={{
        text: 'This review could not be loaded.',
        storedNote: 'What you marked and wrote on this device is kept.',
        onRetry: () => send({ type: 'retried' }),
      }}
    >
      {() =>
        assessment !== undefined && (
          <main id="main" tabIndex={-1} className="bench">
            <Title>{`Review: ${assessment.title}, ${learnerName(assessment)} · ${props.organisation.name}`}</Title>
            <ReviewLayout
              {...props}
              assessment={assessment}
              rows={rows}
              review={review}
              logoUrl={logoUrl}
              headingRef={heading}
            />
          </main>
        )
      }
    </PageFrame>
  );
}

const stateOf = ({ snapshot, assessment }: ReturnType<typeof useReview>): PageState => {
  if (snapshot.matches('denied')) return 'denied';
  if (snapshot.matches('notLoaded')) return 'notLoaded';
  if (snapshot.matches('notFound')) return 'notFound';
  return assessment === undefined || snapshot.matches('loading') ? 'loading' : 'ready';
};
