import { expect } from '#e2e/host/expect.ts';
import { comeToTheFront } from '#e2e/lib/page-events.ts';
import { prepareBrowser } from '#e2e/lib/prepare-browser.ts';
import { CollectionPage } from '#e2e/pages/collection-page.ts';
import { model, UNEXPECTED_ERROR, type Visitor } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { policies } from '#fixtures/library/collections.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { World } from '#fixtures/world.ts';
import type { RestartInput, restartMachine } from '#machines/library/restart.machine.ts';

const { collection_id, entity_id } = policies;

type Tables = Pick<World, 'user_entities' | 'collections'>;

const screen = ({ page }: Visitor) => new CollectionPage(page);

/** How often the collection was changed; each change is seen to be heard. */
let changes = 0;

/** Makes Amara's collection completed on the server, or begun again, past every page. Its lead says which change it was. */
const setCompleted = ({ demo }: Visitor, isCompleted: boolean, lead: string): Promise<void> =>
  demo.edit<Tables>(['user_entities', 'collections'], ({ user_entities, collections }) => ({
    collections: collections.map((row) =>
      row.collection_id === collection_id ? { ...row, short_description: lead } : row,
    ),
    user_entities: user_entities.map((row) =>
      row.entity_id === entity_id && row.user_id === amaraOsei.id
        ? {
            ...row,
            status: isCompleted ? 'completed' : 'pending',
            last_completed_at: isCompleted ? row.assigned_at : null,
            expires_at: null,
          }
        : row,
    ),
  }));

const opens = (isCompleted: boolean) => ({
  prepare: async (visitor: Visitor) => {
    await prepareBrowser(visitor.page, visitor.demo, amaraOsei);
    await setCompleted(visitor, isCompleted, 'As opened.');
  },
  open: async ({ page }: Visitor) => void (await page.goto(`/collections/${collection_id}`)),
});

const seeAlert = async (visitor: Visitor, text: string): Promise<void> =>
  see(screen(visitor).restart.getByRole('alert')).toContainText(text);
const seeBusy = async (visitor: Visitor, text: string): Promise<void> =>
  see(screen(visitor).answer(text)).toHaveAttribute('aria-disabled', 'true');
const seeOffer = async (visitor: Visitor, { canRestart }: RestartInput): Promise<void> => {
  await see(screen(visitor).restart).toHaveCount(0);
  await see(screen(visitor).startAgain).toHaveCount(canRestart ? 1 : 0);
};

/** A completed collection begins again: `/collections/:collectionId` (N-21). */
export const flow = model<typeof restartMachine, 'restart', RestartInput>({
  statuses: [403, 422, 500],
  startsAnewWhenOpened: true,
  inputs: { 'it is completed': opens(true), 'it is not completed': opens(false) },
  events: {
    'collection.changed': async (visitor, { canRestart }) => {
      const { page } = visitor;
      changes += 1;
      const lead = `As changed for the ${changes}. time.`;
      await setCompleted(visitor, canRestart, lead);
      // A page that is just asking does not ask twice, and what it asked may have been answered before the change.
      await expect(async () => {
        await comeToTheFront(page);
        await see(page.getByText(lead)).toBeVisible();
      }).toPass({ intervals: [100], timeout: 30_000 });
    },
    requested: (visitor) => screen(visitor).startAgain.click(),
    confirmed: (visitor) => screen(visitor).answer('Start again').click(),
    cancelled: (visitor) =>
      screen(visitor)
        .answer(/^(Keep it completed|Close)$/)
        .first()
        .click(),
    retried: (visitor) => screen(visitor).answer('Check again').click(),
  },
  effects: {
    restartCollection: {
      call: 'resetUserCollections',
      setups: {
        'it begins again': {},
        // What became of it is made true before the server is asked.
        'no reply came': { fault: { status: 500 } },
        'the server does not let them': { fault: { status: 403 } },
        'the call failed': { fault: { status: 422 } },
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    askAfterRestart: {
      call: 'getCollection',
      setups: {
        'it begins again': { prepare: (visitor) => setCompleted(visitor, false, 'As asked after.') },
        'it is still completed': { prepare: (visitor) => setCompleted(visitor, true, 'As asked after.') },
        'the call failed': { fault: { status: 500 } },
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
  },
  states: {
    'restart.idle': seeOffer,
    'restart.asking': async (visitor) => {
      await see(screen(visitor).restart.getByRole('list', { name: 'What goes' })).toBeVisible();
      await see(screen(visitor).restart.getByRole('list', { name: 'What stays' })).toBeVisible();
      await see(screen(visitor).restart.getByRole('alert')).toHaveCount(0);
    },
    'restart.sending': (visitor) => seeBusy(visitor, 'Starting again…'),
    'restart.checking': (visitor) => seeBusy(visitor, 'Checking…'),
    'restart.unknown': async (visitor) => see(screen(visitor).startedAgain).toHaveCount(0),
    'restart.unknown.shown': (visitor) => seeAlert(visitor, 'It may have started again.'),
    'restart.unknown.closed': seeOffer,
    'restart.failed': (visitor) => seeAlert(visitor, 'Nothing has changed, and it is still completed.'),
    'restart.denied': (visitor) => seeAlert(visitor, 'does not let you start it again any more.'),
    'restart.done': async (visitor, position) => {
      await seeOffer(visitor, position);
      await see(screen(visitor).startedAgain).toHaveCount(position.canRestart ? 0 : 1);
    },
  },
  // What changes elsewhere is heard where nothing is on its way.
  isPossible: ({ event }, { states }) =>
    event.type !== 'collection.changed' || !states.some((id) => id === 'restart.sending' || id === 'restart.checking'),
});
