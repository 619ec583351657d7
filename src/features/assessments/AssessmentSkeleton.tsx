import { ClosedFrame } from '#ui/frames/page/ClosedFrame.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';

/** The shape of an assessment while it is on its way (V-17). */
export function AssessmentSkeleton() {
  return (
    <ClosedFrame>
      <SkeletonGroup label="Loading the assessment">
        <Skeleton shape="meta" width={30} />
        <Skeleton shape="title" width={60} />
        <Skeleton shape="lead" width={80} />
        <Skeleton shape="meta" width={40} />
      </SkeletonGroup>
      <SkeletonGroup label="">
        <Skeleton shape="lead" width={50} />
        <Skeleton shape="control" width={60} />
        <Skeleton shape="control" width={60} />
        <Skeleton shape="control" width={60} />
      </SkeletonGroup>
    </ClosedFrame>
  );
}
