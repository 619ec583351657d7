import type { Schema } from './endpoint.ts';
import { nodeOf, unwrapped } from './schema-node.ts';

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Whether an object is open on purpose: what else it holds has a schema of its own. */
const isOpen = (catchall: Schema | undefined): boolean => catchall !== undefined && !['unknown', 'never'].includes(nodeOf(catchall).type);

/**
 * Paths of the keys of a value that its schema does not name, without positions in lists (`data.secret`). An object that
 * the client reads with tolerance (`looseObject`) is held to its shape here. Of a union the member counts that takes the
 * value and leaves least unknown. A value that the schema refuses is not looked into.
 */
export const unknownKeys = (schema: Schema, value: unknown, path = ''): readonly string[] => {
  if (value === null || typeof value !== 'object') return [];
  const { type, shape = {}, catchall, element, options = [], valueType } = nodeOf(unwrapped(schema));
  if (type === 'array' && element !== undefined && Array.isArray(value)) return [...new Set(value.flatMap((part) => unknownKeys(element, part, path)))];
  if (type === 'record' && valueType !== undefined) return Object.entries(value).flatMap(([key, part]) => unknownKeys(valueType, part, join(path, key)));
  if (type === 'union') {
    const taking = options.filter((option) => option.safeParse(value).success).map((option) => unknownKeys(option, value, path));
    return taking.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  if (type !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const known = shape[key];
    if (known !== undefined) return unknownKeys(known, part, join(path, key));
    return part === undefined || isOpen(catchall) ? [] : [join(path, key)];
  });
};
