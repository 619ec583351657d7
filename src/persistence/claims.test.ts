import { describe, expect, test } from 'vitest';
import { claimsInBrowser, claimsInPage, type Claims } from './claims.ts';

const never = new AbortController().signal;

/** Work that ends when it is told to. */
const pausable = () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
};

// Node has Web Locks, as browsers have.
describe.each<readonly [string, () => Claims]>([
  ['by Web Locks', claimsInBrowser],
  ['in one page', claimsInPage],
])('%s', (_, open) => {
  test('one has a name until it lets go; what is aborted takes nothing', async () => {
    const { take, takeFree } = open();
    const letGo = await take('taken', never);
    expect(letGo).not.toBeNull();
    expect(await take('taken', never)).toBeNull();
    expect(await takeFree('taken')).toBeNull();
    letGo?.();
    expect(await take('taken', AbortSignal.abort())).toBeNull();
    const again = await take('taken', never);
    expect(again).not.toBeNull();
    again?.();
    const free = await takeFree('never taken');
    expect(free).not.toBeNull();
    free?.();
  });

  test('work waits for whoever has its name, and is told so; what was let go twice frees nothing of somebody else', async () => {
    const { take, takeFree, run } = open();
    const letGo = await take('shared', never);
    const waited = run('shared', (hasWaited) => Promise.resolve(hasWaited));
    letGo?.();
    expect(await waited).toBe(true);
    const other = await takeFree('shared');
    letGo?.();
    expect(await takeFree('shared')).toBeNull();
    other?.();
  });

  test('work of one name runs one after the other', async () => {
    const { run } = open();
    const seen: string[] = [];
    const first = pausable();
    const work =
      (name: string, ended: Promise<void> = Promise.resolve()) =>
      async (waited: boolean) => {
        seen.push(`${name} ${waited ? 'waited' : 'at once'}`);
        await ended;
        seen.push(`${name} ends`);
      };
    const firstDone = run('a', work('first', first.ended));
    const secondDone = run('a', work('second'));
    await run('b', work('other'));
    expect(seen).toEqual(['first at once', 'other at once', 'other ends']);
    first.end();
    await Promise.all([firstDone, secondDone]);
    expect(seen.slice(3)).toEqual(['first ends', 'second waited', 'second ends']);
  });

  test('work that fails lets the next go on, and the one after all of them does not wait', async () => {
    const { run } = open();
    const failed = run('a', () => Promise.reject(new Error('broken')));
    const next = run('a', (waited) => Promise.resolve(waited));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe(true);
    expect(await run('a', (waited) => Promise.resolve(waited))).toBe(false);
  });
});
