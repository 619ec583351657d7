/**
 * A worker of `example-provider.test.ts`, because pact's verifier prints every difference: verifies the example
 * provider with its own rules, and with each of the wrong ones the calls that they concern. Sends a result for each.
 */
import { REALTIME_KEY } from '../lib/hear-event.ts';
import { type Selection, selectionOf } from '../lib/selection.ts';
import { verifyProvider, type Verification } from '../lib/verify-provider.ts';
import { OTHER_STATES } from './other-states.ts';
import type { Rules } from './rules.ts';
import { startExampleProvider } from './server.ts';
import { WRONG_RULES } from './wrong-rules.ts';

/** A verification of the example provider. */
export interface Verified extends Verification {
  /** What it does wrong; null where it does nothing wrong. */
  readonly broken: string | null;
}

/** The calls that the example provider has. */
const CALLS: readonly string[] = [
  'getCsrfCookie',
  'login',
  'confirmTwoFactor',
  'logout',
  'getMe',
  'getAssessment',
  'submitAnswers',
];

const verify = async (broken: string | null, rules: Partial<Rules>, calls: readonly string[]): Promise<void> => {
  const { close, ...provider } = await startExampleProvider(rules);
  const selected = await selectionOf(calls.join(','));
  const selection: Selection = {
    ...selected,
    includes: (interaction) => selected.includes(interaction) && !OTHER_STATES.test(interaction.description),
    includesCookies: calls.includes('getCsrfCookie'),
  };
  const verification = await verifyProvider({ ...provider, realtime: '', appKey: REALTIME_KEY }, selection, 'needed');
  process.send?.({ broken, ...verification } satisfies Verified);
  await close();
};

await verify(null, {}, CALLS);
for (const { name, calls, rules } of WRONG_RULES) await verify(name, rules, calls);
