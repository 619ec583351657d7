import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';

const all = (some: readonly RouteObject[]): readonly RouteObject[] =>
  some.flatMap((route) => [route, ...all(route.children ?? [])]);

test('no two paths share what loads them: the router empties it with the first, and the second would crash', () => {
  const lazies = all(routes).flatMap(({ lazy }) => lazy ?? []);
  expect(lazies.length).toBeGreaterThan(20);
  expect(new Set(lazies).size).toBe(lazies.length);
});

test('G-04: every address of the profile stands below the route that is closed while viewing', () => {
  const gate = all(routes).find(({ path }) => path === '/profile');
  const below = all(routes).filter(({ path }) => path?.startsWith('/profile/') === true);
  expect(below.length).toBeGreaterThan(3);
  expect(below.filter((route) => gate?.children?.includes(route) !== true)).toEqual([]);
});
