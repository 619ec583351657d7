import { joinPath } from '../schema-node.ts';

type IsAssumed = (path: string) => boolean;

const isList = (value: unknown): value is { readonly value: readonly unknown[] } =>
  value !== null &&
  typeof value === 'object' &&
  'pact:matcher:type' in value &&
  value['pact:matcher:type'] === 'type' &&
  Array.isArray((value as { readonly value?: unknown }).value);

const isLeaf = (value: unknown): boolean => value === null || typeof value !== 'object' || 'pact:matcher:type' in value;

const mapElements = (list: unknown, change: (element: unknown) => unknown): unknown =>
  Array.isArray(list)
    ? list.map(change)
    : { ...(list as object), value: (list as { readonly value: readonly unknown[] }).value.map(change) };

/**
 * What is pinned of a reply without what rests on an assumption (P4). Takes a template of matchers (`pinned`) and the
 * test of a path, positions in lists left out.
 */
export const withoutAssumed = (template: unknown, isAssumed: IsAssumed, path = ''): unknown => {
  if (Array.isArray(template) || isList(template))
    return mapElements(template, (element) => withoutAssumed(element, isAssumed, path));
  if (isLeaf(template)) return template;
  return Object.fromEntries(
    Object.entries(template as object).flatMap(([key, part]) => {
      const inner = joinPath(path, key);
      return isAssumed(inner) ? [] : [[key, withoutAssumed(part, isAssumed, inner)]];
    }),
  );
};

/** Whether anything below a path is assumed. */
const containsAssumed = (template: unknown, isAssumed: IsAssumed, path: string): boolean => {
  if (Array.isArray(template)) return template.some((element) => containsAssumed(element, isAssumed, path));
  if (isList(template)) return template.value.some((element) => containsAssumed(element, isAssumed, path));
  if (isLeaf(template)) return false;
  return Object.entries(template as object).some(([key, part]) => {
    const inner = joinPath(path, key);
    return isAssumed(inner) || containsAssumed(part, isAssumed, inner);
  });
};

/** What is pinned of a reply and rests on an assumption, with the objects and lists in which it stands, and no more. */
export const onlyAssumed = (template: unknown, isAssumed: IsAssumed, path = ''): unknown => {
  if (Array.isArray(template) || isList(template))
    return mapElements(template, (element) => onlyAssumed(element, isAssumed, path));
  if (isLeaf(template)) return template;
  return Object.fromEntries(
    Object.entries(template as object).flatMap(([key, part]) => {
      const inner = joinPath(path, key);
      if (isAssumed(inner)) return [[key, part]];
      return containsAssumed(part, isAssumed, inner) ? [[key, onlyAssumed(part, isAssumed, inner)]] : [];
    }),
  );
};
