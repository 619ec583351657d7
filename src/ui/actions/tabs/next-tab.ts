/** Which tab a key leads to from the current one, around the ends of the row; null where it leads nowhere. */
export const nextTab = (keys: readonly string[], current: string, pressed: string): string | null => {
  const at = keys.indexOf(current);
  switch (pressed) {
    case 'ArrowRight':
      return keys[(at + 1) % keys.length] ?? null;
    case 'ArrowLeft':
      return keys.at(at - 1) ?? null;
    case 'Home':
      return keys[0] ?? null;
    case 'End':
      return keys.at(-1) ?? null;
    default:
      return null;
  }
};
