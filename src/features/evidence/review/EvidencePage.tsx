import { useEffect, useRef, type ReactNode } from 'react';
import { BenchNotLoaded } from '#ui/bench/BenchNotLoaded.tsx';
import { BenchSkeleton } from '#ui/bench/BenchSkeleton.tsx';
import { showHeading } from '#ui/page/show-heading.ts';
import { useBodyClasses } from '#ui/page/use-body-classes.ts';
import { Title } from '#ui/page/Title.tsx';
import '#ui/styles/screen-bench.css';
import '#ui/styles/screen-evidence.css';
import { learnerOf, trainingOf } from '../evidence-words.ts';
import { EvidenceBench } from './EvidenceBench.tsx';
import { useEvidenceReview, type EvidenceReviewProps } from './use-evidence-review.ts';

export interface EvidencePageProps extends EvidenceReviewProps {
  /** Where the organisation's mark lies. */
  readonly logoUrl: string | undefined;
  /** B-15, Q-11: what somebody without an admin account is told. */
  readonly denied: ReactNode;
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

  if (snapshot.matches('denied')) return denied;
  if (snapshot.matches('notLoaded')) {
    return <BenchNotLoaded title="Evidence" says="This evidence could not be loaded." kept="What you chose and wrote on this device is kept." onRetry={() => send({ type: 'retried' })} />;
  }
  if (evidence === undefined || snapshot.matches('loading') || snapshot.matches('notFound')) return <BenchSkeleton label="Loading the evidence" />;
  return (
    <main id="main" tabIndex={-1} className="bench">
      <Title>{`Evidence: ${trainingOf(evidence)}, ${learnerOf(evidence)} · ${props.organisation.name}`}</Title>
      <EvidenceBench {...props} evidence={evidence} review={review} logoUrl={logoUrl} headingRef={heading} />
    </main>
  );
}
