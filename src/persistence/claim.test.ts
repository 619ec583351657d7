import { expect, test } from 'vitest';
import { claimInBrowser, claimInPage, type Claim } from './claim.ts';

const never = new AbortController().signal;

// Node has Web Locks, as browsers have.
test.each<readonly [string, () => Claim]>([
  ['by Web Locks', claimInBrowser],
  ['in one page', claimInPage],
])('%s: one has it until it lets go; what is aborted takes nothing', async (name, open) => {
  const claim = open();
  const letGo = await claim(name, never);
  expect(letGo).not.toBeNull();
  expect(await claim(name, never)).toBeNull();
  letGo?.();
  expect(await claim(name, AbortSignal.abort())).toBeNull();
  const again = await claim(name, never);
  expect(again).not.toBeNull();
  again?.();
});
