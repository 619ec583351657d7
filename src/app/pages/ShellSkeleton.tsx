import { config } from '#current/config.ts';
import '#ui/styles/shell.css';
import { BootSkeleton } from './BootSkeleton.tsx';

/**
 * What stands while nobody knows yet who is here: the product's name in the bar, and the outline of a page. It is in
 * the HTML of every address.
 */
export function ShellSkeleton() {
  return (
    <>
      <div className="topbar">
        <div className="wrap topbar__in">
          <span className="org__name">{config.productName}</span>
        </div>
      </div>
      <BootSkeleton />
    </>
  );
}
