/** Adds up what is planned and done by several workers, and prints a line at most once in an interval. */
export const progressOf = (
  noun: string,
  print: (line: string) => void,
  { everyMs = 5000, now = () => performance.now() } = {},
) => {
  const started = now();
  let [planned, done, printedAt] = [0, 0, started];
  return {
    plan: (count: number): void => {
      planned += count;
    },
    advance: (count: number): void => {
      done += count;
      if (now() - printedAt < everyMs) return;
      printedAt = now();
      print(`  ${done} of ${planned} ${noun} (${((printedAt - started) / 1000).toFixed(0)} s)\n`);
    },
  };
};
