/**
 * What the walker shows of each chart and cannot find out in a browser: the sources of guards, the texts of checklist
 * items, and what the tests reach. Run by itself it prints all of it as JSON.
 */
import { readFile } from 'node:fs/promises';
import type { CatalogueEntry } from '#machines/catalogue-entry.ts';
import { catalogue } from '#machines/catalogue.ts';
import { explore } from '#machines/testing/explore.ts';
import { metaOf, nameOf, statesOf, transitionsOf } from '#machines/testing/machine-parts.ts';
import { modelOf } from '#e2e/walk/model-of.ts';
import { planWalks } from '#e2e/walk/plan.ts';
import type { MachineFacts, GuardFacts, WalkerFacts } from '../../src/instruments/walker/facts.ts';
import { checklistItems } from './checklist-items.ts';
import { guardIn, machineSources } from './guard-sources.ts';

const CHECKLIST = 'docs/specification/checklist.md';

/** The source of each guard of a chart. Throws for one that is not found. */
export const guardsOf = async ({
  area,
  name,
  machine,
}: CatalogueEntry): Promise<Readonly<Record<string, GuardFacts>>> => {
  const sources = await machineSources(area);
  return Object.fromEntries(
    Object.keys(machine.implementations.guards).map((guard) => {
      const found = sources.map((source) => guardIn(source, guard)).find((facts) => facts !== null);
      if (found === undefined)
        throw new Error(
          `The source of the guard ${guard} of ${area}/${name} was not found: write it as a property with an arrow function.`,
        );
      return [guard, found];
    }),
  );
};

/** What the exploration of a chart and the planned walks of its view reach. */
export const coverageFacts = async (entry: CatalogueEntry): Promise<Omit<MachineFacts, 'guards'>> => {
  const { positions } = explore(entry);
  const effects = [...positions.values()].flatMap(({ effect, edges, path }) => [
    ...(path.length === 0 ? [effect] : []),
    ...edges.map((edge) => edge.effect),
  ]);
  const visited = [...positions.values()].map(({ effect }) => new Set([...effect.states, ...effect.passed]));
  const taken = new Set(effects.flatMap((effect) => effect.taken.map(nameOf)));
  const walks = planWalks(entry, await modelOf(entry)).map(({ start, steps }) => [start, ...steps]);
  const shown = walks.map((steps) => new Set(steps.flatMap(({ states, passed }) => [...states, ...passed])));
  const walked = new Set(walks.flat().flatMap(({ takes }) => takes));
  return {
    states: Object.fromEntries(
      statesOf(entry.machine.root).map(({ id }) => [
        id,
        {
          positions: visited.filter((states) => states.has(id)).length,
          walks: shown.filter((states) => states.has(id)).length,
        },
      ]),
    ),
    transitions: Object.fromEntries(
      transitionsOf(entry.machine)
        .map(nameOf)
        .map((name) => [name, { isTaken: taken.has(name), isWalked: walked.has(name) }]),
    ),
  };
};

/**
 * The texts of the items that some state of the catalogue answers. What is no item of the checklist (`WCAG 3.3.4`) has
 * none.
 */
export const itemTexts = async (): Promise<Readonly<Record<string, string>>> => {
  const texts = checklistItems(await readFile(CHECKLIST, 'utf8'));
  const named = new Set(
    catalogue.flatMap(({ machine }) => statesOf(machine.root).flatMap((state) => metaOf(state)?.items ?? [])),
  );
  return Object.fromEntries([...named].flatMap((item) => (texts.has(item) ? [[item, texts.get(item) ?? '']] : [])));
};

const walkerFacts = async (): Promise<WalkerFacts> => {
  const machines: [string, MachineFacts][] = [];
  for (const entry of catalogue)
    machines.push([`${entry.area}/${entry.name}`, { ...(await coverageFacts(entry)), guards: await guardsOf(entry) }]);
  return { machines: Object.fromEntries(machines), items: await itemTexts() };
};

if (import.meta.main) process.stdout.write(JSON.stringify(await walkerFacts()));
