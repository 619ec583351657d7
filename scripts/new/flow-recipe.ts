import { stateFiles, traitOf } from './area-states.ts';
import { flowActors } from './flow-actors.ts';
import { flowEndpoints, flowPact, flowRules, flowRulesTest, flowSchema, flowStates } from './flow-contract.ts';
import { flowQuery, flowWork } from './flow-device.ts';
import { flowScreen, flowStory } from './flow-e2e.ts';
import { flowHook, flowRoute } from './flow-hook.ts';
import { flowMachine } from './flow-machine.ts';
import { flowModel } from './flow-model.ts';
import { flowSamples } from './flow-samples.ts';
import { flowPageTest } from './flow-view-test.ts';
import { flowMessages, flowPage } from './flow-view.ts';
import { entry, importOf } from './insert.ts';
import type { FlowNames } from './names.ts';
import { callLines, keyLine, routeLines } from './shared-lines.ts';
import type { Change, Recipe } from './write.ts';

const NOT_FOUND = "Sorry, can't find that page";

const machineLines = ({ area, file, flow }: FlowNames): readonly Change[] => [
  {
    path: 'machines/catalogue.ts',
    edits: [
      importOf(`{ ${flow}Entry }`, `./${area}/${file}.samples.ts`),
      entry({
        opening: 'export const catalogue: readonly CatalogueEntry[] = [',
        item: `${flow}Entry`,
        name: `${flow}Entry`,
      }),
    ],
  },
  {
    path: 'src/app/work/work-kinds.ts',
    edits: [
      importOf(`{ ${flow}Work }`, `#features/${area}/${file}-work.ts`),
      entry({ opening: 'export const WORK_KINDS = [', item: `${flow}Work`, name: `${flow}Work` }),
    ],
  },
];

const toFillIn = (names: FlowNames): readonly string[] => {
  const { area, file, Flow } = names;
  const { open, decided } = flowStates(names);
  return [
    `contracts/${area}/${file}.endpoints.ts: number (the row of table X) and description of both calls; contract: 'assumed' for a call that the table lacks; what the writing call is while viewing as a learner, with its line in contracts/viewing.test.ts`,
    `contracts/${area}/${file}.schema.ts: what is decided about, and the decision`,
    `contracts/${area}/${area}.states.ts: what '${open}' and '${decided}' say, with the ids that the pacts name`,
    `mocks/scenarios/${area}.scenarios.ts: what makes them true`,
    `contracts/${area}/${file}.pact.test.ts: the subject, and the refusals`,
    `mocks/rules/${file}.rules.ts: the rules, which refuse everything; and the id in their test`,
    `src/api/error-policy.test.ts: the lines of get${Flow} and submit${Flow}`,
    'scripts/lib/table-x-notes.ts: their rows of table X are no longer to come',
    `machines/${area}/${file}.machine.ts: the items of its states; then the form, its guards and ${file}.samples.ts`,
    `src/features/${area}/${file}-work.ts: describeDraft and describe; src/app/persistence/registry.test.tsx: a sample of the kind of work`,
    `src/features/${area}/${file}-messages.ts: the texts of the page`,
    `src/features/${area}/${Flow}Route.tsx: what somebody is told who may not decide; the id in ${file}.test.tsx`,
    `e2e/pages/${file}-page.ts: the id; e2e/${area}/${file}.model.ts: situations on the server, nouns, the last states`,
    `a link to the page, and a decision for what the specification leaves open`,
    'npm run contracts, and read the difference',
  ];
};

/** A flow with its state chart, from its calls to its walk. */
export const flowRecipe = (root: string, names: FlowNames): Recipe => {
  const { area, file, flow, Flow, text, subject } = names;
  const { open, decided } = flowStates(names);
  const trait = traitOf(root, subject);
  const arrange = trait === null ? {} : { arrange: `async (stage) => void (await ${trait.name}().arrange(stage))` };
  const states = stateFiles(
    root,
    area,
    [
      { name: open, as: 'learner', ...arrange },
      { name: decided, as: 'learner' },
    ],
    trait,
  );
  const feature = `src/features/${area}`;
  return {
    area,
    files: [
      { path: `contracts/${area}/${file}.schema.ts`, text: flowSchema(names) },
      { path: `contracts/${area}/${file}.endpoints.ts`, text: flowEndpoints(names) },
      { path: `contracts/${area}/${file}.pact.test.ts`, text: flowPact(names) },
      ...states.files,
      { path: `mocks/rules/${file}.rules.ts`, text: flowRules(names) },
      { path: `mocks/rules/${file}.rules.test.ts`, text: flowRulesTest(names) },
      { path: `machines/${area}/${file}.machine.ts`, text: flowMachine(names) },
      { path: `machines/${area}/${file}.samples.ts`, text: flowSamples(names) },
      { path: `src/api/queries/${file}.queries.ts`, text: flowQuery(names) },
      { path: `${feature}/${file}-work.ts`, text: flowWork(names) },
      { path: `${feature}/${file}.actors.ts`, text: flowActors(names) },
      { path: `${feature}/use-${file}.ts`, text: flowHook(names) },
      { path: `${feature}/${file}-messages.ts`, text: flowMessages(names) },
      { path: `${feature}/${Flow}Page.tsx`, text: flowPage(names) },
      { path: `${feature}/${Flow}Route.tsx`, text: flowRoute(names) },
      { path: `${feature}/${file}.test.tsx`, text: flowPageTest(names) },
      { path: `e2e/pages/${file}-page.ts`, text: flowScreen(names) },
      { path: `e2e/${area}/${file}.model.ts`, text: flowModel(names) },
      { path: `e2e/${area}/${file}.e2e.ts`, text: flowStory(names) },
    ],
    changes: [
      ...callLines({ area, file, rules: flow, calls: [`get${Flow}`, `submit${Flow}`] }),
      ...states.changes,
      ...machineLines(names),
      keyLine(
        `What ${text} is about.`,
        flow,
        `(organisationId: number, id: number) => [...keys.organisation(organisationId), '${file}', id]`,
      ),
      ...routeLines(
        {
          path: `/${area}/:id/${file}`,
          lazy: `work(async () => (await import('#features/${area}/${Flow}Route.tsx')).${Flow}Route)`,
          example: `/${area}/0/${file}`,
          heading: NOT_FOUND,
        },
        null,
      ),
    ],
    toFillIn: toFillIn(names),
  };
};
