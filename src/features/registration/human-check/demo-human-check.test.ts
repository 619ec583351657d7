// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDemoHumanCheck } from './demo-human-check.ts';
import type { HumanCheckState } from './human-check.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const mounted = () => {
  const told: HumanCheckState[] = [];
  const check = createDemoHumanCheck().mount(document.createElement('div'), (state) => void told.push(state));
  return { check, told, statuses: () => told.map(({ status }) => status) };
};

test('passes everybody after a look, and asks nothing before (S-14)', () => {
  const { check, told, statuses } = mounted();
  expect(statuses()).toEqual([]);
  check.start();
  check.start();
  expect(statuses()).toEqual(['looking']);
  vi.runAllTimers();
  expect(told.at(-1)).toEqual({ status: 'passed', token: 'passed-in-the-demo' });
  expect(statuses()).toEqual(['looking', 'passed']);
});

test('a reset while it looks takes the look back, and it can be started again', () => {
  const { check, statuses } = mounted();
  check.start();
  check.reset();
  vi.runAllTimers();
  expect(statuses()).toEqual(['looking', 'waiting']);
  check.start();
  vi.runAllTimers();
  expect(statuses()).toEqual(['looking', 'waiting', 'looking', 'passed']);
});

test('tells nothing once it is off the page', () => {
  const { check, statuses } = mounted();
  check.start();
  check.unmount();
  vi.runAllTimers();
  expect(statuses()).toEqual(['looking']);
});
