import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/skeleton/SkeletonGroup.tsx';

/** The shape of the sign and of what follows it. */
export function RouteSkeleton() {
  return (
    <SkeletonGroup label="Loading what to do next">
      <Skeleton shape="text" width={30} />
      <div className="route__skel" aria-hidden="true" />
      <Skeleton shape="text" width={50} />
      <Skeleton shape="text" width={40} />
    </SkeletonGroup>
  );
}
