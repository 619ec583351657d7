/**
 * `npm run contracts:mutate`: proves that the pacts can fail. Records every reply and every event that the fake backend gives during
 * verification, changes each in every way one by one, replays the pacts against the changed replies, and prints the share
 * that verification catches. Fails below 95 %, and where a survivor has no explanation in `mutation-survivors.json`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { startServer } from '#mocks/http/server.ts';
import { mutateCookies } from './lib/mutate-cookies.ts';
import { REALTIME_KEY } from './lib/hear-event.ts';
import { mutateMessages } from './lib/mutate-messages.ts';
import { mutatePact, type Mutant } from './lib/mutate-pact.ts';
import { pactFiles } from './lib/pacts.ts';
import { run } from './lib/run.ts';

const FLOOR = 0.95;
/** One process for each of two cores. */
const WORKERS = 2;
const resultOf = (nth: number): string => `.cache/mutants-${nth}.json`;

/** Makes the mutations of one share; events and cookies, which are few, belong to the last. The verifier reports each failure at length, and here nearly everything is meant to fail. */
const mutateShare = async (nth: number): Promise<void> => {
  const server = await startServer({ port: 0 });
  const host = `http://127.0.0.1:${server.port}/api`;
  const mutants: Mutant[] = [];
  const provider = { host, states: `http://127.0.0.1:${server.port}/__demo/pact-states`, realtime: `ws://127.0.0.1:${server.port}`, appKey: REALTIME_KEY };
  const isLast = nth === WORKERS - 1;
  for (const file of await pactFiles()) {
    mutants.push(...(await mutatePact(file, host, { nth, of: WORKERS })), ...(isLast ? await mutateMessages(file, provider) : []));
  }
  if (isLast) mutants.push(...(await mutateCookies(host)));
  await server.close();
  await writeFile(resultOf(nth), JSON.stringify(mutants));
};

const report = async (): Promise<void> => {
  const started = performance.now();
  const shares = Array.from({ length: WORKERS }, (_, nth) => nth);
  const workers = await Promise.all(shares.map((nth) => run('node', [import.meta.filename, '--worker', `${nth}`], { quiet: true })));
  const broken = workers.find(({ code }) => code !== 0);
  if (broken !== undefined) {
    process.stderr.write(`${broken.output.slice(-4000)}\n`);
    process.exitCode = 1;
    return;
  }
  const mutants = (await Promise.all(shares.map(async (nth) => JSON.parse(await readFile(resultOf(nth), 'utf8')) as Mutant[]))).flat();
  const explained = JSON.parse(await readFile(new URL('mutation-survivors.json', import.meta.url), 'utf8')) as Record<string, string>;
  const survivors = mutants.filter((mutant) => !mutant.caught);
  const share = 1 - survivors.length / mutants.length;
  const stale = Object.keys(explained).filter((name) => !survivors.some((survivor) => survivor.name === name));
  for (const { name } of survivors) process.stdout.write(`survived: ${name}\n    ${explained[name] ?? 'UNEXPLAINED'}\n`);
  for (const name of stale) process.stdout.write(`explained, but caught by now: ${name}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${mutants.length} mutations, ${mutants.length - survivors.length} caught: ${(share * 100).toFixed(2)} % (${seconds} s)\n`);
  const unexplained = survivors.filter(({ name }) => explained[name] === undefined);
  process.exitCode = share < FLOOR || unexplained.length > 0 || stale.length > 0 ? 1 : 0;
};

await mkdir('.cache', { recursive: true });
const worker = process.argv.indexOf('--worker');
await (worker === -1 ? report() : mutateShare(Number(process.argv[worker + 1])));
