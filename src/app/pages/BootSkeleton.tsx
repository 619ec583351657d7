import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';

/** What stands while nobody knows yet who is here, or while a page's code is on its way. */
export function BootSkeleton() {
  return (
    <main id="main" tabIndex={-1} className="wrap boot">
      <SkeletonGroup label="Loading">
        <Skeleton shape="title" width={50} />
        <Skeleton shape="lead" width={80} />
        <Skeleton shape="text" width={70} />
        <Skeleton shape="text" width={60} />
      </SkeletonGroup>
    </main>
  );
}
