import { HIDDEN, isSecretKey } from '../walker/redact.ts';
import type { Secret } from './journal.ts';

/** What a replay types where a card was typed: the card that the demo always charges. */
export const TEST_CARD: Readonly<Partial<Record<Secret['secret'], string>>> = {
  'cc-number': '4242 4242 4242 4242',
  'cc-exp': '12 / 40',
  'cc-csc': '123',
};

const CARD_PARTS: Readonly<Record<string, Secret['secret']>> = {
  'cc-number': 'cc-number',
  'cc-exp': 'cc-exp',
  'cc-csc': 'cc-csc',
};

/** What kind of secret a field takes; null for any other text. `label`: its accessible name. */
export const secretOf = (field: Element, label: string): Secret['secret'] | null => {
  const autocomplete = field.getAttribute('autocomplete') ?? '';
  const part = CARD_PARTS[autocomplete];
  if (part !== undefined) return part;
  if (/recovery/i.test(label)) return 'unknown';
  if (autocomplete.includes('password') || (field as HTMLInputElement).type === 'password') return 'password';
  if (autocomplete === 'one-time-code' || /\bcode\b/i.test(label)) return 'code';
  return autocomplete.startsWith('cc-') || isSecretKey(label) ? 'unknown' : null;
};

/** The routes whose last part lets somebody in. */
const SECRET_PATH = /(\/reset-password\/)[^/?#]+/;

/** A path of the product without what lets somebody in. */
export const hidePath = (path: string): string => {
  const [before = '', hash] = path.replace(SECRET_PATH, `$1${HIDDEN}`).split('#');
  const [pathname = '', search] = before.split('?');
  if (search === undefined) return path.replace(SECRET_PATH, `$1${HIDDEN}`);
  const query = new URLSearchParams(search);
  for (const key of Array.from(query.keys())) if (isSecretKey(key)) query.set(key, HIDDEN);
  return `${pathname}?${query.toString()}${hash === undefined ? '' : `#${hash}`}`;
};
