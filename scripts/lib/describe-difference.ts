import { EXPECTATIONS } from '#contracts/testing/expectations.ts';
import { endpointOf } from './endpoint-of.ts';
import type { PactFailure } from './verify-pacts.ts';

/** Pact's own sentences and ours in their place; what none of them fits stays as pact says it. */
const SENTENCES: readonly (readonly [said: RegExp, ours: string])[] = [
  [/^expected (\d+) but was (\d+)$/, 'answers $2, not $1'],
  [/^\$: Actual map is missing the following keys: (.+)$/, 'lacks $1'],
  [/^\$\.(\S+): Actual map is missing the following keys: (.+)$/, 'lacks $2 in $1'],
  [
    /^\$\.?(\S*): Type mismatch: Expected (.+) \((\w+)\) to be the same type as .+ \((\w+)\)$/s,
    '$1 is $2 ($3), not $4',
  ],
  [/^\$\.?(\S*): Expected (.+) \((\w+)\) to be the same type as .+ \((\w+)\)$/s, '$1 is $2 ($3), not $4'],
  [/^\$\.?(\S*): Expected (.+) \(\w+\) to be equal to (.+) \(\w+\)$/s, '$1 is $2, not $3'],
  [/^\$\.?(\S*): Expected (.+) \(\w+\) to be a number$/s, '$1 is $2, not a number'],
  [/^\$\.?(\S*): Expected (.+?) to match '(.+)'$/s, '$1 is $2, which does not match $3'],
  [/^\$\.?(\S*): Expected \[\] \(size 0\) to have minimum size of 1$/, '$1 is empty'],
];

/** One reason in our words. */
export const explainReason = (reason: string): string => {
  const found = SENTENCES.find(([said]) => said.test(reason));
  return found === undefined ? reason : reason.replace(found[0], found[1]).replace(/^ is /, 'the reply is ');
};

/** What the app does with a reply that it cannot read or that means something else, by the policy of its call (J-10). */
const REACTIONS: Readonly<Record<'tray' | 'silent' | 'mute' | 'own', string>> = {
  tray: 'the app says “Oops, something went wrong!” or shows what is not true',
  silent: 'that part of the page stays empty, without a word',
  mute: 'it is missing, without a word',
  own: 'the form says that it did not work, or goes on as if it had',
};

/** Where a learner or a reviewer meets each call. */
const screens: ReadonlyMap<string, string> = new Map(EXPECTATIONS.map(({ name, call }) => [name, call.screen]));

/** What breaks for people: which screen, and how. An event has no call of its own. */
export const consequenceOf = (interaction: string, isEvent: boolean): string => {
  if (isEvent) return 'Real-time messages: the page does not hear what happened until it is loaded again.';
  const { name, errors } = endpointOf(interaction);
  return `Breaks ${screens.get(name) ?? name}: ${REACTIONS[errors.preset]}.`;
};

/** A difference as a person reads it: which interaction, in what it differs, what follows, and what was assumed. */
export const describeDifference = (
  { interaction, reasons, assumes = [] }: PactFailure & { readonly assumes?: readonly string[] },
  isEvent: boolean,
): string => {
  const told = [...new Set(reasons.map(explainReason))];
  const questions = assumes.map((question) => `    assumed, to be answered: ${question}\n`).join('');
  return `${assumes.length === 0 ? '✗' : '?'} ${interaction}\n${told.map((reason) => `    ${reason}\n`).join('')}    → ${consequenceOf(interaction, isEvent)}\n${questions}`;
};
