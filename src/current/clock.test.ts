import { expect, test } from 'vitest';
import { createAppClock } from './clock.ts';

const noDemo = () => undefined;

test('a device whose clock is a year wrong follows the server', () => {
  const clock = createAppClock(() => 1_000, noDemo);
  clock.hear(31_536_001_000);
  expect(clock.now()).toBe(31_536_001_000);
});

test('whole seconds of a header do not make a right clock jump', () => {
  const clock = createAppClock(() => 10_900, noDemo);
  clock.hear(10_000);
  expect(clock.now()).toBe(10_900);
});

test('in the demo it is the virtual clock', () => {
  const demo = { clock: { read: () => 42 } } as unknown as NonNullable<Window['demo']>;
  expect(
    createAppClock(
      () => 1,
      () => demo,
    ).now(),
  ).toBe(42);
});
