import type { FlowNames } from './names.ts';

/**
 * The model of the real view, on the model of every decision. Left out: what makes each situation true on the server,
 * two nouns of the page, and how the end of the flow looks.
 */
export const flowModel = ({
  area,
  file,
  flow,
  Flow,
  text,
}: FlowNames): string => `import { comeToTheFront } from '#e2e/lib/page-events.ts';
import { prepareBrowser } from '#e2e/lib/prepare-browser.ts';
import { ${Flow}Page, SUBJECT_ID } from '#e2e/pages/${file}-page.ts';
import { decisionModel, type DecisionWalk } from '#e2e/submission/decision-model.ts';
import { emptyDevice, storeDraft, storeSubmission } from '#e2e/submission/device.ts';
import { inTray, seeHeading } from '#e2e/walk/looks.ts';
import { DELAYED_MS, model, UNEXPECTED_ERROR, type EffectModel, type Visitor } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { ${flow}Machine } from '#machines/${area}/${file}.machine.ts';

/** What the catalogue keeps of the context. */
interface Position {
  readonly hasMessage: boolean;
  readonly isDecided: boolean;
}

const WORK = { userId: amaraOsei.id, kind: '${file}', name: String(SUBJECT_ID) };
const STORED = { title: 'A title', form: { message: 'In my own words.' } };
const STORED_DECISION = 'it was decided here and may not have been sent';

const screen = ({ page }: Visitor) => new ${Flow}Page(page);

/** Makes true on the server that nobody has decided, that Amara has, that somebody else has. */
const world: DecisionWalk<'${flow}'>['world'] = {};

const loading: EffectModel = {
  call: 'get${Flow}',
  setups: {
    'it can be decided': {
      prepare: async (visitor) => {
        await emptyDevice(visitor.page);
        await world.open(visitor);
      },
    },
    'something was typed before': {
      prepare: async (visitor) => {
        await emptyDevice(visitor.page);
        await world.open(visitor);
        await storeDraft(visitor.page, WORK, STORED);
      },
    },
    [STORED_DECISION]: {
      prepare: async (visitor) => {
        await world.open(visitor);
        await storeSubmission(visitor.page, WORK, { stage: 'confirmed', hasLeft: false, title: STORED.title, input: { ...STORED, id: SUBJECT_ID, submission: STORED.form } });
      },
    },
    'it was decided before': { prepare: world.others },
    'it is refused': { fault: { status: 403 } },
    'there is no such thing': { fault: { status: 404 } },
    'the call failed': { fault: { status: 500 }, tells: inTray('Oops, something went wrong!') },
    unexpectedError: UNEXPECTED_ERROR,
  },
};

const decision = decisionModel({
  id: '${flow}',
  work: WORK,
  calls: { ask: 'get${Flow}', send: 'submit${Flow}' },
  world,
  screen,
  empty: { ...STORED, form: { message: '' } },
  storedDecision: \`load: \${STORED_DECISION}\`,
});

/** The state chart of ${text} in its real view: Amara decides. */
export const flow = model<typeof ${flow}Machine, '${flow}', Position>({
  statuses: [403, 404, 422, 500, 503],
  startsAnewWhenOpened: true,
  inputs: {
    'an address': {
      prepare: ({ page, demo }) => prepareBrowser(page, demo, amaraOsei),
      open: async ({ page }) => void (await page.goto(${Flow}Page.address, { waitUntil: 'commit' })),
    },
  },
  events: {
    ...decision.events,
    'form.changed': (visitor, { change }) => screen(visitor).message.fill(change.message ?? ''),
    'subject.changed': async (visitor) => {
      await world.others(visitor);
      await visitor.arm({ call: 'get${Flow}', delayMs: DELAYED_MS, times: 'always' });
      await comeToTheFront(visitor.page);
    },
  },
  effects: { load: loading, ...decision.effects },
  isPossible: decision.isPossible,
  states: {
    ...decision.states,
    '${flow}.loading': async ({ page }) => see(page.getByText('Loading ${text}')).toBeAttached(),
    '${flow}.notFound': seeHeading("Sorry, can't find that page"),
    '${flow}.denied': seeHeading("Sorry, you don't have access. You need to be assigned an appropriate role."),
    '${flow}.notLoaded': async ({ page }) => see(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
    '${flow}.form': async (visitor, { hasMessage }) => {
      if (hasMessage) await see(screen(visitor).message).not.toHaveValue('');
      else await see(screen(visitor).message).toHaveValue('');
    },
  },
});
`;
