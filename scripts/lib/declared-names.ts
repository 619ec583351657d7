import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript), as far as names need it. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

/** Names that a pattern binds: `x`, `{ a: x }`, `[x]`, `x = 1`, `...x`. */
const boundBy = (pattern: unknown): readonly string[] =>
  nodesIn(pattern).flatMap((node) => {
    if (node.type === 'Identifier') return [node['name'] as string];
    const inner = {
      ObjectPattern: 'properties',
      ArrayPattern: 'elements',
      Property: 'value',
      AssignmentPattern: 'left',
      RestElement: 'argument',
      TSParameterProperty: 'parameter',
    }[node.type];
    return inner === undefined ? [] : boundBy(node[inner]);
  });

/** Names that a node declares itself, without those of its children. */
const declaredBy = (node: Node): readonly string[] => {
  const key = node['computed'] === true ? [] : boundBy(node['key']);
  switch (node.type) {
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
    case 'TSPropertySignature':
      return key;
    case 'TSMethodSignature':
      return [...key, ...boundBy(node['params'])];
    case 'CatchClause':
      return boundBy(node['param']);
    case 'TSTypeParameter':
      return boundBy(node['name']);
    default:
      // Variables, functions, classes, interfaces, types and enums have an `id`; functions and function types have
      // `params`.
      return [...boundBy(node['id']), ...boundBy(node['params'])];
  }
};

const walk = (value: unknown, found: Set<string>): void => {
  if (Array.isArray(value)) for (const each of value) walk(each, found);
  if (!isNode(value)) return;
  for (const name of declaredBy(value)) found.add(name);
  for (const child of Object.values(value)) walk(child, found);
};

/**
 * Every name that a TypeScript source declares: variables, parameters, functions, types, members and keys of objects.
 * Names that it only uses are not in it, so the names of libraries are not ours to answer for.
 */
export const declaredNames = (file: string, text: string): ReadonlySet<string> => {
  const found = new Set<string>();
  walk(parseSync(file, text).program, found);
  return found;
};
