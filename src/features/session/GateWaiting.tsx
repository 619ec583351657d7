import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';

/** Somebody is signed in, or it is being found out: no form may flash by. */
export function GateWaiting() {
  return (
    <SkeletonGroup label="Opening your training…">
      <Skeleton shape="text" width={70} />
      <Skeleton shape="text" width={50} />
    </SkeletonGroup>
  );
}
