/** Keys of a Stripe test account. */
export interface CardKeys {
  readonly publishable: string;
  readonly secret: string;
}

/** The keys in an environment, or, in one sentence, what is missing or wrong. Never with a part of a key. */
export const cardKeysOf = (environment: Readonly<Record<string, string | undefined>>): CardKeys | string => {
  const { STRIPE_PUBLISHABLE_KEY: publishable = '', STRIPE_SECRET_KEY: secret = '' } = environment;
  const missing = [
    ...(publishable === '' ? ['STRIPE_PUBLISHABLE_KEY'] : []),
    ...(secret === '' ? ['STRIPE_SECRET_KEY'] : []),
  ];
  if (missing.length > 0)
    return `Set ${missing.join(' and ')} to keys of a Stripe test account (pk_test_…, sk_test_…): without them no real card is tried.`;
  const isTest = publishable.startsWith('pk_test_') && /^(?:sk|rk)_test_/.test(secret);
  return isTest
    ? { publishable, secret }
    : 'STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY must be keys of a test account (pk_test_…, sk_test_…): nothing else is ever charged here.';
};

/** A text without keys and client secrets, so that what was seen can be shown to anybody. */
export const redacted = (text: string): string =>
  text.replaceAll(/_secret_\w+/g, '_secret_…').replaceAll(/\b((?:pk|sk|rk)_(?:test|live)_)\w+/g, '$1…');
