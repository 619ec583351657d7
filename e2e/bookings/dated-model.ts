import { expect } from '#e2e/host/expect.ts';
import { prepareBrowser } from '#e2e/lib/prepare-browser.ts';
import { loseConnectionBefore, NOTHING_SENT, reconnect } from '#e2e/submission/connection.ts';
import { storeRequest } from '#e2e/submission/device.ts';
import { UNEXPECTED_ERROR, type Moment, type OutcomeSetup, type Visitor } from '#e2e/walk/model.ts';
import { see } from '#e2e/walk/perform.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { BookingRecord } from '#fixtures/records/booking.record.ts';
import type { DatedForm } from '#machines/bookings/dated-flow.ts';
import { addDays, dayOf } from '#machines/days.ts';
import type { Step } from '#machines/testing/runnable.ts';
import { giveLocks, openAndListen, pauseLocks, setBookings, takeLock } from './walk-world.ts';

/** What the catalogue keeps of the context. */
export interface DatedPosition {
  readonly form: DatedForm;
  readonly moving: number;
}

/** Which bookings of Amara's are walked with. */
export interface DatedWorld {
  readonly action: 'schedule' | 'reschedule';
  readonly label: 'Schedule' | 'Reschedule';
  readonly busy: 'Scheduling…' | 'Rescheduling…';
  readonly tab: 'unscheduled' | 'scheduled';
  /** Names of the rows that are selected. */
  readonly rows: readonly RegExp[];
  /** All that moves then. */
  readonly ids: readonly number[];
  /** What becomes of the last of them elsewhere. */
  readonly elsewhere: Partial<BookingRecord>;
}

const DAY_SECONDS = 86_400;
const FOUND = 'an earlier request may have arrived';
const TAKEN = 'another tab is at it';
const CHANGED = 'one of them changed elsewhere';

/**
 * The page knows that the connection is gone, where that is the answer to what comes next. The lock comes before the
 * call.
 */
const loseConnection = async (visitor: Visitor): Promise<void> => {
  const event = visitor.ahead.findIndex((name) => !name.includes(': '));
  const answers = event === -1 ? visitor.ahead : visitor.ahead.slice(0, event);
  await loseConnectionBefore(
    { ...visitor, ahead: answers.filter((name) => !name.startsWith('claimIntention: ')) },
    'submitBookings: there is no connection',
  );
};

