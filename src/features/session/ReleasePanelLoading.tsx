import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import '#ui/drawings/path/path.css';
import '#ui/messages/update-history/update-history.css';

/** How long the ten titles are, about. */
const WIDTHS = [60, 50, 70, 40, 60, 70, 40, 50, 60, 50] as const;

/** The update history while it is on its way: its ten rows on a line that is not walked yet. */
export function ReleasePanelLoading() {
  return (
    <div className="cover__panel cover__loading">
      <h2>Update history</h2>
      <SkeletonGroup label="Loading the update history">
        <div className="path rels" aria-hidden="true">
          {WIDTHS.map((width, index) => (
            <div key={index} className="path__stop rel">
              <span className="rel__dot" />
              <Skeleton shape="text" width={width} />
              <Skeleton shape="meta" />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </div>
  );
}
