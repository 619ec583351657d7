import { startSession } from '#e2e/lib/enter.ts';
import { ResetPage } from '#e2e/pages/reset-page.ts';
import { loseConnectionBefore, NOTHING_SENT, reconnect } from '#e2e/submission/connection.ts';
import { model, UNEXPECTED_ERROR, type Moment, type Visitor } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { amaraOsei, marcusBell, tomWhitfield } from '#fixtures/people.ts';
import type { bulkResetMachine } from '#machines/library/bulk-reset.machine.ts';
import type { Step } from '#machines/testing/runnable.ts';

/** What the catalogue keeps of the context. */
interface Position {
  readonly pieces: number;
  readonly hasAdded: boolean;
  readonly people: number;
  readonly typed: string;
  readonly left: number;
  readonly isStopping: boolean;
  readonly asked: number | null;
  readonly notReset: number | null;
}

/** What the walk adds, of what Marcus is assigned himself. */
const ADDED = 'Handpieces: clean, oil, wrap';
const NO_CONNECTION = 'resetPerson: there is no connection';

const screen = ({ page }: Visitor) => new ResetPage(page);
const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`;

/** Everybody of Brightwater on one page. */
const open = (search: string) => ({
  prepare: async ({ page, demo }: Visitor) => startSession(page, demo, marcusBell),
  open: async ({ page }: Visitor) => void (await page.goto(`/reset?size=36${search}`, { waitUntil: 'commit' })),
});

/** What the view offers of what the chart allows. */
const isPossible = (
  { name }: Step,
  { position: { people, hasAdded, isStopping }, previous }: Moment<Position>,
): boolean => {
  switch (name) {
    case 'selection.cleared':
      return people > 0;
    case 'a module is added':
      return !hasAdded;
    case 'it is removed':
      return hasAdded;
    case 'stop.requested':
      return !isStopping;
    // The page knows it before it sends.
    case NO_CONNECTION:
      return previous === 'confirmed';
    default:
      return true;
  }
};

/** Marcus resets the training of Amara and Tom (`/reset`). */
export const flow = model<typeof bulkResetMachine, 'bulkReset', Position>({
  statuses: [401, 403, 422, 429, 500],
  startsAnewWhenOpened: true,
  inputs: { 'from a module': open('&module=705'), 'from nowhere': open('') },
  events: {
    'people.selected': async (visitor) => {
      for (const person of [amaraOsei, tomWhitfield]) await screen(visitor).box(nameOf(person)).setChecked(true);
    },
    'people.deselected': (visitor) => screen(visitor).box(nameOf(tomWhitfield)).setChecked(false),
    'selection.cleared': (visitor) => screen(visitor).selection.getByRole('button', { name: 'Clear' }).click(),
    'training.added': async (visitor) => void (await screen(visitor).add.selectOption(ADDED)),
    'training.removed': (visitor) =>
      screen(visitor)
        .page.getByRole('button', { name: `Remove ${ADDED}` })
        .click(),
    'reset.requested': async (visitor) => {
      await reconnect(visitor);
      await screen(visitor).reset.click();
    },
    'number.typed': (visitor, { text }) => screen(visitor).number.fill(text),
    cancelled: (visitor) => screen(visitor).cancel.click(),
    confirmed: async (visitor) => {
      await loseConnectionBefore(visitor, NO_CONNECTION);
      await screen(visitor).confirm.click();
    },
    'stop.requested': (visitor) => screen(visitor).resetting.getByRole('button').click(),
  },
  effects: {
    resetPerson: {
      call: 'resetUserModules',
      setups: {
        'it begins again': {},
        'it is refused': { fault: { status: 422 } },
        'no reply came': { fault: { status: 500 } },
        'the server does not let them': { fault: { status: 403 } },
        'the server takes nothing now': { fault: { status: 429 } },
        'there is no connection': NOTHING_SENT,
        unexpectedError: UNEXPECTED_ERROR,
      },
    },
  },
  isPossible,
  states: {
    'bulkReset.choosing': async (visitor, { people, pieces, notReset }) => {
      await see(screen(visitor).heading).toHaveText('Reset training');
      await see(screen(visitor).final).toHaveCount(0);
      await see(screen(visitor).resetting).toHaveCount(0);
      await see(screen(visitor).removes).toHaveCount(pieces);
      await see(visitor.page.getByText(/^\d+ selected$/)).toHaveText(people === 0 ? [] : [`${people} selected`]);
      await see(visitor.page.getByText(/(wasn't|weren't) reset, and (is|are) still selected/)).toHaveCount(
        (notReset ?? 0) > 0 ? 1 : 0,
      );
      await see(visitor.page.getByText(/^(\d) of \1 can start again\.$/)).toHaveCount(notReset === 0 ? 1 : 0);
    },
    'bulkReset.confirming': async (visitor, { people, pieces, typed }) => {
      await see(screen(visitor).final).toContainText(/and no way back/);
      await see(screen(visitor).number).toHaveValue(typed);
      const isRight = typed === String(people * pieces);
      await see(screen(visitor).confirm).toHaveText(`Reset ${people * pieces} for good`);
      if (isRight) await see(screen(visitor).confirm).not.toHaveAttribute('aria-disabled');
      else await see(screen(visitor).confirm).toHaveAttribute('aria-disabled', 'true');
    },
    'bulkReset.resetting': async (visitor, { left, asked, isStopping }) => {
      await see(
        screen(visitor).resetting.getByText(`${(asked ?? 0) - left} of ${asked}`, { exact: true }),
      ).toBeVisible();
      await see(screen(visitor).resetting.getByRole('button')).toHaveText(
        isStopping ? 'Stopping…' : 'Stop after this one',
      );
    },
  },
});
