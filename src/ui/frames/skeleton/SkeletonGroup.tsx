import type { ReactNode } from 'react';
import './skeleton.css';

/** Skeletons that stand together, with the words for those who cannot see them. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="skels" aria-busy="true">
      <p className="vh" role="status">
        {label}
      </p>
      {children}
    </div>
  );
}
