import { expect } from '#e2e/host/expect.ts';
import { pdfOf } from '#e2e/host/files.ts';
import { comeToTheFront } from '#e2e/lib/page-events.ts';
import { prepareBrowser } from '#e2e/lib/prepare-browser.ts';
import { loseConnectionBefore, noConnectionFor, reconnect, reportNetwork } from '#e2e/submission/connection.ts';
import { setViewing } from '#e2e/session/view-as.world.ts';
import { outboxName, storeDraft, storeSubmission } from '#e2e/submission/device.ts';
import { SEND_FAILURES } from '#e2e/submission/failures.ts';
import { inTray } from '#e2e/walk/looks.ts';
import type { Fault } from '#contracts/demo.ts';
import { exempt, model, UNEXPECTED_ERROR, type OutcomeSetup, type Visitor } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { amaraOsei, sofiaLindqvist } from '#fixtures/people.ts';
import type { moduleMachine } from '#machines/library/module.machine.ts';
import { isOvertaken, isPossible, WAITS, type ModulePosition } from './module.possible.ts';
import { CONFIRM, dialog, screen, states } from './module.shows.ts';
import { FILE, giveFile, MODULE_ID, setEvidence, setModule, setPackage, TITLE, WORK } from './module-world.ts';

const press = (visitor: Visitor, name: string): Promise<void> => screen(visitor).button(name).click();

/** How often the module was changed; each change is seen to be heard. */
let changes = 0;

/** Nobody says how the module stands: the call is answered, and asking afterwards fails. */
const NOT_TOLD: readonly Fault[] = [{ call: 'getModule', status: 500, times: 'always' }];

/** The evidence arrived or it did not, by what the server will say when it is asked after it. */
const noAnswer = (ahead: readonly string[]): OutcomeSetup => {
  const said = ahead.find(
    (name) => name.startsWith('askAfterEvidence: ') && name !== 'askAfterEvidence: the call failed',
  );
  return { fault: said === 'askAfterEvidence: it had counted' ? { kind: 'lost' } : { status: 500 } };
};

/** Another tab has sent what is asked after here, or has taken it back. */
const settleElsewhere = ({ page }: Visitor): Promise<void> =>
  page.evaluate((key, view = window) => {
    view.localStorage.removeItem(key);
    view.dispatchEvent(new StorageEvent('storage', { key }));
  }, outboxName(WORK));

const open = async (visitor: Visitor): Promise<void> => {
  await visitor.pause('getModule');
  await visitor.page.goto(`/modules/${MODULE_ID}`, { waitUntil: 'commit' });
};
/** Whether the walk before was somebody's who viewed: walks share a browser. */
let isViewing = false;
const opens = (store: (visitor: Visitor) => Promise<void>) => ({
  prepare: async (visitor: Visitor) => {
    await prepareBrowser(visitor.page, visitor.demo, amaraOsei);
    if (isViewing) await visitor.demo.as(amaraOsei.email);
    isViewing = false;
    await store(visitor);
  },
  open,
});
/** Sofia views as Amara. */
const view = async ({ page, demo }: Visitor): Promise<void> => {
  isViewing = true;
  await demo.as(sofiaLindqvist.email);
  await setViewing(page, amaraOsei.email);
};
const answer = (visitor: Visitor, name: string | RegExp): Promise<void> =>
  dialog(visitor).getByRole('button', { name }).click();

