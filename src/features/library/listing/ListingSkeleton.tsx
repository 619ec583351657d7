import type { EntityView } from '#current/client-state.ts';
import { CardGrid } from '#ui/lists/card/CardGrid.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** V-17: the shape of what a list will show. */
export function ListingSkeleton({ view }: { view: EntityView }) {
  if (view === 'list') return KEYS.map((key) => <Skeleton key={key} shape="control" />);
  return (
    <CardGrid
      cards={KEYS.map((key) => ({
        key,
        card: (
          <div className="skels">
            <Skeleton shape="picture" />
            <Skeleton shape="meta" width={40} />
            <Skeleton shape="lead" width={80} />
            <Skeleton shape="text" width={50} />
          </div>
        ),
      }))}
    />
  );
}
