import { expect, test } from 'vitest';
import { exclusiveInPage } from './exclusive.ts';

/** Work that ends when it is told to. */
const pausable = () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
};

test('work of one name runs one after the other, and the work that waited is told so', async () => {
  const exclusive = exclusiveInPage();
  const seen: string[] = [];
  const first = pausable();
  const work = (name: string, ended: Promise<void> = Promise.resolve()) => async (waited: boolean) => {
    seen.push(`${name} ${waited ? 'waited' : 'at once'}`);
    await ended;
    seen.push(`${name} ends`);
  };
  const firstDone = exclusive('a', work('first', first.ended));
  const secondDone = exclusive('a', work('second'));
  await exclusive('b', work('other'));
  expect(seen).toEqual(['first at once', 'other at once', 'other ends']);
  first.end();
  await Promise.all([firstDone, secondDone]);
  expect(seen.slice(3)).toEqual(['first ends', 'second waited', 'second ends']);
});

test('work that fails lets the next go on, and the one after all of them does not wait', async () => {
  const exclusive = exclusiveInPage();
  const failed = exclusive('a', () => Promise.reject(new Error('broken')));
  const next = exclusive('a', (waited) => Promise.resolve(waited));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe(true);
  expect(await exclusive('a', (waited) => Promise.resolve(waited))).toBe(false);
});
