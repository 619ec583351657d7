import type { RecordedCall } from './recordings.ts';

/** How the interaction that pins what is assumed of a reply is named (`pins`). */
const AS_ASSUMED = ', as assumed';

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Two parts of one value in one. */
const merged = (one: unknown, other: unknown): unknown => {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((part, index) => merged(part, other[index]));
  if (isMap(one) && isMap(other))
    return { ...one, ...Object.fromEntries(Object.entries(other).map(([key, part]) => [key, merged(one[key], part)])) };
  return other ?? one;
};

/** The recorded calls with each reply whole: what is known and what is assumed of it stand in two interactions (0347). */
export const wholeCalls = (calls: readonly RecordedCall[]): readonly RecordedCall[] => {
  const assumed = new Map(calls.map((call) => [call.description, call.response] as const));
  return calls.flatMap((call) => {
    if (call.description.endsWith(AS_ASSUMED)) return [];
    const other = assumed.get(`${call.description}${AS_ASSUMED}`);
    if (other === undefined) return [call];
    const body = {
      ...other.body,
      ...call.response.body,
      content: merged(call.response.body?.content, other.body?.content),
    };
    return [
      {
        ...call,
        response: { ...other, ...call.response, headers: { ...other.headers, ...call.response.headers }, body },
      },
    ];
  });
};
