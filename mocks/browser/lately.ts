/**
 * Whether this was asked by the same name in this tab within so many milliseconds: what reloads a page asks it, and
 * does not reload for ever. Where the browser denies storage the answer is yes.
 */
export const isAskedLately = (name: string, withinMs: number): boolean => {
  try {
    const before = Number(sessionStorage.getItem(name) ?? 0);
    sessionStorage.setItem(name, String(Date.now()));
    return Date.now() - before < withinMs;
  } catch {
    return true;
  }
};
