import { changedAt, type Mutation, type Path, type RecordedReply } from './mutations.ts';
import type { RecordedInteraction } from './pacts.ts';

/** `$.data[0].state`, `$.failed[*].key`: of a list that is pinned by one element the first stands for all. */
const pathOf = (expression: string): Path =>
  [...expression.matchAll(/\.([^.[\]]+)|\[(\d+|\*)\]|\['([^']+)'\]/g)].map(
    ([, name, index, quoted]) => name ?? quoted ?? (index === '*' ? 0 : Number(index)),
  );

/** Where an interaction pins a value as it stands. */
export const provedPaths = ({ response }: Pick<RecordedInteraction, 'response'>): readonly Path[] =>
  Object.entries(response.matchingRules?.body ?? {}).flatMap(([expression, { matchers }]) =>
    matchers.some(({ match }) => match === 'equality') ? [pathOf(expression)] : [],
  );

/** Where a path without list positions leads first; null where it leads nowhere. */
const firstAt = (value: unknown, [step, ...rest]: readonly string[], path: Path = []): Path | null => {
  if (step === undefined) return path;
  if (Array.isArray(value))
    return (
      value.map((part, index) => firstAt(part, [step, ...rest], [...path, index])).find((found) => found !== null) ??
      null
    );
  return value !== null && typeof value === 'object' && step in value
    ? firstAt((value as Record<string, unknown>)[step], rest, [...path, step])
    : null;
};

/** Where a reply returns what its provider state provides (P7). */
export const returnedPaths = (
  { comments }: { readonly comments?: RecordedInteraction['comments'] | undefined },
  body: unknown,
): readonly Path[] =>
  Object.keys(comments?.returns ?? {}).flatMap((path) => {
    const found = firstAt(body, path.split('.'));
    return found === null ? [] : [found];
  });

/** A value of the same kind; null where there is none worth telling. */
const another = (value: unknown): string | number | boolean | readonly unknown[] | null => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}, or something else`;
  return Array.isArray(value) ? [...(value as readonly unknown[]), { key: 'one more' }] : null;
};

const valueAt = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | null | undefined)?.[step], body);

/** P2: another value of the same kind at each place that an interaction claims to prove. */
export const valueMutationsOf = (reply: RecordedReply, paths: readonly Path[]): readonly Mutation[] =>
  paths.flatMap((path) => {
    const value = another(valueAt(reply.body, path));
    if (value === null) return [];
    return [
      {
        label: `another value of ${path.join('.')}`,
        reply: { ...reply, body: changedAt(reply.body, path, (parent, key) => (parent[key] = value)) },
      },
    ];
  });

/** How many elements of a list stand for all of it. */
const OF_A_LIST = 3;

/** Where the single values of a body stand that is no single value itself; of a list in its first elements. */
export const valuePaths = (value: unknown, path: Path = []): readonly Path[] => {
  if (Array.isArray(value))
    return value.slice(0, OF_A_LIST).flatMap((part: unknown, index) => valuePaths(part, [...path, index]));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, part]) => valuePaths(part, [...path, key]));
  return value === null || value === undefined || path.length === 0 ? [] : [path];
};

/** Lists whose elements an interaction pins each at its place: it claims their order and their number. */
export const orderedLists = (
  { response, comments }: Pick<RecordedInteraction, 'response' | 'comments'>,
  body: unknown,
): readonly Path[] => {
  const pinned = Object.keys(response.matchingRules?.body ?? {}).flatMap(
    (expression) => /^(\$(?:\.[^.[\]]+)*)\[\d+\]/.exec(expression)?.[1] ?? [],
  );
  const returned = returnedPaths({ comments }, body).flatMap((path) => {
    const position = path.findIndex((step) => typeof step === 'number');
    return position === -1
      ? []
      : [
          `$${path
            .slice(0, position)
            .map((step) => `.${step}`)
            .join('')}`,
        ];
  });
  return [...new Set([...pinned, ...returned])].map(pathOf);
};

/** P2: each such list reversed, without its last element, and with it twice. */
export const orderMutationsOf = (reply: RecordedReply, lists: readonly Path[]): readonly Mutation[] =>
  lists.flatMap((path) => {
    const list = valueAt(reply.body, path);
    if (!Array.isArray(list) || list.length === 0) return [];
    const orders: readonly (readonly [how: string, changed: readonly unknown[]])[] = [
      ...(list.length > 1 ? [['reversed', list.toReversed()] as const] : []),
      ['shortened', list.slice(0, -1)],
      ['doubled', [...(list as readonly unknown[]), list.at(-1)]],
    ];
    return orders.map(([how, changed]) => ({
      label: `another value of ${path.join('.')}: ${how}`,
      reply: {
        ...reply,
        body: path.length === 0 ? changed : changedAt(reply.body, path, (parent, key) => (parent[key] = changed)),
      },
    }));
  });

/** Whether a mutation changed a value and left the shape. */
export const isValueMutation = (name: string): boolean => name.includes(' · another value of ');
