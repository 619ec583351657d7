import { Skeleton } from '../skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../skeleton/SkeletonGroup.tsx';
import './review-layout.css';

/** The shape of a review while it is on its way (V-17). `label`: what is loading. */
export function ReviewSkeleton({ label }: { label: string }) {
  return (
    <main id="main" tabIndex={-1} className="bench">
      <div className="bench__main">
        <SkeletonGroup label={label}>
          <Skeleton shape="meta" width={30} />
          <Skeleton shape="title" width={70} />
          <Skeleton shape="lead" width={50} />
          <Skeleton shape="control" width={90} />
          <Skeleton shape="control" width={90} />
        </SkeletonGroup>
      </div>
      <section className="bench__side on-sheet" aria-hidden="true">
        <div className="bench__scroll">
          <Skeleton shape="lead" width={60} />
          <Skeleton shape="control" width={90} />
        </div>
      </section>
    </main>
  );
}
