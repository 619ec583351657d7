import './skeleton.css';

export interface SkeletonProps {
  /** The shape of what comes: a line of text at one of the type sizes, a picture, or a control. */
  shape: 'title' | 'head' | 'lead' | 'text' | 'meta' | 'picture' | 'control';
  /** Share of the column, in steps of ten per cent. */
  width?: 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 | 100;
}

/** V-17: one piece of what is loading. Hidden from assistive technology; `SkeletonGroup` says the words. */
export function Skeleton({ shape, width = 100 }: SkeletonProps) {
  return <div aria-hidden className={`skel skel--${shape} skel--w${width}`} />;
}
