import { useEffect, useRef, type ReactNode } from 'react';
import { ReviewSkeleton } from '#ui/frames/review-layout/ReviewSkeleton.tsx';
import { UnsentText } from '#ui/messages/note/UnsentText.tsx';
import { PageFrame, type PageState } from '#ui/frames/page/PageFrame.tsx';
import { showHeading } from '#ui/frames/page/show-heading.ts';
import { useBodyClasses } from '#ui/frames/page/use-body-classes.ts';
import { Title } from '#ui/frames/page/Title.tsx';
import '#ui/frames/review-layout/review-layout.css';
import '../evidence.css';
import { learnerOf, trainingOf } from '../evidence-messages.ts';
import { EvidenceReviewLayout } from './EvidenceReviewLayout.tsx';
import { useEvidenceReview, type EvidenceReviewProps } from './use-evidence-review.ts';

export interface EvidencePageProps extends EvidenceReviewProps {
  /** Where the organisation's mark lies. */
  readonly logoUrl: string | undefined;
  /** B-15, Q-11: what somebody without an admin account is told, with what they wrote and could not send. */
  readonly denied: (unsentText: ReactNode) => ReactNode;
}

/** `/e/:key`. */
export function EvidencePage({ logoUrl, denied, ...props }: EvidencePageProps) {
  const review = useEvidenceReview(props);
  const { snapshot, evidence, send } = review;
  const heading = useRef<HTMLHeadingElement>(null);
  const isOver = snapshot.matches('done') || snapshot.matches('alreadyReviewed');
  const wasOpen = useRef(false);

  useBodyClasses('is-bench');
  // A decision that came back, or somebody else's, is another screen: it begins at its head.
  useEffect(() => {
    if (isOver && wasOpen.current) showHeading(heading);
    wasOpen.current = snapshot.hasTag('open') || snapshot.hasTag('decided');
  }, [isOver, snapshot]);

  return (
    <PageFrame
      state={stateOf(review)}
      title="Evidence"
      skeleton={<ReviewSkeleton label="Loading the evidence" />}
      denied={denied(<UnsentText title="Your message was not sent" text={snapshot.context.message} />)}
      notLoaded={{
        text: 'This evidence could not be loaded.',
        storedNote: 'What you chose and wrote on this device is kept.',
        onRetry: () => send({ type: 'retried' }),
      }}
    >
      {() =>
        evidence !== undefined && (
          <main id="main" tabIndex={-1} className="bench">
            <Title>{`Evidence: ${trainingOf(evidence)}, ${learnerOf(evidence)} · ${props.organisation.name}`}</Title>
            <EvidenceReviewLayout
              {...props}
              evidence={evidence}
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

const stateOf = ({ snapshot, evidence }: ReturnType<typeof useEvidenceReview>): PageState => {
  if (snapshot.matches('denied')) return 'denied';
  if (snapshot.matches('notLoaded')) return 'notLoaded';
  if (snapshot.matches('notFound')) return 'notFound';
  return evidence === undefined || snapshot.matches('loading') ? 'loading' : 'ready';
};
