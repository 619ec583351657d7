import { collect } from '#contracts/testing/collect.ts';

/** an address for signed-in people, with what stands there for Amara. */
export interface RouteProof {
  readonly path: string;
  /** Of the page, or what stands there until its own page does. */
  readonly heading: string;
  /** Opened by loading the document, too: one of each shape, as a host answers them all with the same page. */
  readonly opensCold?: true;
}

/** The addresses of every area, from `e2e/<area>/<area>.routes.ts`. */
export const collectRoutes = async (): Promise<readonly (RouteProof & { readonly area: string })[]> =>
  (await collect<readonly RouteProof[]>('e2e/*/*.routes.ts', 'routes')).flatMap(({ area, value }) =>
    value.map((route) => ({ ...route, area })),
  );
