import { viewedName } from '#api/viewing.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { plural } from '#ui/format/counts.ts';

/** S-08, letter by letter. */
export const TERMS = 'I agree to the Terms and Conditions of service';

/** S-09, letter by letter. */
export const notPossible = (organisation: string): string =>
  `Sorry, it's not currently possible to register with ${organisation}.`;

/** Under the heading. */
export const leadText = (organisation: string, isSignedIn: boolean): string =>
  isSignedIn
    ? `Join ${organisation} with the account you have.`
    : `Join ${organisation}. About three minutes, and you are in.`;

/** H-17: why nobody joins as somebody else; undefined while nobody views. */
export const viewingReason = (profile: Profile | null): string | undefined => {
  const name = profile === null ? null : viewedName(profile);
  return name === null ? undefined : `You are viewing as ${name}. Exit View As to join in your own name.`;
};

export interface FootInput {
  /** What is still to do, or why nothing can be sent. */
  readonly missing: string | undefined;
  readonly isLooking: boolean;
  readonly isAsking: boolean;
  readonly isBusy: boolean;
  readonly isSignedIn: boolean;
  readonly wasRefused: boolean;
}

/** What stands beside the button. */
export const footText = ({ missing, isLooking, isAsking, isBusy, isSignedIn, wasRefused }: FootInput): string => {
  if (isAsking) return 'One moment, we are asking whether it worked.';
  if (isBusy) return 'One moment.';
  if (isLooking) return 'One moment, we are looking at your tick.';
  if (wasRefused) return `Nothing was registered. ${missing ?? 'Put it right, and try again.'}`;
  return missing ?? (isSignedIn ? 'Your training is there straight away.' : 'You are signed in straight away.');
};

interface Told {
  readonly title: string;
  readonly children: string;
}

/** After a call that did nothing. */
export const notDoneText = (isSignedIn: boolean): Told => ({
  title: 'Oops, something went wrong!',
  children: isSignedIn
    ? 'You have not joined yet. Everything you chose is still here: tick “Are you human?” again, and join once more.'
    : 'You are not registered yet. Everything you typed is still here: type your password and tick “Are you human?” again, and register once more.',
});

/** What the form says when registering was tried too often, with the seconds to wait where they are known (L20). */
export const throttledText = (waitSeconds: number | null): Told => ({
  title: 'That was too often',
  children:
    waitSeconds === null
      ? 'Please wait a minute, and try again. Everything you typed is still here.'
      : `Please try again in ${plural(waitSeconds, 'second', 'seconds')}. Everything you typed is still here.`,
});
