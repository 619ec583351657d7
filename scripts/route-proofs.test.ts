// @vitest-environment jsdom
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { RequireSession } from '#app/guards/RequireSession.tsx';
import { routes } from '#app/routes.tsx';
import { collectRoutes } from '#e2e/lib/route-proof.ts';

const leavesOf = (route: RouteObject): readonly RouteObject[] =>
  route.children === undefined ? [route] : route.children.flatMap(leavesOf);

/** Every route for signed-in people, but the one of what is not found. */
const leaves = routes
  .flatMap(({ children = [] }) => children)
  .filter(({ Component }) => Component === RequireSession)
  .flatMap(leavesOf)
  .filter(({ path }) => path !== '*');

test('every route for signed-in people has an address in front of the walk of all routes', async () => {
  const proofs = await collectRoutes();
  const reached = new Set(proofs.map(({ path }) => matchRoutes(routes, path)?.at(-1)?.route));
  expect(leaves.length).toBeGreaterThan(20);
  const missing = leaves
    .filter((route) => !reached.has(route))
    .map(({ path = 'the index' }) => `${path} has no address in an e2e/<area>/<area>.routes.ts`);
  expect(missing).toEqual([]);
});

test('every address leads to a route of its own page', async () => {
  const proofs = await collectRoutes();
  expect(proofs.filter(({ path }) => matchRoutes(routes, path)?.at(-1)?.route.path === '*')).toEqual([]);
  expect(new Set(proofs.map(({ path }) => path)).size).toBe(proofs.length);
});