/** Events, effects and states of a chart that gives dates, in its real view; the two charts differ in names alone. */
export const datedModel = ({ action, label, busy, tab, rows, ids, elsewhere }: DatedWorld) => {
  const last = ids.at(-1) ?? 0;
  const button = ({ page }: Visitor, name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true });
  const day = ({ page }: Visitor) => page.getByLabel('Available From');
  const heading = ({ page }: Visitor) => page.getByRole('dialog').getByRole('heading', { level: 2 });
  const foot = (moving: number): string => `${moving === 1 ? '1 booking' : `${moving} bookings`}, no fee`;

  const storeEarlier = ({ page }: Visitor): Promise<void> =>
    storeRequest(
      page,
      { userId: amaraOsei.id, kind: 'booking', name: `1/${action}` },
      {
        stage: 'left',
        input: {
          action,
          organisationId: 1,
          ids,
          chosenIds: ids,
          values: { available_from: dayOf(Math.floor(Date.now() / 1000) + 80 * DAY_SECONDS), location: 31 },
          starts: ids.map(() => null),
        },
        payment: null,
      },
    );
  const claims = (takes: OutcomeSetup) => ({
    // The device answers at once.
    call: 'submitBookings',
    waitsAtEnd: true as const,
    setups: {
      'nothing is stored': { isImmediate: true as const },
      [FOUND]: { isImmediate: true as const, prepare: storeEarlier },
      [TAKEN]: { isImmediate: true as const, ...takes },
      unexpectedError: UNEXPECTED_ERROR,
    },
  });

  const send = async (visitor: Visitor, name: string): Promise<void> => {
    await reconnect(visitor);
    await loseConnection(visitor);
    if (visitor.ahead.length === 0 || visitor.ahead[0] === CHANGED) await pauseLocks(visitor.page);
    await button(visitor, name).click();
  };

  return {
    statuses: [422, 500],
    startsAnewWhenOpened: true,
    inputs: {
      'a workshop and what moves with it': {
        prepare: async (visitor: Visitor) => {
          await prepareBrowser(visitor.page, visitor.demo, amaraOsei);
          // What the walk before has submitted is done.
          await visitor.demo.advance('4m');
          await setBookings(visitor, null);
        },
        open: async (visitor: Visitor) => {
          const { page, ahead } = visitor;
          await openAndListen(visitor, `/bookings?tab=${tab}`);
          if (ahead[0] === `findIntention: ${FOUND}`) return;
          for (const name of rows) await page.getByRole('checkbox', { name }).check();
          if (ahead[0] === `findIntention: ${TAKEN}`) await takeLock(visitor, action);
          if (ahead.length === 0) await pauseLocks(page);
          await page
            .getByRole('region', { name: 'Selection' })
            .getByRole('button', { name: label, exact: true })
            .click();
        },
      },
    },
    events: {
      'form.changed': async (visitor: Visitor, { change }: { change: Partial<DatedForm> }) => {
        if (change.location !== undefined) {
          await visitor.page.getByLabel('Location').selectOption('Leeds');
          return;
        }
        const minimum = (await day(visitor).getAttribute('min')) ?? '';
        await day(visitor).fill(change.available_from === '2026-05-12' ? addDays(minimum, -1) : minimum);
      },
      'facts.changed': async (visitor: Visitor) => {
        await setBookings(visitor, { id: last, to: elsewhere });
        await expect(async () => {
          await visitor.demo.emit('booking.completed', { organisation_id: 1 }, amaraOsei.email);
          await see(visitor.page.getByText(foot(1))).toBeVisible();
        }).toPass({ intervals: [100], timeout: 30_000 });
        await loseConnection(visitor);
        await giveLocks(visitor.page);
      },
      'submit.requested': (visitor: Visitor) => send(visitor, label),
      retried: (visitor: Visitor) => send(visitor, 'Try again'),
      discarded: (visitor: Visitor) => button(visitor, 'Discard it').click(),
    },
    effects: {
      findIntention: claims({}),
      claimIntention: claims({ prepare: (visitor) => takeLock(visitor, action) }),
      submitBookings: {
        call: 'submitBookings',
        setups: {
          'the server has it': {},
          'the server finds fault with it': { fault: { status: 422 } },
          'there is no connection': NOTHING_SENT,
          'no answer arrives': { fault: { status: 500 } },
          unexpectedError: UNEXPECTED_ERROR,
        },
      },
    },
    isPossible: ({ name }: Step, { states, position, previous }: Moment<DatedPosition>): boolean => {
      // Nothing fetches the locations again while the dialog stands.
      if (name === 'its location is gone') return false;
      if (name !== CHANGED) return true;
      if (states.includes(`${action}.claiming`)) return previous === 'submitted';
      return states.includes(`${action}.form`) && position.moving === 2;
    },
    shows: {
      opening: async (visitor: Visitor) => see(button(visitor, 'Opening…')).toBeVisible(),
      form: async (visitor: Visitor, { moving }: DatedPosition) => {
        await see(heading(visitor)).toHaveText(new RegExp(`^${label} \\d bookings?$`));
        await see(visitor.page.getByText(foot(moving))).toBeVisible();
        await see(button(visitor, label)).toBeVisible();
      },
      claiming: async (visitor: Visitor) => see(button(visitor, 'Checking…')).toHaveAttribute('aria-disabled', 'true'),
      submitting: async (visitor: Visitor) => see(button(visitor, busy)).toHaveAttribute('aria-disabled', 'true'),
      unconfirmed: async (visitor: Visitor) => {
        await see(heading(visitor)).toHaveText("We don't know yet whether it arrived");
        await see(button(visitor, 'Try again')).not.toHaveAttribute('aria-disabled', 'true');
      },
      allDone: async (visitor: Visitor) => {
        await see(heading(visitor)).toHaveText('All done');
        await see(button(visitor, 'Back to your bookings')).toBeVisible();
      },
    },
  };
};
