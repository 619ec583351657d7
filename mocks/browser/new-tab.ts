const GUARD = 'waymark-demo-reloaded-at';
const GUARD_MS = 5000;

/**
 * A call opened in a new tab (a PDF, say) reaches the worker while no page of ours is visible, and gets the app's shell
 * instead of its answer. Once this tab is seen itself, its reload is answered. Resolves to true where that is under way.
 */
export const reloadIfCallInNewTab = async (apiPath: string): Promise<boolean> => {
  if (!location.pathname.startsWith(apiPath)) return false;
  const before = Number(sessionStorage.getItem(GUARD) ?? 0);
  if (Date.now() - before < GUARD_MS) return false;
  sessionStorage.setItem(GUARD, String(Date.now()));
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
