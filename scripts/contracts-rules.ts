/**
 * `npm run contracts:rules [-- NAME]`: writes each wrong rule of `mocks/rules/<area>.wrong-rules.ts` into a copy of the
 * fake backend, replays the pacts of its area, and where they see nothing runs the unit tests of the fake backend.
 * Prints which wrong rules verification sees, and which the whole. Fails where one that a pact should see is not seen,
 * where one that none can see is seen by now, and where unit tests do not see it either. NAME: those alone whose name
 * or area holds it.
 */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './lib/run.ts';
import { type AreaWrongRule, WRONG_RULES } from './lib/wrong-rules.ts';

const SOURCES = [
  'contracts',
  'fixtures',
  'index.html',
  'machines',
  'mocks',
  'package.json',
  'scripts',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];
/** One copy for each of two cores. */
const COPIES = 2;

const copyOfTree = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'waymark-rules-'));
  for (const source of SOURCES) await cp(source, join(copy, source), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  return copy;
};

/** Whether an interaction fails; a verification that does not come to an end has seen nothing. */
const isSeenByVerification = async (copy: string, { area, name }: AreaWrongRule): Promise<boolean> => {
  const { output } = await run('node', ['scripts/contracts-verify.ts', '--only', area], { cwd: copy, quiet: true });
  const failed = /interactions verified .*: (\d+) failed/.exec(output)?.[1];
  if (failed === undefined)
    throw new Error(`Verification did not come to an end with: ${name}\n${output.slice(-2000)}`);
  return Number(failed) > 0;
};

/** Whether a unit test of the fake backend fails. Without the rule they pass, as `npm test` shows. */
const isSeenByUnits = async (copy: string): Promise<boolean> =>
  (await run('vitest', ['run', '--bail', '1', 'mocks'], { cwd: copy, quiet: true })).code !== 0;

/** Who sees a wrong rule first. */
const seenBy = async (copy: string, rule: AreaWrongRule): Promise<'verification' | 'units' | 'nobody'> => {
  const path = join(copy, rule.file);
  const right = await readFile(path, 'utf8');
  if (!right.includes(rule.from)) throw new Error(`${rule.file} has no longer what is to be made wrong: ${rule.name}`);
  await writeFile(path, right.replace(rule.from, rule.to));
  try {
    if (await isSeenByVerification(copy, rule)) return 'verification';
    return (await isSeenByUnits(copy)) ? 'units' : 'nobody';
  } finally {
    await writeFile(path, right);
  }
};

const [, , part = ''] = process.argv;
const wanted = WRONG_RULES.filter(({ name, area }) => name.includes(part) || area.includes(part));
const waiting = [...wanted];
const found = new Map<string, Awaited<ReturnType<typeof seenBy>>>();
const copies = await Promise.all(Array.from({ length: COPIES }, copyOfTree));
try {
  await Promise.all(
    copies.map(async (copy) => {
      for (let rule = waiting.shift(); rule !== undefined; rule = waiting.shift())
        found.set(rule.name, await seenBy(copy, rule));
    }),
  );
} finally {
  await Promise.all(copies.map((copy) => rm(copy, { recursive: true })));
}

const isSeen = ({ name }: AreaWrongRule): boolean => found.get(name) === 'verification';
const visible = wanted.filter(({ unseen }) => unseen === undefined);
const missed = visible.filter((rule) => !isSeen(rule));
const stale = wanted.filter((rule) => rule.unseen !== undefined && isSeen(rule));
const unknown = wanted.filter(({ name }) => found.get(name) === 'nobody');
for (const rule of wanted)
  if (!isSeen(rule))
    process.stdout.write(
      `not seen by verification: ${rule.name}\n    ${rule.unseen ?? 'UNEXPLAINED'}; unit tests ${found.get(rule.name) === 'units' ? 'see it' : 'DO NOT SEE IT'}\n`,
    );
for (const { name } of stale) process.stdout.write(`explained, but seen by now: ${name}\n`);
process.stdout.write(
  `${wanted.length} wrong rules: verification sees ${visible.length - missed.length} of the ${visible.length} that a pact can see, with unit tests ${wanted.length - unknown.length} of ${wanted.length}\n`,
);
process.exitCode = missed.length + stale.length + unknown.length > 0 ? 1 : 0;
