/** What a package said, as the runtime writes it. */
export type ScormState = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is ScormState =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands under these names, one in the other; undefined where there is nothing. */
export const part = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);

/** The stored text of a state as an object; null where it is none. */
export const readState = (text: unknown): ScormState | null => {
  try {
    const state = JSON.parse(typeof text === 'string' ? text : '') as unknown;
    return isObject(state) ? state : null;
  } catch {
    return null;
  }
};

/**
 * Whether an object says that it is done: by its status in SCORM 1.2, by completion or success in 2004. A score alone
 * says nothing. It also runs in the player's page, which gets its source: it uses nothing from around it.
 */
export const isComplete = (state: ScormState): boolean => {
  const cmi = (state['cmi'] ?? {}) as {
    readonly core?: { readonly lesson_status?: unknown } | null;
    readonly completion_status?: unknown;
    readonly success_status?: unknown;
  };
  const lesson = cmi.core?.lesson_status;
  return (
    lesson === 'completed' ||
    lesson === 'passed' ||
    cmi.completion_status === 'completed' ||
    cmi.success_status === 'passed'
  );
};
