import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';

/** The shape of a module while it is on its way (V-17). */
export function ModuleSkeleton() {
  return (
    <main id="main" tabIndex={-1} className="wrap mod">
      <SkeletonGroup label="Loading the module">
        <Skeleton shape="meta" width={30} />
        <Skeleton shape="title" width={60} />
        <Skeleton shape="meta" width={40} />
        <Skeleton shape="picture" width={100} />
      </SkeletonGroup>
    </main>
  );
}
