/** Runs something later by the browser's timer. Returns the way to cancel it. */
export const byTimer = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
