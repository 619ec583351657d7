import type { Browser, BrowserContext, Frame, Page } from '@playwright/test';
import { consoleOverHttp, demoPort } from '#e2e/lib/demo-port.ts';
import { startSession } from '#e2e/lib/enter.ts';
import { scormInProgress } from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { storeFile } from '#mocks/db/store-file.ts';
import type { RunningServer } from '#mocks/http/server.ts';
import { readManifest } from '#mocks/scorm/manifest.ts';
import { openZip } from '#mocks/scorm/unzip.ts';
import type { FoundPackage } from './read-packages.ts';

/** What became of a package; each way of leaving: whether the step before it was stored. */
export interface TriedPackage {
  readonly name: string;
  readonly version: string;
  readonly parts: number;
  readonly begins: boolean;
  readonly link: boolean;
  readonly back: boolean;
  readonly reload: boolean;
  readonly close: boolean;
  readonly offline: boolean;
  /** Whether the step was there when it was opened again, and what it was told as its entry. */
  readonly resumes: string;
  readonly completes: boolean;
}

const TIMEOUT_MS = 20_000;
const LOST_MS = 7000;
const ADDRESS = `/modules/${scormInProgress.module_id}`;
const VIEW = new RegExp(`/modules/${scormInProgress.module_id}/view`);

/** Asks until it is true, or time is up. */
const eventually = async (isTrue: () => Promise<boolean>): Promise<boolean> => {
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end;) {
    if (await isTrue().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
};

/** Calls the API that the package found, in the page of its player. */
const call = (player: Frame, name: string, ...given: readonly string[]): Promise<string> =>
  player.evaluate(
    ([method, values]) => {
      const view = window as unknown as Readonly<
        Record<string, Readonly<Record<string, (...values: readonly string[]) => unknown>> | undefined>
      >;
      const api = view['API_1484_11'] ?? view['API'];
      const called = view['API_1484_11'] === undefined ? `LMS${method}` : method;
      return String(api?.[called]?.(...values));
    },
    [name, given] as const,
  );

const player = (page: Page): Frame => {
  const found = page.frames().find((frame) => VIEW.test(frame.url()));
  if (found === undefined) throw new Error('The player is not open.');
  return found;
};

const open = async (page: Page): Promise<boolean> => {
  await page.goto(ADDRESS);
  await page.getByRole('region', { name: 'The package' }).getByRole('button').first().click();
  // The package has initialised by itself once a value can be read.
  return eventually(async () => {
    const names = await player(page).evaluate(() => Reflect.has(window, 'API_1484_11'));
    const about = names ? 'cmi.learner_id' : 'cmi.core.student_id';
    return (await call(player(page), 'GetValue', about)) === String(amaraOsei.id);
  });
};

/** Some packages have pages of their own in the history. */
const goBack = async (page: Page): Promise<void> => {
  for (let step = 0; step < 10 && new URL(page.url()).pathname === ADDRESS; step += 1) {
    await page.evaluate(() => history.back());
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};

/** Runs one package through the player of a served backend, in a browser that signs in as Amara. */
export const tryPackage = async (
  browser: Browser,
  { port, backend }: RunningServer,
  { name, bytes }: FoundPackage,
): Promise<TriedPackage | { readonly name: string; readonly problem: string }> => {
  const manifest = await readManifest(openZip(bytes));
  if (manifest === null) return { name, problem: 'its manifest cannot be read' };
  const is2004 = manifest.version === '2004';
  const baseURL = `http://localhost:${port}`;
  const context: BrowserContext = await browser.newContext({ baseURL });
  // The last page of a browser must not be the one that is closed.
  await context.newPage();
  let page = await context.newPage();
  const answerDialogs = (of: Page): void =>
    void of.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  answerDialogs(page);
  const demo = demoPort(consoleOverHttp(context, baseURL));
  await demo.reset();
  await backend.write(async (db) => {
    const file = await storeFile(
      db,
      {
        reason: 'Tried',
        name: `${name}.zip`,
        mimetype: 'application/zip',
        type: 'evidence',
        owner_id: amaraOsei.id,
        created_at: 0,
      },
      bytes,
    );
    await db.tables.modules.update(scormInProgress.module_id, { file_id: file.id });
  });
  await startSession(page, demo, amaraOsei);
  const row = () =>
    backend.read((db) =>
      db.tables.user_entities.first(
        ({ user_id, entity_id }) => user_id === amaraOsei.id && entity_id === scormInProgress.entity_id,
      ),
    );
  const isStored = (step: string): Promise<boolean> =>
    eventually(async () => (await row())?.state?.includes(step) === true);
  // A value that packages leave alone.
  const take = (step: string): Promise<string> =>
    call(player(page), 'SetValue', is2004 ? 'cmi.comments_from_learner.0.comment' : 'cmi.comments', step);
  /** A step right before the page is left in some way, and whether it was stored. */
  const leaving = async (step: string, leave: () => Promise<unknown>): Promise<boolean> => {
    if (!(await open(page))) return false;
    await take(step);
    await leave();
    return isStored(step);
  };

  try {
    const begins = await open(page);
    const link = await leaving('STEP-LINK', () =>
      page.locator('main').getByRole('link', { name: 'Library' }).first().click(),
    );
    const back = await leaving('STEP-BACK', () => goBack(page));
    const reload = await leaving('STEP-RELOAD', () => page.reload());
    const close = await leaving('STEP-CLOSE', async () => {
      await page.close();
      page = await context.newPage();
      answerDialogs(page);
    });
    const offline = await leaving('STEP-OFFLINE', async () => {
      await context.setOffline(true);
      await new Promise((resolve) => setTimeout(resolve, LOST_MS));
      await context.setOffline(false);
    });
    const isOpen = await open(page);
    const seen = isOpen
      ? await call(player(page), 'GetValue', is2004 ? 'cmi.comments_from_learner.0.comment' : 'cmi.comments')
      : '';
    const entry = isOpen ? await call(player(page), 'GetValue', is2004 ? 'cmi.entry' : 'cmi.core.entry') : '';
    for (const [position] of manifest.objects.entries()) {
      if (manifest.objects.length > 1) await player(page).locator('nav li button').nth(position).click();
      await eventually(
        async () =>
          (await call(
            player(page),
            'SetValue',
            is2004 ? 'cmi.completion_status' : 'cmi.core.lesson_status',
            'completed',
          )) === 'true',
      );
      await call(player(page), 'Commit', '');
    }
    return {
      name,
      version: manifest.version,
      parts: manifest.objects.length,
      begins,
      link,
      back,
      reload,
      close,
      offline,
      resumes: `${seen.includes('STEP-') ? 'yes' : 'no'}, entry “${entry}”`,
      completes: await eventually(async () => (await row())?.status === 'completed'),
    };
  } catch (error) {
    return { name, problem: (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '' };
  } finally {
    await context.close();
  }
};
