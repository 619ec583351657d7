import type { Schema } from './endpoint.ts';

/** What a schema says of itself; zod keeps it under `_zod.def`. */
export interface SchemaNode {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  /** What an object allows besides its shape. */
  readonly catchall?: Schema;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly (string | number | boolean | null)[];
  readonly valueType?: Schema;
  readonly getter?: () => Schema;
}

/** A path one key further down: `data.state`, `state` at the top. */
export const joinPath = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

export const nodeOf = (schema: Schema): SchemaNode => schema._zod.def as unknown as SchemaNode;

/** The schema below wrappers (optional, null, lazy, a transformation): that of what travels. */
export const unwrapped = (schema: Schema): Schema => {
  const { type, innerType, in: input, getter } = nodeOf(schema);
  if (type === 'lazy' && getter !== undefined) return unwrapped(getter());
  if (type === 'pipe' && input !== undefined) return unwrapped(input);
  return innerType === undefined ? schema : unwrapped(innerType);
};
