import { z } from 'zod';
import { isOwnPath } from '../product/own-path.ts';

// The policy of the page refuses code that is made of texts.
z.config({ jitless: true });

/** Rises with every change that an older reader would misread. */
export const JOURNAL_VERSION = 1;

const where = {
  /**
   * It is looked for in the dialog that is open; what stands behind a dialog cannot be pressed, and may have the same
   * name.
   */
  within: z.literal('dialog').optional(),
  /** Which of several with the same name, from 0 in the order of the page; left out where there is one. */
  nth: z.number().int().nonnegative().optional(),
};

/** What a step acts on, in the words of whoever uses the page. Names are whole. */
const Target = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('role'), role: z.string(), name: z.string(), ...where }),
  /** Fields without a role, such as that of a password. */
  z.strictObject({ by: z.literal('label'), name: z.string(), ...where }),
  z.strictObject({ by: z.literal('text'), name: z.string(), ...where }),
]);
export type Target = z.infer<typeof Target>;

/**
 * What never stands in a journal. A replay takes the password and the code of an authenticator from the demo, and a
 * card for tests; what it cannot know is `unknown`.
 */
const Secret = z.strictObject({
  secret: z.enum(['password', 'code', 'cc-number', 'cc-exp', 'cc-csc', 'unknown']),
  email: z.string().nullable(),
});
export type Secret = z.infer<typeof Secret>;

/**
 * Texts that were in sight when a step had been done: the heading of an open dialog or else of the page, and what was
 * announced. Left out where nothing new was.
 */
const Seen = z.strictObject({
  heading: z.string().optional(),
  alerts: z.array(z.string()).optional(),
  statuses: z.array(z.string()).optional(),
});
export type Seen = z.infer<typeof Seen>;

/** Verbs of the console that change something and can be repeated. */
const VERBS = [
  'as',
  'reset',
  'scenario',
  'clock.set',
  'clock.advance',
  'clock.freeze',
  'clock.run',
  'faults.set',
  'faults.add',
  'faults.remove',
  'faults.clear',
  'faults.release',
  'emit',
] as const;
export type DemoVerb = (typeof VERBS)[number];
export const isDemoVerb = (name: string): name is DemoVerb => (VERBS as readonly string[]).includes(name);

const common = { seen: Seen.optional(), /** What a tour says while it is done. */ sentence: z.string().optional() };

const Step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('press'), target: Target, ...common }),
  z.strictObject({ kind: z.literal('type'), target: Target, value: z.union([z.string(), Secret]), ...common }),
  z.strictObject({ kind: z.literal('choose'), target: Target, option: z.string(), ...common }),
  z.strictObject({ kind: z.literal('check'), target: Target, isChecked: z.boolean(), ...common }),
  /** Files by name and media type: a replay gives small ones of the same. */
  z.strictObject({
    kind: z.literal('upload'),
    target: Target,
    files: z.array(z.strictObject({ name: z.string(), type: z.string() })),
    ...common,
  }),
  /** A key as `KeyboardEvent.key`, with `Control+` and the like before it, where the focus is. */
  z.strictObject({ kind: z.literal('key'), key: z.string(), ...common }),
  z.strictObject({ kind: z.literal('go'), path: z.string().refine(isOwnPath), ...common }),
  z.strictObject({ kind: z.literal('reload'), ...common }),
  z.strictObject({ kind: z.literal('demo'), verb: z.enum(VERBS), args: z.array(z.unknown()), ...common }),
]);
export type Step = z.infer<typeof Step>;

const Journal = z.strictObject({
  version: z.literal(JOURNAL_VERSION),
  title: z.string(),
  /** The situation it begins in, as a path of the product with what a link carries: persona, scenario, clock, faults. */
  begins: z.string().refine(isOwnPath),
  seen: Seen.optional(),
  steps: z.array(Step),
});
/** What was done with the product and its demo, to be repeated. It holds no secret. */
export type Journal = z.infer<typeof Journal>;

/** What is wrong with a file that is no journal, in the words of whoever opened it. */
const wrongText = (path: readonly PropertyKey[]): string => {
  const [part, position] = path;
  return part === 'steps' && typeof position === 'number'
    ? `step ${position + 1} is not one that this demo desk knows.`
    : `“${String(part ?? '')}” is missing or wrong.`;
};

/** Reads a file. Throws a sentence where it is no journal, or one of another version. */
export const readJournal = (text: string): Journal => {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Error('This is not a journal: it is no JSON.');
  }
  const version: unknown =
    typeof given === 'object' && given !== null && 'version' in given ? given.version : undefined;
  if (typeof version === 'number' && version !== JOURNAL_VERSION)
    throw new Error(
      `This journal has version ${version}; version ${JOURNAL_VERSION} can be replayed. Record it again.`,
    );
  const read = Journal.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`This is not a journal: ${wrongText(issue?.path ?? [])}`);
};
