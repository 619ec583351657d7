/** What stands in the place of a secret. */
export const HIDDEN = '[hidden]';

/** Keys whose values are never shown: passwords, codes, tokens, a QR code's drawing, and what belongs to a card. */
const SECRET_KEY =
  /password|passcode|passphrase|secret|token|cookie|[cx]srf|otp|^codes?$|_codes?$|recovery|^svg$|cvc|cvv|iban|card_?number|authori[sz]ation/i;
/** Events whose whole payload is a secret, whatever its keys are called. */
const SECRET_EVENT = /password|code|token|card/i;
/** A number that a card could have, however it is grouped. */
const CARD_NUMBER = /\b\d(?:[ -]?\d){12,18}\b/g;

/** A secret of an authenticator, as its link or drawn, and a recovery code (L15, L17), wherever they stand. */
const AUTHENTICATOR = /otpauth:[^\s"'<>]+|data:image\/svg\+xml[^\s"'<>]+|<svg[\s\S]*?(?:<\/svg>|$)/gi;
const RECOVERY_CODE = /\b[a-z0-9]{10}-[a-z0-9]{10}\b/gi;

/** Hiding a letter or two everywhere would hide ordinary words. */
const LEAST_LETTERS = 4;
const LONGEST_TEXT = 400;
const MOST_PARTS = 40;
const DEEPEST = 8;

/** Whether the value under this key is a secret. */
export const isSecretKey = (key: string): boolean => SECRET_KEY.test(key);

/** A text without the secrets that were seen, and without anything that looks like one. */
const hideTexts = (text: string, secrets: Iterable<string>): string =>
  [AUTHENTICATOR, RECOVERY_CODE, CARD_NUMBER].reduce(
    (left, pattern) => left.replaceAll(pattern, HIDDEN),
    [...secrets].reduce((left, secret) => left.replaceAll(secret, HIDDEN), text),
  );

/** Hides texts that were seen as secrets wherever they come up again. */
export interface Hider {
  readonly remember: (text: string) => void;
  readonly hide: (text: string) => string;
}

export const createHider = (): Hider => {
  const seen = new Set<string>();
  return {
    remember: (text) => {
      if (text.trim().length >= LEAST_LETTERS) seen.add(text.trim());
    },
    hide: (text) => hideTexts(text, seen),
  };
};

export interface Redactor {
  /** A copy of a value without its secrets. */
  readonly redact: (value: unknown) => unknown;
  /** A copy of an event; of one that is about a secret every text is hidden. */
  readonly redactEvent: (event: { readonly type: string }) => unknown;
}

/** Texts of a value, however deep. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null && !('getSnapshot' in value)
    ? Object.values(value).flatMap(textsOf)
    : [];
};

const parted = (value: object, depth: number, copy: (part: unknown, key: string) => unknown): unknown => {
  if ('arrayBuffer' in value && 'size' in value)
    return `[file ${'name' in value ? String(value.name) : ''}, ${String(value.size)} bytes]`;
  if ('getSnapshot' in value) return '[actor]';
  if (depth > DEEPEST) return '[…]';
  if (Array.isArray(value)) {
    const parts = value.slice(0, MOST_PARTS).map((part: unknown) => copy(part, ''));
    return value.length > MOST_PARTS ? [...parts, `and ${value.length - MOST_PARTS} more`] : parts;
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (typeof part === 'function' ? [] : [[key, copy(part, key)]])),
  );
};

/**
 * Makes functions that copy values for the screen: secrets hidden by their key, and wherever the same text comes up
 * again; files by their name and size; functions left out; what is long or deep cut. They remember the secrets that
 * they have seen, so one redactor serves everything that is shown beside each other.
 */
export const createRedactor = (): Redactor => {
  const hider = createHider();
  const remember = (value: unknown): void => textsOf(value).forEach(hider.remember);
  const collect = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST || 'getSnapshot' in value) return;
    for (const [key, part] of Object.entries(value)) {
      if (isSecretKey(key)) remember(part);
      else collect(part, depth + 1);
    }
  };
  const textOf = (text: string): string => {
    const shown = hider.hide(text);
    return shown.length > LONGEST_TEXT ? `${shown.slice(0, LONGEST_TEXT)}…` : shown;
  };
  const copy = (value: unknown, key: string, depth: number): unknown => {
    if (
      isSecretKey(key) &&
      (typeof value === 'string' || typeof value === 'number' || (typeof value === 'object' && value !== null))
    )
      return HIDDEN;
    if (typeof value === 'string') return textOf(value);
    if (value instanceof Error) return `[error] ${textOf(value.message)}`;
    return typeof value === 'object' && value !== null
      ? parted(value, depth, (part, name) => copy(part, name, depth + 1))
      : value;
  };
  const redact = (value: unknown): unknown => {
    collect(value, 0);
    return copy(value, '', 0);
  };
  return {
    redact,
    redactEvent: (event) => {
      const { type, ...payload } = event;
      if (SECRET_EVENT.test(type)) remember(payload);
      return { type, ...(redact(payload) as object) };
    },
  };
};
