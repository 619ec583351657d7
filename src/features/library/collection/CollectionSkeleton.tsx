import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';

const PICTURES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The lists of a collection while they come. */
export function ListsSkeleton() {
  return (
    <SkeletonGroup label="Loading the collection">
      <Skeleton shape="head" width={30} />
      <div className="cgrid">
        {PICTURES.map((picture) => (
          <Skeleton key={picture} shape="picture" />
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** The whole page while nothing is known of the collection. */
export function CollectionSkeleton() {
  return (
    <main id="main" tabIndex={-1} className="wrap coll">
      <Skeleton shape="title" width={50} />
      <Skeleton shape="lead" width={80} />
      <ListsSkeleton />
    </main>
  );
}
