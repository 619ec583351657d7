import { entry, importOf, line } from './insert.ts';
import type { Change } from './write.ts';

interface CallLines {
  readonly area: string;
  readonly file: string;
  /** The name under which its rules are imported. */
  readonly rules: string;
  readonly calls: readonly string[];
}

/** Lines of new calls in the catalogue, and of their rules in the list of rules. */
export const callLines = ({ area, file, rules, calls }: CallLines): readonly Change[] => [
  {
    path: 'contracts/catalogue.ts',
    edits: [
      importOf(`{ ${calls.join(', ')} }`, `./${area}/${file}.endpoints.ts`),
      ...calls.map((call) => entry({ opening: 'export const catalogue = {', item: call, name: call })),
    ],
  },
  {
    path: 'mocks/handlers/rules.ts',
    edits: [
      importOf(`* as ${rules}`, `../rules/${file}.rules.ts`),
      entry({ opening: 'export const rules: Rules = {', item: `...${rules}`, name: `...${rules}` }),
    ],
  },
];

/** A key of the factory, with its docstring. */
export const keyLine = (docstring: string, name: string, value: string): Change => ({
  path: 'src/api/queries/keys.ts',
  edits: [
    entry({
      opening: 'export const keys = {',
      item: `/** ${docstring} */\n${name}: ${value} as const`,
      name: `${name}:`,
    }),
  ],
});

interface RouteLines {
  readonly path: string;
  /** What `lazy` is, as code. */
  readonly lazy: string;
  /** An address of it, and the heading that a learner finds there, for the test of the route table. */
  readonly example: string;
  readonly heading: string;
}

const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`);
const NOT_BUILT = 'not built yet';

/**
 * A lazy route in the place of the announcement of its path, or before the page of unknown paths, and its line in the
 * route table's test.
 */
export const routeLines = (
  { path, lazy, example, heading }: RouteLines,
  announced: string | null,
): readonly Change[] => [
  {
    path: 'src/app/routes.tsx',
    edits: [
      line({
        ...(announced === null ? {} : { instead: `  later('${path}', '${announced}'),\n` }),
        anchor: "  { path: '*', Component: NotFoundPage },\n",
        item: `  { path: '${path}', lazy: ${lazy} },\n`,
        name: `path: '${path}'`,
      }),
    ],
  },
  {
    path: 'e2e/session/route-table.e2e.ts',
    edits: [
      line({
        ...(announced === null ? {} : { instead: `  ['${example}', '${announced}: ${NOT_BUILT}'],\n` }),
        anchor: `  ['/search', `,
        item: `  ['${example}', ${quoted(heading)}],\n`,
        name: `['${example}', ${quoted(heading)}]`,
      }),
    ],
  },
];
