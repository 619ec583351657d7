import * as z from 'zod/mini';

/**
 * A date on the wire: unix seconds, an ISO 8601 string, or null (ES-37, W-10).
 * Output: unix seconds, or null. Parsing a parsed value changes nothing.
 */
export const WireDate = z.pipe(
  z.union([z.number(), z.string(), z.null()]),
  z.transform((value, context): number | null => {
    if (value === null || typeof value === 'number') return value;
    const milliseconds = Date.parse(value);
    if (!Number.isNaN(milliseconds)) return Math.floor(milliseconds / 1000);
    context.issues.push({ code: 'custom', message: 'not a date', input: value });
    return null;
  }),
);

/** A number in a path or a query, where everything travels as text. Output: the number. */
export const WireNumber = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value, context): number => {
    const number = typeof value === 'number' ? value : Number(value);
    if (value !== '' && Number.isFinite(number)) return number;
    context.issues.push({ code: 'custom', message: 'not a number', input: value });
    return Number.NaN;
  }),
);

/** A list in a query: an array in code, joined with commas on the wire (K-20). Output: the array. */
export const WireList = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value): readonly string[] =>
    typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value,
  ),
);

/** A key that a server may leave out or send as null (ES: missing optional keys are tolerated). */
export const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

/** How PHP writes an empty map (0346). */
export const EmptyList = z.array(z.unknown()).check(z.maxLength(0));

/** A map none of whose keys must come: PHP's empty list counts as an empty map (0346). Output: the map. */
export const mapOf = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.union([schema, EmptyList]),
    z.transform((value): z.output<S> => (Array.isArray(value) ? schema.parse({}) : (value as z.output<S>))),
  );

/** What counts where a value does not fit its schema. */
export const otherwise = z.catch;

/**
 * A setting with the default that stands when the server leaves it out or sends null (ES-18), or what is no such
 * setting: one wrong value must not keep everybody of an organisation out (0080).
 */
export const setting = <S extends z.ZodMiniType>(schema: S, fallback: NonNullable<z.output<S>>) =>
  z.pipe(
    otherwise(z.optional(z.nullable(schema)), null as z.output<S>),
    z.transform((value): NonNullable<z.output<S>> => (value ?? fallback) as NonNullable<z.output<S>>),
  );

/** A setting without a default: what is no such setting counts as none. */
export const settingOrNone = <S extends z.ZodMiniType>(schema: S) => otherwise(maybe(schema), null);

/** Laravel's flat paginator (L21, ES-21): the four keys of the specification, and what Laravel sends beside them (0348). */
export const Paging = <S extends z.ZodMiniType>(item: S) =>
  z.looseObject({
    current_page: z.number(),
    from: maybe(z.number()),
    last_page: z.number(),
    next_page_url: maybe(z.string()),
    per_page: maybe(z.number()),
    prev_page_url: maybe(z.string()),
    to: maybe(z.number()),
    total: z.number(),
    data: z.array(item),
  });

/** Every text in a value of whatever shape, in order. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/**
 * The messages of a 422 by field. A server may send one message instead of a list, PHP's empty map (`[]`), or messages
 * without a field: those stand under the empty name. Output: only fields with messages.
 */
const FieldMessages = z.pipe(
  z.unknown(),
  z.transform((value): Record<string, string[]> => {
    const fields =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value)
        : [['', value] as const];
    return Object.fromEntries(
      fields.map(([field, said]) => [field, textsIn(said)] as const).filter(([, messages]) => messages.length > 0),
    );
  }),
);

/**
 * The body of a refusal: one message, and for 422 the messages of each field (L19, L20). A part of another shape does
 * not cost the other part.
 */
export const Refusal = z.looseObject({
  message: otherwise(z.optional(z.string()), undefined),
  errors: z.optional(FieldMessages),
});
export type Refusal = z.output<typeof Refusal>;

/** Fortify's `""`, an object, or nothing at all (L18). */
export const Anything = z.unknown();
