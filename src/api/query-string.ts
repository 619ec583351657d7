type Value = string | number | boolean | null | undefined | readonly (string | number)[];

/**
 * Serialises a query (K-20): empty and null values are dropped, arrays joined with commas, `false` and 0 kept.
 * An empty array is an empty value.
 */
export const toSearchParams = (query: Readonly<Record<string, unknown>>): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, Value][]) {
    const text = Array.isArray(value) ? value.join(',') : (value ?? '').toString();
    if (text !== '') params.set(name, text);
  }
  return params;
};
