import type { ReactNode } from 'react';
import './ink-bar.css';

export interface InkBarProps {
  icon: ReactNode;
  children: ReactNode;
  /** One button, outlined. */
  action?: ReactNode;
  /** `status` for what comes and goes, e.g. the connection. */
  role?: 'status' | 'region';
  label?: string;
}

/** Above the top bar: you are somebody else, or the network is away. Should both be true, two stand on each other. */
export function InkBar({ icon, children, action, role, label }: InkBarProps) {
  return (
    <div className="asbar" role={role} aria-label={label}>
      <div className="wrap asbar__in">
        {icon}
        <p>{children}</p>
        {action}
      </div>
    </div>
  );
}
