import type { Schema } from './endpoint.ts';
import { collectKeys } from './key-differences.ts';
import { joinPath } from './schema-node.ts';

/** Where even the fake backend leaves a key out, and why. */
const LEFT_OUT: readonly (readonly [where: RegExp, why: string])[] = [
  [/^access_token$/, 'pointless with cookies (ES-22)'],
  [/\bsettings\.impersonation_super_only$/, 'assumed, and the mode that stands by default (H-02)'],
  [/\bprerequisites\.prerequisites$/, 'a chain of them ends somewhere'],
];

/**
 * Paths of the keys that a schema names and a value lacks, without positions in lists: what a client may find missing,
 * and a backend that stands for the whole contract must not forget.
 */
export const missingKeys = (schema: Schema, value: unknown): readonly string[] =>
  collectKeys(schema, value, ({ shape = {} }, object, path) =>
    Object.keys(shape).filter(
      (key) => !(key in object) && !LEFT_OUT.some(([where]) => where.test(joinPath(path, key))),
    ),
  );
