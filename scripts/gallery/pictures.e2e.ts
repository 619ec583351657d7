import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test as base } from '#e2e/lib/fixtures.ts';
import { type OwnServer, startOwnServer } from '#e2e/lib/own-server.ts';
import { modelOf } from '#e2e/walk/model-of.ts';
import { perform } from '#e2e/walk/perform.ts';
import { withMore } from '#e2e/walk/plan.ts';
import { catalogue } from '#machines/catalogue.ts';
import { pathTo, planPictures } from './plan-rests.ts';
import { partOf, type SeenState } from './records.ts';
import { isWanted, readSettings } from './settings.ts';
import { STANDS_AT, stopClock, stopTime } from './stop-time.ts';
import { takePictures } from './take-pictures.ts';

/** Of one browser: up to a hundred steps, and at each new state four pictures with axe. */
const LONGEST_MS = 1_200_000;

const test = base.extend<object, { readonly served: OwnServer | null }>({
  served: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await startOwnServer('--stopped-at', STANDS_AT);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel' });

const settings = readSettings();
// The models place what they change on the clock of this process.
stopClock(STANDS_AT);

for (const entry of catalogue.filter((each) => isWanted(settings, each))) {
  const model = await modelOf(entry);
  const flow = `${entry.area}/${entry.name}`;
  for (const [nth, { walks, states }] of planPictures(entry, model).entries()) {
    test(`${flow}, browser ${nth + 1}: ${states.length} states`, async ({ page, context, demo, watch }) => {
      test.setTimeout(LONGEST_MS);
      watch.expectStatus(...model.statuses);
      watch.expectNoAnswer();
      await stopTime(context);
      // A walk that failed is walked again without looking where it has looked: a phone in between may be what it
      // stumbled over.
      const awaited = new Set(states.filter((id) => !existsSync(join(settings.out, partOf(flow, id)))));
      for (const walk of walks) {
        await perform(walk, withMore(entry, model), model, {
          page,
          demo,
          step: test.step,
          rests: async (shown, look) => {
            const fresh = shown.states.filter((id) => awaited.has(id));
            if (fresh.length === 0) return;
            const pictures = await takePictures(page, settings.out, join('pictures', flow, fresh.at(-1) ?? ''));
            // A screen that went on by itself meanwhile shows another state: the next rest may stand.
            const wentOn = await look().then(() => null, String);
            if (wentOn !== null) {
              process.stdout.write(`${fresh.join(', ')} did not stand while it was looked at: ${wentOn}\n`);
              return;
            }
            const seen: SeenState = { pictures, path: pathTo(walk, shown) };
            for (const id of fresh) {
              awaited.delete(id);
              const part = join(settings.out, partOf(flow, id));
              await mkdir(dirname(part), { recursive: true });
              await writeFile(part, JSON.stringify(seen));
            }
          },
        });
      }
    });
  }
}
