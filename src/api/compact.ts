/** No contract goes deeper; what a server sends within data that a contract leaves open may. */
const LEVELS = 40;

/**
 * The same data in a third of the memory. Parsing adds one property after the other, and V8 gives an object that grew
 * so a table of its own; a copy shares its shape with its like. Lists have thousands. What lies deeper than `levels`,
 * and what is no plain object, stays as it is.
 */
export const compact = (value: unknown, levels = LEVELS): unknown => {
  if (levels === 0) return value;
  if (Array.isArray(value)) return value.map((each) => compact(each, levels - 1));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = compact(copy[key], levels - 1);
  return copy;
};
