import { treatmentOf } from '#api/error-policy.ts';
import type { Endpoint, FailureCase, Treatment } from '#contracts/endpoint.ts';
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

/** What the app does with a failure of a call (J-10); `silent` is told apart by what the call is for. */
const REACTIONS: Readonly<Record<Exclude<Treatment, 'silent'>, string>> = {
  tray: 'the app says “Oops, something went wrong!” or shows what is not true',
  page: 'the app says that there is no such page, or shows what is not true',
  own: 'the form says that it did not work, or goes on as if it had',
};

const silence = ({ method, errors }: Endpoint): string => {
  if (method !== 'GET') return 'it is not done, without a word';
  return errors.preset === 'mute'
    ? 'it is missing, without a word'
    : 'that part of the page stays empty, without a word';
};

/** The statuses that a policy may name. */
const NAMED: ReadonlySet<number> = new Set([401, 403, 404, 419, 422, 423, 429, 503]);

/** Which failure the reply is for the app: its status, where it is a refusal, or that it cannot be read. */
const failureIn = (reasons: readonly string[]): FailureCase => {
  const status = Number(reasons.map((reason) => /^expected \d+ but was (\d+)$/.exec(reason)?.[1]).find(Boolean));
  return NAMED.has(status) ? (status as FailureCase) : 'other';
};

/** What a second opinion says of each call. */
const calls: ReadonlyMap<string, (typeof EXPECTATIONS)[number]['call']> = new Map(
  EXPECTATIONS.map(({ name, call }) => [name, call]),
);

/** What breaks for people: which screen, and how. An event has no call of its own. */
export const consequenceOf = (interaction: string, isEvent: boolean, reasons: readonly string[] = []): string => {
  if (isEvent) return 'Real-time messages: the page does not hear what happened until it is loaded again.';
  const endpoint = endpointOf(interaction);
  const call = calls.get(endpoint.name);
  if (call === undefined) throw new Error(`Nothing is expected of ${endpoint.name}.`);
  if (call.withoutCaller !== undefined) return 'Breaks nothing yet: no code of the app makes the call.';
  const treatment = treatmentOf(endpoint.errors, failureIn(reasons));
  return `Breaks ${call.screen}: ${treatment === 'silent' ? silence(endpoint) : REACTIONS[treatment]}.`;
};

/** A difference as a person reads it: which interaction, in what it differs, what follows, and what was assumed. */
export const describeDifference = (
  { interaction, reasons, assumes = [] }: PactFailure & { readonly assumes?: readonly string[] },
  isEvent: boolean,
): string => {
  const told = [...new Set(reasons.map(explainReason))];
  const questions = assumes.map((question) => `    assumed, to be answered: ${question}\n`).join('');
  return `${assumes.length === 0 ? '✗' : '?'} ${interaction}\n${told.map((reason) => `    ${reason}\n`).join('')}    → ${consequenceOf(interaction, isEvent, reasons)}\n${questions}`;
};
