import { existsSync } from 'node:fs';
import { camelCase } from './names.ts';
import { entry, importOf } from './insert.ts';
import type { Change, NewFile } from './write.ts';

/** A provider state and what makes it true; without `arrange` that is left out. */
export interface NewState {
  readonly name: string;
  readonly as: string;
  /** The scenario's arrangement, as code. */
  readonly arrange?: string;
}

export interface StateFiles {
  readonly files: readonly NewFile[];
  readonly changes: readonly Change[];
}

const propertyOf = ({ name, as }: NewState): string => `'${name}': { as: '${as}' }`;

/**
 * States of an area that has some already go into its two files; an area without any gets both files and their lines in
 * the lists of all areas.
 */
export const stateFiles = (
  root: string,
  area: string,
  states: readonly NewState[],
  trait: { readonly name: string; readonly file: string } | null,
): StateFiles => {
  const contract = `contracts/${area}/${area}.states.ts`;
  const scenarios = `mocks/scenarios/${area}.scenarios.ts`;
  const name = camelCase(area);
  const arranged = states.filter(({ arrange }) => arrange !== undefined);
  const usesTrait = trait !== null && arranged.length > 0;
  if (existsSync(`${root}${contract}`)) {
    const imports = usesTrait
      ? [(text: string) => (text.includes(trait.file) ? text : importOf(`{ ${trait.name} }`, trait.file)(text))]
      : [];
    return {
      files: [],
      changes: [
        {
          path: contract,
          edits: states.map((state) =>
            entry({ opening: `export const ${name}States = {`, item: propertyOf(state), name: `'${state.name}'` }),
          ),
        },
        {
          path: scenarios,
          edits: [
            ...imports,
            ...arranged.map((state) =>
              entry({
                opening: `stateScenarios(${name}States, {`,
                item: `'${state.name}': ${state.arrange ?? ''}`,
                name: `'${state.name}'`,
              }),
            ),
          ],
        },
      ],
    };
  }
  const contractText = `import type { ProviderState } from '../provider-state.ts';

/** Situations of ${area}. */
export const ${name}States = {
${states.map((state) => `  ${propertyOf(state)},\n`).join('')}} as const satisfies Record<string, ProviderState>;
`;
  const scenarioText = `import { ${name}States } from '#contracts/${area}/${area}.states.ts';
import { stateScenarios } from './state-scenarios.ts';
${usesTrait ? `import { ${trait.name} } from '${trait.file}';\n` : ''}
/** Situations of ${area}. */
export const ${name}Scenarios = stateScenarios(${name}States, {
${arranged.map((state) => `  '${state.name}': ${state.arrange ?? ''},\n`).join('')}});
`;
  return {
    files: [
      { path: contract, text: contractText },
      { path: scenarios, text: scenarioText },
    ],
    changes: [
      {
        path: 'contracts/provider-states.ts',
        edits: [
          importOf(`{ ${name}States }`, `./${area}/${area}.states.ts`),
          entry({ opening: 'export const PROVIDER_STATES = {', item: `...${name}States`, name: `${name}States` }),
        ],
      },
      {
        path: 'mocks/scenarios/all.ts',
        edits: [
          importOf(`{ ${name}Scenarios }`, `./${area}.scenarios.ts`),
          entry({
            opening: 'readonly [N in ProviderStateName]: Scenario } = {',
            item: `...${name}Scenarios`,
            name: `${name}Scenarios`,
          }),
        ],
      },
    ],
  };
};

/** The traits that scenarios of an area are made from, where it has some. */
export const traitOf = (root: string, subject: string): { readonly name: string; readonly file: string } | null =>
  existsSync(`${root}mocks/scenarios/traits/${subject}.ts`)
    ? { name: camelCase(subject), file: `./traits/${subject}.ts` }
    : null;
