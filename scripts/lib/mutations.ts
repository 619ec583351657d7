/** A reply of the provider as it was recorded. */
export interface RecordedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON; undefined where the body is none. */
  readonly body: unknown;
  readonly raw: Buffer;
}

/** One change to one reply. */
export interface Mutation {
  /** `drop data.0.id`, `status 200 → 202` and so on. */
  readonly label: string;
  readonly reply: RecordedReply;
}

/** Where a value stands in a body. */
export type Path = readonly (string | number)[];

const OTHER_STATUS: Readonly<Record<number, number>> = {
  200: 202,
  201: 202,
  204: 205,
  401: 403,
  403: 401,
  404: 410,
  419: 401,
  422: 400,
  429: 400,
  503: 500,
};

const clone = <T>(value: T): T => structuredClone(value);

/** Applies a change at a path of a copy. */
export const changedAt = (
  body: unknown,
  path: Path,
  change: (parent: Record<string | number, unknown>, key: string | number) => void,
): unknown => {
  const copy = clone(body);
  let parent = copy as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) parent = parent[step] as Record<string | number, unknown>;
  change(parent, path.at(-1) as string | number);
  return copy;
};

const ofAnotherType = (value: unknown): unknown => {
  if (typeof value === 'string') return 4711;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return String(value);
  if (value === null) return 'no longer null';
  return Array.isArray(value) ? { list: value } : 'no longer an object';
};

/** Where the body can be changed: every field of every object, in the first and the last element of each list. */
const pathsIn = (value: unknown, path: Path = []): readonly Path[] => {
  if (Array.isArray(value)) {
    const ends = [...new Set([0, value.length - 1])].filter((index) => index >= 0);
    return ends.flatMap((index) => [[...path, index], ...pathsIn(value[index], [...path, index])]);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => [
    [...path, key],
    ...pathsIn((value as Record<string, unknown>)[key], [...path, key]),
  ]);
};

const at = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], body);

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const mutationsAt = (reply: RecordedReply, path: Path): readonly Mutation[] => {
  const name = path.join('.');
  const value = at(reply.body, path);
  const inObject = typeof path.at(-1) === 'string';
  const with_ = (label: string, change: Parameters<typeof changedAt>[2]): Mutation => ({
    label: `${label} ${name}`,
    reply: { ...reply, body: changedAt(reply.body, path, change) },
  });
  return [
    ...(inObject
      ? [
          with_('drop', (parent, key) => delete parent[key]),
          with_('rename', (parent, key) => {
            parent[`${key}_renamed`] = parent[key];
            delete parent[key];
          }),
        ]
      : []),
    with_('change the type of', (parent, key) => (parent[key] = ofAnotherType(parent[key]))),
    ...(value === null ? [] : [with_('null', (parent, key) => (parent[key] = null))]),
    ...(Array.isArray(value) && value.length > 0 ? [with_('empty', (parent, key) => (parent[key] = []))] : []),
  ];
};

/** What a server says that lacks the route. */
const OTHER_MESSAGE = 'The route could not be found.';

const otherMessage = (reply: RecordedReply): readonly Mutation[] => {
  const { body } = reply;
  if (reply.status !== 404 || typeof body !== 'object' || body === null || !('message' in body)) return [];
  return [{ label: 'another message', reply: { ...reply, body: { ...body, message: OTHER_MESSAGE } } }];
};

/** How long to wait must be told with a 429 (L20); with a 503 it may be. */
const withoutHeader = (reply: RecordedReply, name: string): readonly Mutation[] =>
  reply.status !== 429 || reply.headers[name] === undefined
    ? []
    : [
        {
          label: `drop header ${name}`,
          reply: {
            ...reply,
            headers: Object.fromEntries(Object.entries(reply.headers).filter(([other]) => other !== name)),
          },
        },
      ];

/**
 * Every mutation of one reply: its status, its header, the message of a 404, and each field, type, null and list of its
 * body.
 */
export const mutationsOf = (reply: RecordedReply): readonly Mutation[] => {
  const other = OTHER_STATUS[reply.status];
  const status =
    other === undefined ? [] : [{ label: `status ${reply.status} → ${other}`, reply: { ...reply, status: other } }];
  const told = [...status, ...withoutHeader(reply, 'retry-after'), ...otherMessage(reply)];
  if (reply.body === undefined) return told;
  const objects = pathsIn(reply.body).filter((path) => isObject(at(reply.body, path)));
  const added = objects.map((path) => ({
    label: `add a key to ${path.join('.')}`,
    reply: {
      ...reply,
      body: changedAt(
        reply.body,
        path,
        (parent, key) => (parent[key] = { ...(parent[key] as object), secret_of_nobody: 'invented' }),
      ),
    },
  }));
  const whole: readonly Mutation[] = [
    { label: 'null the body', reply: { ...reply, body: null } },
    { label: 'change the type of the body', reply: { ...reply, body: ofAnotherType(reply.body) } },
    ...(isObject(reply.body)
      ? [
          {
            label: 'add a key to the body',
            reply: { ...reply, body: { ...(reply.body as object), secret_of_nobody: 'invented' } },
          },
        ]
      : []),
    ...(Array.isArray(reply.body) && reply.body.length > 0
      ? [{ label: 'empty the body', reply: { ...reply, body: [] } }]
      : []),
  ];
  return [...told, ...whole, ...added, ...pathsIn(reply.body).flatMap((path) => mutationsAt(reply, path))];
};
