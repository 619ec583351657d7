/**
 * `npm run cards:try`: tries with keys of a Stripe test account (`STRIPE_PUBLISHABLE_KEY`, `STRIPE_SECRET_KEY`) what
 * the stand-in cannot prove, and prints what it saw, never a secret. Ends with 0 where all is as the app relies on, 1
 * where something is not, 2 without keys, 3 without a way to Stripe.
 */
import { randomUUID } from 'node:crypto';
import { cardKeysOf, redacted } from './cards/card-keys.ts';
import { stripeRest } from './cards/stripe-rest.ts';
import { tryPage } from './cards/try-page.ts';
import { type Finding, tryRest } from './cards/try-rest.ts';

const NO_KEYS = 2;
const UNREACHABLE = 3;

const stop = (sentence: string, code: number): never => {
  process.stderr.write(`${redacted(sentence)}\n`);
  process.exit(code);
};

const keys = cardKeysOf(process.env);
if (typeof keys === 'string') stop(keys, NO_KEYS);
else {
  const rest = stripeRest(keys);
  const opened = await rest
    .create(randomUUID())
    .catch((error: unknown) =>
      stop(
        `There is no way to https://api.stripe.com from here: ${error instanceof Error ? error.message : String(error)}`,
        UNREACHABLE,
      ),
    );
  if (opened.intent === null) stop(`Stripe refuses the keys: ${opened.error?.message ?? 'no reason given'}`, 1);
  else {
    const findings: readonly Finding[] = [
      ...(await tryRest(rest)),
      ...(await tryPage(keys.publishable, opened.intent.client_secret)),
    ];
    for (const { tried, seen, isAsExpected } of findings)
      process.stdout.write(`${isAsExpected ? 'as expected' : 'DIFFERENT  '}  ${tried}: ${redacted(seen)}\n`);
    process.exitCode = findings.every(({ isAsExpected }) => isAsExpected) ? 0 : 1;
  }
}
