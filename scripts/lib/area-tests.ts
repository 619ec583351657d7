import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { callNamesOf } from './area-calls.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What holds every area together: the proofs that sets are equal, and those of the lists that all areas share. */
export const SHARED_PROOFS: readonly string[] = [
  'fixtures/world.test.ts',
  'machines/catalogue.test.ts',
  'machines/charges.test.ts',
  'mocks/scenarios/all.test.ts',
  'scripts/machine-sets.test.ts',
  'scripts/contract-sets.test.ts',
  'scripts/table-x.test.ts',
  'scripts/docs/generate.test.ts',
  'src/api/error-policy.test.ts',
  'src/app/persistence/registry.test.tsx',
];

const declaredIn = (file: string): readonly string[] =>
  [...readFileSync(`${ROOT}${file}`, 'utf8').matchAll(/^export const (\w+): Rule</gm)].map((match) => match[1] ?? '');

/** Tests of the rules that answer an area's calls: `review.rules.ts` belongs to the assessments. */
const rulesTestsOf = (calls: readonly string[]): readonly string[] =>
  globSync('mocks/rules/*.rules.ts', { cwd: ROOT })
    .filter((file) => declaredIn(file).some((name) => calls.includes(name)))
    .map((file) => file.replace(/\.ts$/, '.test.ts'));

/**
 * The unit tests of an area: those in a folder of its name, those whose file begins with its name, those of its rules,
 * and the proofs that hold all areas together.
 */
export const unitTestsOf = async (area: string): Promise<readonly string[]> => {
  const rules = rulesTestsOf(await callNamesOf(area));
  return globSync('{contracts,machines,fixtures,mocks,src,scripts}/**/*.test.{ts,tsx}', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.pact.test.ts'))
    .filter((file) => {
      const parts = file.split('/');
      return (
        parts.includes(area) ||
        parts.at(-1)?.split('.')[0] === area ||
        rules.includes(file) ||
        SHARED_PROOFS.includes(file)
      );
    })
    .toSorted();
};

/** Whether an area has stories or walks in a browser. */
export const hasBrowserTests = (area: string): boolean =>
  globSync(`e2e/${area}/*.{e2e,model}.ts`, { cwd: ROOT }).length > 0;

/**
 * What Playwright's `--grep` matches in an area's tests: the folder of its stories, and the title of its walks, which
 * begins with area and flow.
 */
export const browserTestsOf = (area: string): RegExp => new RegExp(`(^| )${area}/`);
