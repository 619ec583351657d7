const collator = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });

/** How names and titles are sorted: whatever their case and marks, numbers by their size. */
export const compareTexts = (one: string, other: string): number => collator.compare(one, other);
