/**
 * What is chosen after `picked` was pressed. One choice replaces the previous (C-11); with `multiple` it is toggled
 * (C-10). The result keeps the order of the options.
 */
export function toggled(
  options: readonly { value: string }[],
  chosen: readonly string[],
  picked: string,
  multiple: boolean,
): string[] {
  if (!multiple) return [picked];
  const next = new Set(chosen);
  if (!next.delete(picked)) next.add(picked);
  return options.map((option) => option.value).filter((value) => next.has(value));
}
