import type { ReactNode, Ref } from 'react';
import './skeleton.css';

/** Skeletons that stand together, with the words for those who cannot see them. */
export function SkeletonGroup({
  ref,
  label,
  children,
}: {
  ref?: Ref<HTMLDivElement>;
  label: string;
  children: ReactNode;
}) {
  return (
    <div ref={ref} className="skels" aria-busy="true">
      <p className="vh" role="status">
        {label}
      </p>
      {children}
    </div>
  );
}
