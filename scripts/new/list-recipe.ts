import { stateFiles } from './area-states.ts';
import { listEndpoint, listedState, listPact, listRule, listRuleTest, listSchema } from './list-contract.ts';
import { listAddress, listDefinition, listPage, listQuery, listRoute } from './list-page.ts';
import { tableFiles } from './list-table.ts';
import { listPageTest, listScreen, listStory } from './list-tests.ts';
import type { ListNames } from './names.ts';
import { callLines, keyLine, routeLines } from './shared-lines.ts';
import type { Recipe } from './write.ts';

/** A page with one list, from its call to its story. */
export const listRecipe = (root: string, names: ListNames): Recipe => {
  const { area, file, many, Many, text, title } = names;
  const states = stateFiles(root, area, [{ name: listedState(names), as: 'learner' }], null);
  const tables = tableFiles(root, names);
  const hasTable = tables.files.length === 0;
  return {
    area,
    files: [
      { path: `contracts/${area}/${file}.schema.ts`, text: listSchema(names) },
      { path: `contracts/${area}/${file}.endpoints.ts`, text: listEndpoint(names) },
      { path: `contracts/${area}/${file}.pact.test.ts`, text: listPact(names) },
      ...states.files,
      ...tables.files,
      { path: `mocks/rules/${file}.rules.ts`, text: listRule(names) },
      { path: `mocks/rules/${file}.rules.test.ts`, text: listRuleTest(names) },
      { path: `src/api/queries/${file}.queries.ts`, text: listQuery(names) },
      { path: `src/features/${area}/${file}-address.ts`, text: listAddress(names) },
      { path: `src/features/${area}/${file}.tsx`, text: listDefinition(names) },
      { path: `src/features/${area}/${Many}ListPage.tsx`, text: listPage(names) },
      { path: `src/features/${area}/${Many}ListRoute.tsx`, text: listRoute(names) },
      { path: `src/features/${area}/${file}.test.tsx`, text: listPageTest(names) },
      { path: `e2e/pages/${file}-page.ts`, text: listScreen(names) },
      { path: `e2e/${area}/${file}.e2e.ts`, text: listStory(names) },
    ],
    changes: [
      ...callLines({ area, file, rules: `${many}List`, calls: [`list${Many}`] }),
      ...states.changes,
      ...tables.changes,
      keyLine(
        `The ${text} of one organisation, as a list shows them.`,
        `listed${Many}`,
        `(organisationId: number) => [...keys.organisation(organisationId), '${file}']`,
      ),
      ...routeLines(
        {
          path: `/${area}`,
          lazy: `{ Component: async () => (await import('#features/${area}/${Many}ListRoute.tsx')).${Many}ListRoute }`,
          example: `/${area}`,
          heading: title,
        },
        title,
      ),
    ],
    toFillIn: [
      `contracts/${area}/${file}.endpoints.ts: number (the row of table X) and description; contract: 'assumed' for a call that the table lacks`,
      `contracts/${area}/${file}.schema.ts: the columns of a row`,
      ...(hasTable
        ? []
        : [
            `fixtures/${area}.ts: the seeded rows, and why each is there; fixtures/records/${names.record}.record.ts: the columns`,
          ]),
      `contracts/${area}/${area}.states.ts: what '${listedState(names)}' says, with the ids that the pact names`,
      `mocks/scenarios/${area}.scenarios.ts: what makes that true`,
      `contracts/${area}/${file}.pact.test.ts: the row that the state names`,
      `mocks/rules/${file}.rules.ts: the view of a row, and who may list`,
      `src/api/error-policy.test.ts: the line of list${Many}`,
      'scripts/lib/table-x-notes.ts: its row of table X is no longer to come',
      `src/features/${area}/${file}.tsx: columns, filter and CSV`,
      `src/features/${area}/${Many}ListPage.tsx: lead, and the words of an empty list`,
      `src/features/${area}/${Many}ListRoute.tsx: what somebody is told who may not see it`,
      `a link to /${area}, in src/app/shell/nav-links.ts or on a page`,
      'npm run contracts, and read the difference',
    ],
  };
};
