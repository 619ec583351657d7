import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PactJson } from './merge-pacts.ts';
import { PACTS } from './pacts.ts';
import { recordPacts } from './record-pacts.ts';

const PORTAL = 'waymark-portal.json';
const ASSUMED = 'waymark-portal-assumed.json';

let committed = '';
beforeEach(async () => {
  committed = await mkdtemp(join(tmpdir(), 'waymark-committed-'));
  await cp(PACTS, committed, { recursive: true });
});
afterEach(() => rm(committed, { recursive: true }));

const bytes = async (): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(committed))
        .toSorted()
        .map(async (name) => [name, await readFile(join(committed, name), 'utf8')] as const),
    ),
  );

const pactIn = (text: string | undefined): PactJson => JSON.parse(text ?? '') as PactJson;

/** Records these interactions of the committed pact, after a change. */
const recordOnly =
  (
    file: string,
    isRecorded: (description: string) => boolean,
    change: (interaction: object) => object = (same) => same,
  ) =>
  async (folder: string): Promise<number> => {
    const pact = pactIn(await readFile(join(committed, file), 'utf8'));
    const interactions = pact.interactions.filter(({ description }) => isRecorded(description)).map(change);
    await writeFile(join(folder, file), JSON.stringify({ ...pact, interactions }));
    return 0;
  };
const ofPoints = (description: string): boolean => description.startsWith('getPoints:');

describe('recording never destroys what it did not record', () => {
  test('a partial recording of what has not changed leaves every file byte for byte', async () => {
    const before = await bytes();
    expect(await recordPacts({ committed, isWhole: false, record: recordOnly(PORTAL, ofPoints) })).toEqual({
      code: 0,
      differences: [],
    });
    expect(await bytes()).toEqual(before);
  });

  test('a partial recording changes the interactions that it recorded, and no other', async () => {
    const before = await bytes();
    const { differences } = await recordPacts({
      committed,
      isWhole: false,
      record: recordOnly(PORTAL, ofPoints, (one) => ({ ...one, pending: true })),
    });
    const after = await bytes();
    const changed = pactIn(before[PORTAL]).interactions.filter(({ description }) => ofPoints(description));
    expect(changed.length).toBeGreaterThan(0);
    expect(differences).toEqual(changed.map(({ description }) => `~ ${description}`));
    expect(after[ASSUMED]).toBe(before[ASSUMED]);
    expect(pactIn(after[PORTAL]).interactions.filter(({ description }) => !ofPoints(description))).toEqual(
      pactIn(before[PORTAL]).interactions.filter(({ description }) => !ofPoints(description)),
    );
  });

  test('an interaction that is new stands at its place, and one whose call became an assumed one moves', async () => {
    const [first] = pactIn((await bytes())[PORTAL]).interactions;
    await recordPacts({
      committed,
      isWhole: false,
      record: recordOnly(
        PORTAL,
        (description) => description === first?.description,
        (one) => ({ ...one, description: 'zzz: is new' }),
      ),
    });
    expect(pactIn((await bytes())[PORTAL]).interactions.at(-1)?.description).toBe('zzz: is new');
    await recordPacts({
      committed,
      isWhole: false,
      record: async (folder) => {
        await writeFile(join(folder, ASSUMED), JSON.stringify({ interactions: [{ description: 'zzz: is new' }] }));
        return 0;
      },
    });
    const after = await bytes();
    expect(pactIn(after[PORTAL]).interactions.map(({ description }) => description)).not.toContain('zzz: is new');
    expect(pactIn(after[ASSUMED]).interactions.at(-1)?.description).toBe('zzz: is new');
  });

  test.each([true, false])('a recording that fails leaves every file byte for byte (whole: %s)', async (isWhole) => {
    const before = await bytes();
    const record = async (folder: string): Promise<number> => {
      await recordOnly(PORTAL, ofPoints)(folder);
      return 1;
    };
    expect(await recordPacts({ committed, isWhole, record })).toEqual({ code: 1, differences: [] });
    expect(await bytes()).toEqual(before);
  });

  test('a recording that is cut off by an error leaves every file byte for byte', async () => {
    const before = await bytes();
    await expect(
      recordPacts({ committed, isWhole: true, record: () => Promise.reject(new Error('cut off')) }),
    ).rejects.toThrow('cut off');
    expect(await bytes()).toEqual(before);
  });
});

test('a whole recording takes the place of everything, so that what left the tests leaves the pacts', async () => {
  const { differences } = await recordPacts({ committed, isWhole: true, record: recordOnly(PORTAL, ofPoints) });
  const after = await bytes();
  expect(Object.keys(after)).toEqual([PORTAL]);
  expect(pactIn(after[PORTAL]).interactions.every(({ description }) => ofPoints(description))).toBe(true);
  expect(differences.every((line) => line.startsWith('- '))).toBe(true);
});
