// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Demo } from '#contracts/demo.ts';
import { createProductFrame } from './product-frame.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A frame that shows a page of the product; each load has to be finished by hand. */
const frameAt = (href: string) => {
  const asked: string[] = [];
  const location = {
    ...Object.fromEntries(
      ['protocol', 'origin', 'pathname', 'search', 'hash'].map((name) => [name, new URL(href)[name as 'hash']]),
    ),
    assign: (to: URL) => asked.push(`assign ${to.href}`),
    reload: () => asked.push('reload'),
  } as Record<string, unknown>;
  const view = { location, demo: undefined as Demo | undefined };
  const element = Object.assign(new EventTarget(), { contentWindow: view }) as unknown as HTMLIFrameElement;
  const moveTo = (to: string): void =>
    void Object.assign(location, { pathname: new URL(to, href).pathname, search: new URL(to, href).search });
  return { asked, view, element, moveTo };
};

const open = (path = '/bookings') => {
  const there = frameAt(`https://host.example/x${path}`);
  const product = createProductFrame({ seat: 1, base: '/x/', path });
  const stop = product.attach(there.element);
  return { ...there, product, stop };
};

test('the path follows the product, which tells nobody where its router goes', () => {
  const { product, moveTo, stop } = open();
  const heard: string[] = [];
  product.subscribe(() => heard.push(product.path()));
  moveTo('/x/awards?tab=points');
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual(['/awards?tab=points']);
  moveTo('/elsewhere');
  vi.advanceTimersByTime(1000);
  expect(product.path()).toBe('/');
  stop?.();
  moveTo('/x/bookings');
  vi.advanceTimersByTime(1000);
  expect(heard).toHaveLength(2);
});

test('the console is that of the document to come, never of the one that is being left', async () => {
  const { product, view } = open();
  const [old, next] = [{}, {}] as [Demo, Demo];
  view.demo = old;
  await expect(product.demo()).resolves.toBe(old);
  product.reload();
  const asked = product.demo();
  await vi.advanceTimersByTimeAsync(500);
  view.demo = next;
  await vi.advanceTimersByTimeAsync(500);
  await expect(asked).resolves.toBe(next);
});

test('a product that never answers is told in words', async () => {
  const { product } = open();
  const answer = product.demo().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await answer).toEqual(new Error('The product does not answer. Load the page again.'));
});

test('a page of another origin is no product: nothing of it is read, and the product is loaded again', async () => {
  const { product, element, view } = open('/awards');
  const unreadable = {
    get location(): never {
      throw new DOMException('Blocked a frame with origin', 'SecurityError');
    },
  };
  Object.assign(element, { contentWindow: unreadable });
  vi.advanceTimersByTime(1000);
  expect([product.view(), product.path()]).toEqual([null, '/awards']);
  product.reload();
  expect(element.src).toBe(`${location.origin}/x/awards`);
  element.src = '';
  const answer = product.demo();
  await vi.advanceTimersByTimeAsync(4000);
  expect(element.src, 'asking for the console tries again').toBe(`${location.origin}/x/awards`);
  Object.assign(element, { contentWindow: view });
  view.demo = {} as Demo;
  await vi.advanceTimersByTimeAsync(500);
  await expect(answer).resolves.toBe(view.demo);
});

test("another host's address and the instruments' own are never opened", () => {
  const { product, asked } = open();
  product.open('//elsewhere.example/');
  product.open('/instruments/');
  expect(asked).toEqual(['assign https://host.example/x/', 'assign https://host.example/x/']);
});

test('a path is loaded anew, even where it is the present one with another hash', () => {
  const { product, asked } = open();
  product.open('/awards');
  product.open('/bookings#late');
  expect(asked).toEqual([
    'assign https://host.example/x/awards',
    'assign https://host.example/x/bookings#late',
    'reload',
  ]);
});

test('a document that asked for what nobody answers is loaded anew once, and its console is given then', async () => {
  const { product, view, asked } = open();
  const old = {} as Demo;
  view.demo = old;
  product.open('/awards');
  const console = product.demo();
  await vi.advanceTimersByTimeAsync(9000);
  // The document itself did not come: the one that is being left still stands.
  expect(asked).toEqual(['assign https://host.example/x/awards', 'assign https://host.example/x/awards']);
  view.demo = undefined;
  const next = {} as Demo;
  await vi.advanceTimersByTimeAsync(9000);
  view.demo = next;
  await vi.advanceTimersByTimeAsync(500);
  await expect(console).resolves.toBe(next);
  expect(asked).toHaveLength(2);

  product.reload();
  view.demo = undefined;
  const again = product.demo();
  await vi.advanceTimersByTimeAsync(9000);
  expect(asked.slice(2)).toEqual(['reload', 'reload']);
  view.demo = {} as Demo;
  await vi.advanceTimersByTimeAsync(500);
  await again;
});
