import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ruthAdeyemi } from '#fixtures/colleagues.ts';
import { amaraOsei, helenCho, marcusBell, sofiaLindqvist, tomWhitfield } from '#fixtures/people.ts';
import { type RunningServer, startServer } from '#mocks/http/server.ts';
import { OTHER_STATES } from './example-provider/other-states.ts';
import { type RunningProvider, startExampleProvider } from './example-provider/server.ts';
import { callsOf, messagesOf, pactFiles, readPacts, type RecordedPact } from './lib/pacts.ts';
import { type Finished, run } from './lib/run.ts';

const ROOT = new URL('../', import.meta.url).pathname;

/** The people of the fake backend, as an owner names theirs. */
const PEOPLE = Object.fromEntries(
  Object.entries({
    LEARNER: amaraOsei,
    CHALLENGED: tomWhitfield,
    ADMINISTRATOR: marcusBell,
    AUTHOR: helenCho,
    REVIEWER: ruthAdeyemi,
    SUPER: sofiaLindqvist,
  }).flatMap(([role, { email, password, two_factor_secret: secret }]) => [
    [`WAYMARK_${role}_EMAIL`, email],
    [`WAYMARK_${role}_PASSWORD`, password],
    ...(secret === null ? [] : [[`WAYMARK_${role}_TOTP_SECRET`, secret]]),
  ]),
) as Readonly<Record<string, string>>;

let folder = '';
let fake: RunningServer;
let other: RunningProvider;
let relay: Server;

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const post = (path: string, body: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${fake.port}/__demo/${path}`, { method: 'POST', body });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-owner-'));
  await copyFile(`${ROOT}docs/examples/verify-with-pact.mjs`, join(folder, 'verify-with-pact.mjs'));
  for (const file of await pactFiles()) await copyFile(file, join(folder, basename(file)));
  await symlink(`${ROOT}node_modules`, join(folder, 'node_modules'));
  fake = await startServer({ port: 0, host: '127.0.0.1' });
  other = await startExampleProvider();
  // Entering a state clears the faults of the one before: these states come with the fault.
  relay = createServer((incoming, outgoing) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const entered = await post('pact-states', Buffer.concat(chunks).toString());
      await post('faults.set', JSON.stringify([[{ call: 'getMe', status: 500 }]]));
      outgoing.writeHead(entered.status).end(await entered.text());
    })();
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  relay.close();
  await other.close();
  await fake.close();
  await rm(folder, { recursive: true });
});

/** Runs the script as an owner does, in the folder with the pacts. */
const verify = (
  host: string,
  states: string,
  files: readonly string[],
  env: Readonly<Record<string, string>> = PEOPLE,
): Promise<Finished> =>
  run('node', ['verify-with-pact.mjs', '--host', host, '--states', states, ...files], {
    cwd: folder,
    quiet: true,
    env,
  });

/**
 * The commands of the owner's page for an empty folder, asking the fake backend of this test. `npm install` is left
 * out: the folder has its packages.
 */
const commandsOfPage = async (): Promise<string> => {
  const page = await readFile(`${ROOT}docs/api/index.html`, 'utf8');
  const block = /<pre id="empty-folder"><code>(.*?)<\/code>/s.exec(page)?.[1] ?? '';
  const [install, ...commands] = block
    .replaceAll('&quot;', '"')
    .replaceAll('http://localhost:4173', `http://127.0.0.1:${fake.port}`)
    .split('\n');
  expect(install).toMatch(/^npm install @pact-foundation\/pact@[\d.]+$/);
  return commands.join('\n');
};

/** What the script reports of each file; pact prints much more. */
const linesOf = (output: string): readonly string[] =>
  output.split('\n').filter((line) => line.includes(' interactions replayed, '));

const fakeHost = (): string => `http://127.0.0.1:${fake.port}/api`;

/** Writes the interactions of some calls, in states that both providers have, into a file beside the others. */
const partOf = async (file: string, calls: readonly string[]): Promise<string> => {
  const pact = JSON.parse(await readFile(join(folder, file), 'utf8')) as RecordedPact;
  const part = `part-of-${file}`;
  await writeFile(
    join(folder, part),
    JSON.stringify({
      ...pact,
      interactions: callsOf(pact).filter(
        ({ description }) => calls.some((call) => description.startsWith(call)) && !OTHER_STATES.test(description),
      ),
    }),
  );
  return part;
};

describe(
  'P8: the pacts pass with Pact’s own verifier and one filter, in a folder without this repository',
  { timeout: 120_000 },
  () => {
    test('against the fake backend, by the commands of the owner’s page', async () => {
      const files = await pactFiles();
      const expected = (await readPacts()).map(
        (pact, nth) =>
          `${basename(files[nth] ?? '')}: ${callsOf(pact).length} interactions replayed, all hold; ${messagesOf(pact).length} real-time events skipped`,
      );
      const { code, output } = await run('sh', ['-c', await commandsOfPage()], { cwd: folder, quiet: true });
      expect(linesOf(output).toSorted()).toEqual(expected.toSorted());
      expect(code).toBe(0);
    });

    test('against a provider that supplies whom to sign in as, without variables', async () => {
      const { code, output } = await verify(
        other.host,
        other.states,
        [await partOf('waymark-portal.json', ['confirmTwoFactor', 'getMe', 'getAssessment'])],
        {},
      );
      expect(linesOf(output)).toEqual([
        'part-of-waymark-portal.json: 19 interactions replayed, all hold; 0 real-time events skipped',
      ]);
      expect(code).toBe(0);
    });

    test('a call that answers otherwise fails it', async () => {
      const { code, output } = await verify(fakeHost(), `http://127.0.0.1:${portOf(relay)}`, [
        await partOf('waymark-portal.json', ['getMe: loads the profile', 'getAssessment: loads']),
      ]);
      expect(linesOf(output)).toEqual([
        'part-of-waymark-portal.json: 12 interactions replayed, NOT ALL HOLD; 0 real-time events skipped',
      ]);
      expect(output).toMatch(/expected \S*200\S* but was \S*500/);
      expect(code).toBe(1);
    });

    test('a state that cannot be entered fails it, even where the reply is right', async () => {
      const { code, output } = await verify(other.host, `${other.host}/nowhere`, [
        await partOf('waymark-portal.json', ['getMe: without a session']),
      ]);
      expect(linesOf(output)).toEqual([
        'part-of-waymark-portal.json: 1 interactions replayed, all hold; 0 real-time events skipped',
      ]);
      expect(output).toContain("The provider could not enter 'nobody is signed in': ");
      expect(code).toBe(1);
    });

    test('without an address it names what it wants', async () => {
      const { code, output } = await run('node', ['verify-with-pact.mjs', 'waymark-portal.json'], {
        cwd: folder,
        quiet: true,
      });
      expect(output).toContain('Usage: node verify-with-pact.mjs --host URL --states URL');
      expect(code).toBe(1);
    });
  },
);
