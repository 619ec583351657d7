import type { ReactNode } from 'react';
import './action-bar.css';

/** At the foot of the window: what stands before it is done, in words, and the buttons. `label` names the region. */
export function ActionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="actbar" role="region" aria-label={label}>
      <div className="wrap actbar__in">{children}</div>
    </div>
  );
}
