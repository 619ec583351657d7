/** The named columns of a row. */
export const only = <T extends object, K extends keyof T>(source: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<T, K>;

/** A row without the named columns. */
export const without = <T extends object, K extends keyof T>(source: T, keys: readonly K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(source).filter(([key]) => !keys.includes(key as K))) as Omit<T, K>;
