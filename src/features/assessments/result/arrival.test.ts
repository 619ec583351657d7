import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = (path: string): string => readFileSync(path, 'utf8');
const tokens = css('src/ui/styles/tokens.css');

/** What a token of motion lasts, in milliseconds. */
const lasting = (name: string): number => Number(new RegExp(`${name}: (\\d+)ms`).exec(tokens)?.[1]);

/** Duration and delay of an `animation`, in milliseconds: `calc()` holds sums and products of tokens. */
const endOf = (animation: string): number => {
  const times = [...animation.replaceAll('--ease', '').matchAll(/calc\(((?:[^()]|\([^()]*\))*)\)|var\((--m-\w+)\)/g)];
  return times.reduce((sum, [, calc, token]) => {
    const terms = (calc ?? `var(${token})`)
      .split('+')
      .map((term) => Number(/(\d+) \*/.exec(term)?.[1] ?? 1) * lasting(/--m-\w+/.exec(term)?.[0] ?? ''));
    return sum + terms.reduce((one, other) => one + other, 0);
  }, 0);
};

const REDUCED = /@media \(prefers-reduced-motion: no-preference\) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;
const animations = (text: string): readonly string[] =>
  [...text.matchAll(/animation: ([^;]+);/g)].map(([, value = '']) => value);

test('V6: the line walks in 480 ms, and the whole arrival ends within one second', () => {
  const all = animations(css('src/features/assessments/result/arrival.css'));
  expect(endOf(all.find((one) => one.startsWith('walk-across')) ?? '')).toBe(480);
  const ends = all.map(endOf);
  expect(Math.max(...ends)).toBeGreaterThan(480);
  expect(Math.max(...ends)).toBeLessThanOrEqual(1000);
});

test.each([
  ['src/ui/messages/toast/toast.css', 120],
  ['src/ui/actions/menu/menu.css', 120],
])('V6: what opens in %s takes 120 ms', (path, most) => expect(animations(css(path)).map(endOf)).toEqual([most]));

test.each([
  'src/features/assessments/result/arrival.css',
  'src/ui/messages/toast/toast.css',
  'src/ui/actions/menu/menu.css',
])('nothing in %s moves for who asked for less motion', (path) => {
  const text = css(path);
  const within = [...text.matchAll(REDUCED)].flatMap(([, inner = '']) => animations(inner));
  expect(within).toEqual(animations(text));
  expect(within.length).toBeGreaterThan(0);
});
