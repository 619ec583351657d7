import type { Schema } from './endpoint.ts';
import { collectKeys } from './key-differences.ts';
import { nodeOf, type SchemaNode } from './schema-node.ts';

/** Whether an object is open on purpose: what else it holds has a schema of its own. */
const isOpen = ({ catchall }: SchemaNode): boolean =>
  catchall !== undefined && !['unknown', 'never'].includes(nodeOf(catchall).type);

/**
 * Paths of the keys of a value that its schema does not name, without positions in lists (`data.secret`). An object
 * that the client reads with tolerance (`looseObject`) is held to its shape here. A key that holds nothing does not
 * travel.
 */
export const unknownKeys = (schema: Schema, value: unknown): readonly string[] =>
  collectKeys(schema, value, (node, object) =>
    isOpen(node)
      ? []
      : Object.entries(object).flatMap(([key, part]) =>
          node.shape?.[key] !== undefined || part === undefined ? [] : [key],
        ),
  );
