import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import './next-route.css';

/** The shape of what comes before the sign, of the sign, and of what follows it: what is below must not move. */
export function RouteSkeleton() {
  return (
    <SkeletonGroup label="Loading what to do next">
      <div className="route__skelstop">
        <Skeleton shape="text" width={30} />
      </div>
      <div className="route__skel" aria-hidden="true" />
      <div className="route__skelstop">
        <Skeleton shape="text" width={50} />
      </div>
      <div className="route__skelstop">
        <Skeleton shape="text" width={40} />
      </div>
    </SkeletonGroup>
  );
}
