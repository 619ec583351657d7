import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { reviewRows } from '#machines/assessments/review-rows.ts';
import { BenchNotLoaded } from '#ui/bench/BenchNotLoaded.tsx';
import { BenchSkeleton } from '#ui/bench/BenchSkeleton.tsx';
import '#ui/styles/screen-bench.css';
import '../assessments.css';
import { showHeading } from '#ui/page/show-heading.ts';
import { useBodyClasses } from '#ui/page/use-body-classes.ts';
import { Title } from '#ui/page/Title.tsx';
import { ReviewBench } from './ReviewBench.tsx';
import { learnerName } from './review-words.ts';
import { useReview, type ReviewProps } from './use-review.ts';

export interface ReviewPageProps extends ReviewProps {
  /** Where the organisation's mark lies. */
  readonly logoUrl?: string | undefined;
  /** B-15, D-14: what somebody without an admin account is told. */
  readonly denied: ReactNode;
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

  if (snapshot.matches('denied')) return denied;
  if (snapshot.matches('notLoaded')) return <BenchNotLoaded title="Review" says="This review could not be loaded." kept="What you marked and wrote on this device is kept." onRetry={() => send({ type: 'retried' })} />;
  if (assessment === undefined || snapshot.matches('loading') || snapshot.matches('notFound')) return <BenchSkeleton label="Loading the review" />;
  return (
    <main id="main" tabIndex={-1} className="bench">
      <Title>{`Review: ${assessment.title}, ${learnerName(assessment)} · ${props.organisation.name}`}</Title>
      <ReviewBench {...props} assessment={assessment} rows={rows} review={review} logoUrl={logoUrl} headingRef={heading} />
    </main>
  );
}
