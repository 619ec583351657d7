import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import '#ui/styles/shell.css';
import { BootSkeleton } from './BootSkeleton.tsx';

/** What stands while nobody knows yet who is here: the outline of the bar and of a page. It is in the HTML of every address. */
export function ShellSkeleton() {
  return (
    <>
      <div className="topbar">
        <div className="wrap topbar__in">
          <Skeleton shape="head" width={20} />
        </div>
      </div>
      <BootSkeleton />
    </>
  );
}
