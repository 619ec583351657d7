import type { Schema } from './endpoint.ts';
import { joinPath, nodeOf, type SchemaNode, unwrapped } from './schema-node.ts';

/**
 * Follows a value along its schema and collects the keys that differ at each object, as paths without positions in
 * lists. Of a union the member counts that takes the value and differs least. A value that the schema refuses is not
 * looked into.
 */
export const collectKeys = (
  schema: Schema,
  value: unknown,
  differingIn: (node: SchemaNode, value: object, path: string) => readonly string[],
  path = '',
): readonly string[] => {
  if (value === null || typeof value !== 'object') return [];
  const node = nodeOf(unwrapped(schema));
  const { type, shape = {}, element, options = [], valueType } = node;
  const below = (part: Schema, inner: unknown, at: string): readonly string[] =>
    collectKeys(part, inner, differingIn, at);
  if (type === 'array' && element !== undefined && Array.isArray(value))
    return [...new Set(value.flatMap((part) => below(element, part, path)))];
  if (type === 'record' && valueType !== undefined)
    return Object.entries(value).flatMap(([key, part]) => below(valueType, part, joinPath(path, key)));
  if (type === 'union') {
    const taking = options
      .filter((option) => option.safeParse(value).success)
      .map((option) => below(option, value, path));
    return taking.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  if (type !== 'object') return [];
  const known = Object.entries(value).flatMap(([key, part]) =>
    shape[key] === undefined ? [] : below(shape[key], part, joinPath(path, key)),
  );
  return [...differingIn(node, value, path).map((key) => joinPath(path, key)), ...known];
};
