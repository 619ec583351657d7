import type { Schema } from './endpoint.ts';
import { nodeOf, unwrapped } from './schema-node.ts';

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Where even the fake backend leaves a key out, and why. */
const LEFT_OUT: readonly (readonly [where: RegExp, why: string])[] = [
  [/^access_token$/, 'pointless with cookies (ES-22)'],
  [/\bsettings\.impersonation_super_only$/, 'assumed, and the mode that stands by default (H-02)'],
  [/\bprerequisites\.prerequisites$/, 'a chain of them ends somewhere'],
];

/**
 * Paths of the keys that a schema names and a value lacks, without positions in lists: what a client may find missing, and
 * a backend that stands for the whole contract must not forget. Of a union the member counts that takes the value and lacks
 * least. A value that the schema refuses is not looked into.
 */
export const missingKeys = (schema: Schema, value: unknown, path = ''): readonly string[] => {
  if (value === null || typeof value !== 'object') return [];
  const { type, shape = {}, element, options = [], valueType } = nodeOf(unwrapped(schema));
  if (type === 'array' && element !== undefined && Array.isArray(value)) return [...new Set(value.flatMap((part) => missingKeys(element, part, path)))];
  if (type === 'record' && valueType !== undefined) return Object.entries(value).flatMap(([key, part]) => missingKeys(valueType, part, join(path, key)));
  if (type === 'union') {
    const taking = options.filter((option) => option.safeParse(value).success).map((option) => missingKeys(option, value, path));
    return taking.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  if (type !== 'object') return [];
  return Object.entries(shape).flatMap(([key, part]) => {
    if (key in value) return missingKeys(part, (value as Record<string, unknown>)[key], join(path, key));
    const missing = join(path, key);
    return LEFT_OUT.some(([where]) => where.test(missing)) ? [] : [missing];
  });
};