/** A module with the evidence beside it: `/modules/:moduleId` (N-25). */
export const flow = model<typeof moduleMachine, 'module', ModulePosition>({
  statuses: [422, 500, 503],
  startsAnewWhenOpened: true,
  inputs: {
    'a first visit': opens(() => Promise.resolve()),
    'a message typed before': opens(({ page }) =>
      storeDraft(page, WORK, { title: TITLE, fields: { message: 'Done in May', file: null } }),
    ),
    'evidence that may not have left': opens(async (visitor) => {
      await giveFile(visitor);
      await storeSubmission(visitor.page, WORK, {
        stage: 'confirmed',
        hasLeft: false,
        title: TITLE,
        input: {
          organisationId: 1,
          moduleId: MODULE_ID,
          fields: { message: '', file: FILE },
          submission: { file_id: FILE.id, message: null },
        },
      });
    }),
    'somebody views as its person': opens(view),
  },
  events: {
    'module.changed': async (visitor, { facts }) => {
      const { ahead, page } = visitor;
      changes += 1;
      const lead = `As changed for the ${changes}. time.`;
      // A link can be followed again; what was completed is not completed by it.
      await setModule(
        visitor,
        facts,
        facts.isDownloadFirst ? 'DOC' : facts.access === 'completed' && ahead[0] === 'opened' ? 'LNK' : 'SCO',
        lead,
      );
      await visitor.letGo('getModule');
      // A page that is just asking does not ask twice, and what it asked may have been answered before the change.
      await expect(async () => {
        await comeToTheFront(page);
        await see(page.getByText(lead)).toBeVisible();
      }).toPass({ intervals: [100], timeout: 30_000 });
    },
    opened: async ({ page }) => {
      const link = page.getByRole('link', { name: 'Open the link' });
      // Where it leads is not walked: neither by the press, nor once the server has heard of the start.
      if ((await link.count()) > 0)
        await link.evaluate((anchor) => anchor.addEventListener('click', (event) => event.preventDefault()));
      await link.or(page.getByRole('region', { name: 'The package' }).getByRole('button')).click();
    },
    downloaded: (visitor) => press(visitor, 'Download the document'),
    confirmed: (visitor) => press(visitor, CONFIRM),
    'confirmation.agreed': (visitor) => answer(visitor, 'Confirm for Amara Osei'),
    'confirmation.declined': (visitor) => answer(visitor, 'Cancel'),
    'opening.agreed': (visitor) => answer(visitor, 'Open for Amara Osei'),
    'opening.declined': (visitor) => answer(visitor, 'Cancel'),
    'evidence.agreed': (visitor) => answer(visitor, 'Send for Amara Osei'),
    'evidence.declined': (visitor) => answer(visitor, 'Cancel'),
    'restart.requested': (visitor) => press(visitor, 'Restart this module'),
    'restart.cancelled': (visitor) => answer(visitor, 'Cancel'),
    'restart.confirmed': (visitor) => answer(visitor, /^Restart( for Amara Osei)?$/),
    'form.changed': async (visitor, { message }) => {
      await screen(visitor).openForm();
      const field = screen(visitor).message;
      await field.fill((await field.inputValue()) === message ? `${message}, twice` : message);
    },
    'upload.started': async (visitor) => {
      await visitor.pause('uploadFile');
      await screen(visitor).openForm();
      await screen(visitor).file.setInputFiles(pdfOf(1, FILE.name));
    },
    'upload.finished': (visitor) => visitor.letGo('uploadFile'),
    'upload.ended': async (visitor) => {
      await press(visitor, `Cancel: ${FILE.name}`);
      await visitor.letGo('uploadFile');
    },
    'file.removed': (visitor) => press(visitor, `Remove: ${FILE.name}`),
    submitted: async (visitor) => {
      await loseConnectionBefore(visitor, 'submitEvidence: there is no connection');
      await screen(visitor).send.click();
    },
    undone: async (visitor) => {
      await press(visitor, 'Change it');
      await reconnect(visitor);
    },
    retried: (visitor) => press(visitor, 'Look again'),
    // A page that does not know what became of it asks by itself when another tab has settled it.
    'delivery.due': (visitor) =>
      visitor.ahead[0]?.startsWith('askAfterEvidence: ') === true ? settleElsewhere(visitor) : reportNetwork(visitor),
  },
  effects: {
    confirmModule: {
      call: 'confirmModule',
      setups: {
        'it is completed': { prepare: setPackage },
        'nobody says how it stands': { also: NOT_TOLD },
        'it did not arrive': { fault: { status: 500 } },
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    resetModule: {
      call: 'resetUserModules',
      setups: {
        'it starts anew': { prepare: setPackage },
        'nobody says how it stands': { also: NOT_TOLD },
        'it did not arrive': { fault: { status: 500 }, tells: inTray('Oops, something went wrong!') },
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
    submitEvidence: {
      call: 'sendEvidence',
      setups: {
        'it counts': {},
        'the server finds fault with it': {
          fault: { status: 422 },
          tells: inTray('Sorry, please check the following:'),
        },
        ...SEND_FAILURES,
        'the admin account is gone': exempt(
          'a learner is refused for their person only with the end of their session (J-01)',
        ),
        'no answer arrives': noAnswer,
        // The server is asked first, and nothing is sent.
        'other evidence was first': { prepare: (visitor) => setEvidence(visitor, 'pending'), call: 'getModule' },
      },
    },
    askAfterEvidence: {
      call: 'getModule',
      setups: {
        'it had counted': {},
        'somebody else was first': { prepare: (visitor) => setEvidence(visitor, 'pending') },
        'nobody has decided': {},
        'there is no connection': noConnectionFor('getModule'),
        // The page may ask for itself beside it.
        'the call failed': { fault: { status: 500 }, also: NOT_TOLD },
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
  },
  comesAtOnce: ({ name }, previous) => name === WAITS && isOvertaken(previous),
  isPossible,
  states,
});
