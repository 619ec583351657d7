import type { TwoFactorPurpose } from '#machines/profile/two-factor.setup.ts';

/** The addresses of this area, each for what it does. */
export const TWO_FACTOR_PATHS: Readonly<Record<TwoFactorPurpose, string>> = {
  setUp: '/profile/security/two-factor',
  turnOff: '/profile/security/two-factor/off',
  codes: '/profile/security/two-factor/codes',
};

export const SECURITY_PATH = '/profile/security';

/** G-14 [V]. */
export const PASSWORD_WRONG = 'Sorry, the password was incorrect. Please try again.';

/** G-15 [V]. */
export const CODE_WRONG = 'Sorry, the code was incorrect. Please try again.';

/** G-09 [V]. */
export const FAILED = { title: 'Oops!', text: 'Sorry, something went wrong. Please try again.' } as const;

/** Ours: 429. */
export const TOO_OFTEN = 'That was tried too often. Please wait a moment, then try again.';

/** Ours: a reply was lost, and so was the question after it. */
export const NO_ANSWER = {
  title: "We haven't heard back yet",
  turnedOn: 'Two-factor may be on already. Check again before you do anything else.',
  turnedOff: 'Two-factor may be off already. Check again before you do anything else.',
} as const;

/** Ours: G-16. */
export const EXPIRED = {
  title: 'Too much time has passed since you last typed it.',
  text: 'Confirm it, and you go on where you stopped.',
  onPhone: 'Confirm it, and you go on where you stopped. What you added to your phone stays right.',
} as const;

/** Ours: the headings of the page. */
export const HEADINGS = {
  setUp: { title: 'Set up two-factor', lead: 'Four small steps. Afterwards your password alone opens nothing.' },
  turnOff: { title: 'Turn off two-factor', lead: 'Afterwards your password alone signs you in.' },
  codes: { title: 'Recovery codes', lead: 'Each signs you in once, on a day without your phone.' },
  done: { title: 'Two-factor is on', lead: 'Done. Your password alone opens nothing any more.' },
  renewed: { title: 'Your new recovery codes count', lead: 'The former ones sign nobody in any more.' },
  on: { title: 'Two-factor is on', lead: 'Your password alone opens nothing.' },
  off: { title: 'Two-factor is off', lead: 'Your password alone signs you in.' },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly lead: string }>>;

/** Ours: the clipboard was refused. */
export const COPY_BLOCKED = 'Your browser blocked copying.';

const BACK_LABELS: readonly (readonly [RegExp, string])[] = [
  [/^\/(?:[?#]|$)/u, 'Back to Home'],
  [/^\/profile(?:[/?#]|$)/u, 'Back to Security'],
  [/^\/assessments\//u, 'Back to your assessment'],
  [/^\/bookings(?:[/?#]|$)/u, 'Back to Bookings'],
];

/** How the way back is called, by where it leads. */
export const backLabel = (path: string): string =>
  BACK_LABELS.find(([pattern]) => pattern.test(path))?.[1] ?? 'Back to where you were';
