/** Which item the focus moves to by a key that moves it, or null for any other key. Walks round the ends. */
export const stepTo = (key: string, from: number, count: number): number | null => {
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowUp':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};

/**
 * The next item, after the one with the focus, whose words begin with what was typed; the same letter again walks on.
 * Null for none.
 */
export const typedTo = (typed: string, from: number, labels: readonly string[]): number | null => {
  const letter = typed.charAt(0);
  const isOneLetter = typed === letter.repeat(typed.length);
  const start = isOneLetter ? letter : typed;
  // While a word grows the item that already fits keeps the focus.
  const first = isOneLetter ? 1 : 0;
  for (let step = first; step < labels.length + first; step += 1) {
    const at = (from + step) % labels.length;
    if (labels[at]?.trim().toLowerCase().startsWith(start.toLowerCase())) return at;
  }
  return null;
};
