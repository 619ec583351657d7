import { isAskedLately } from './lately.ts';

const GUARD = 'waymark-demo-reloaded-at';
const GUARD_MS = 5000;

/**
 * A call opened in a new tab (a PDF, say) reaches the worker while no page of ours is visible, and gets the app's shell
 * instead of its answer; so does one that a page without the app leads to. Once this tab is seen itself, its reload is
 * answered. `paths`: what calls begin with. Resolves to true where that is under way.
 */
export const reloadIfCallInNewTab = async (paths: readonly string[]): Promise<boolean> => {
  if (!paths.some((path) => location.pathname.startsWith(path))) return false;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isRepeated = isAskedLately(GUARD, GUARD_MS);
  // One call may follow another within seconds; only its own reload is not repeated.
  if (navigation?.type === 'reload' && isRepeated) return false;
  if (document.visibilityState !== 'visible') {
    await new Promise<void>((resolve) => {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') resolve();
      });
    });
  }
  location.reload();
  return true;
};
