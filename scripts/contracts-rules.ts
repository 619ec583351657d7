/**
 * `npm run contracts:rules [-- NAME]`: writes each wrong rule of `wrong-rules.ts` into a copy of the fake backend, replays
 * the pacts of its area, and prints which of them verification sees. Fails where one that a pact should see is not seen,
 * and where one that none can see is seen by now. NAME: those alone whose name holds it.
 */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './lib/run.ts';
import { WRONG_RULES, type WrongRule } from './wrong-rules.ts';

const SOURCES = ['contracts', 'fixtures', 'mocks', 'package.json', 'scripts', 'tsconfig.json'];
/** One copy for each of two cores. */
const COPIES = 2;

const copyOfTree = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'waymark-rules-'));
  for (const source of SOURCES) await cp(source, join(copy, source), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  return copy;
};

/** Whether an interaction fails; a verification that does not come to an end has seen nothing. */
const isSeen = async (copy: string, { area, file, from, to, name }: WrongRule): Promise<boolean> => {
  const path = join(copy, file);
  const right = await readFile(path, 'utf8');
  if (!right.includes(from)) throw new Error(`${file} has no longer what is to be made wrong: ${name}`);
  await writeFile(path, right.replace(from, to));
  const { output } = await run('node', ['scripts/contracts-verify.ts', '--only', area], { cwd: copy, quiet: true });
  await writeFile(path, right);
  const failed = /interactions verified .*: (\d+) failed/.exec(output)?.[1];
  if (failed === undefined) throw new Error(`Verification did not come to an end with: ${name}\n${output.slice(-2000)}`);
  return Number(failed) > 0;
};

const wanted = WRONG_RULES.filter(({ name }) => name.includes(process.argv[2] ?? ''));
const waiting = [...wanted];
const seen = new Set<string>();
const copies = await Promise.all(Array.from({ length: COPIES }, copyOfTree));
await Promise.all(
  copies.map(async (copy) => {
    for (let rule = waiting.shift(); rule !== undefined; rule = waiting.shift()) if (await isSeen(copy, rule)) seen.add(rule.name);
    await rm(copy, { recursive: true });
  }),
);

const missed = wanted.filter(({ name, unseen }) => unseen === undefined && !seen.has(name));
const stale = wanted.filter(({ name, unseen }) => unseen !== undefined && seen.has(name));
for (const { name, unseen } of wanted) if (!seen.has(name)) process.stdout.write(`not seen: ${name}\n    ${unseen ?? 'UNEXPLAINED'}\n`);
for (const { name } of stale) process.stdout.write(`explained, but seen by now: ${name}\n`);
const visible = wanted.filter(({ unseen }) => unseen === undefined).length;
process.stdout.write(`${wanted.length} wrong rules, ${seen.size} seen by verification; ${visible - missed.length} of the ${visible} that a pact can see\n`);
process.exitCode = missed.length + stale.length > 0 ? 1 : 0;
