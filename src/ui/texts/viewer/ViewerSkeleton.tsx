import { Skeleton } from '../../frames/skeleton/Skeleton.tsx';
import './viewer.css';

/** A file before anything is known of it, as high as `FilePreview` shows a document. */
export function ViewerSkeleton({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <div className="viewer viewer--pdf" aria-hidden>
      {!isCompact && (
        <div className="viewer__bar viewer__bar--skel">
          <Skeleton shape="text" width={50} />
        </div>
      )}
      <div className="viewer__ground" />
    </div>
  );
}
