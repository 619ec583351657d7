/**
 * `npm run contracts:mutate`: proves that the pacts can fail. Records every reply that the fake backend gives during
 * verification, changes each in every way one by one, replays the pacts against the changed replies, and prints the share
 * that verification catches. Fails below 95 %, and where a survivor has no explanation in `mutation-survivors.json`.
 */
import { readFile } from 'node:fs/promises';
import { startServer } from '#mocks/http/server.ts';
import { mutateCookies } from './lib/mutate-cookies.ts';
import { mutatePact, type Mutant } from './lib/mutate-pact.ts';
import { pactFiles } from './lib/pacts.ts';

const FLOOR = 0.95;

const server = await startServer({ port: 0 });
const host = `http://127.0.0.1:${server.port}/api`;
const started = performance.now();
const mutants: Mutant[] = [];
for (const file of await pactFiles()) mutants.push(...(await mutatePact(file, host)));
mutants.push(...(await mutateCookies(host)));
await server.close();

const explained = JSON.parse(await readFile(new URL('mutation-survivors.json', import.meta.url), 'utf8')) as Record<string, string>;
const survivors = mutants.filter((mutant) => !mutant.caught);
const share = 1 - survivors.length / mutants.length;

for (const { name } of survivors) process.stdout.write(`survived: ${name}\n    ${explained[name] ?? 'UNEXPLAINED'}\n`);
const unexplained = survivors.filter(({ name }) => explained[name] === undefined);
const stale = Object.keys(explained).filter((name) => !survivors.some((survivor) => survivor.name === name));
for (const name of stale) process.stdout.write(`explained, but caught by now: ${name}\n`);
process.stdout.write(
  `${mutants.length} mutations, ${mutants.length - survivors.length} caught: ${(share * 100).toFixed(2)} % (${((performance.now() - started) / 1000).toFixed(1)} s)\n`,
);
process.exitCode = share < FLOOR || unexplained.length > 0 || stale.length > 0 ? 1 : 0;
