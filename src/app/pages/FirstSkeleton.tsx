import { isSessionRemembered } from '../state/remembered.ts';
import { BootSkeleton } from './BootSkeleton.tsx';
import { ShellSkeleton } from './ShellSkeleton.tsx';

/** While the first page's code is on its way: what the HTML showed, which is no bar for somebody who is not signed in. */
export function FirstSkeleton() {
  return isSessionRemembered(() => localStorage) ? <ShellSkeleton /> : <BootSkeleton />;
}
