// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { claimOutcomes, sampleFacts, submitOutcomes } from '#machines/bookings/booking-flow.samples.ts';
import { scheduleMachine } from '#machines/bookings/schedule.machine.ts';
import { openDated, setUpFlow, type DatedOptions } from './testing/open-flow.tsx';

setUpFlow();

const free = claimOutcomes['nothing is stored'];
const day = () => screen.getByLabelText<HTMLInputElement>(/Available From/);
const go = (name = 'Reschedule') => screen.getByRole('button', { name });
const line = (title: string) => within(screen.getByText(title, { selector: '.strong' }).closest('li') as HTMLElement);

/** The form stands and nothing was found on the device. */
const openForm = (options: DatedOptions = {}) => {
  const flow = openDated(options);
  flow.answer('findIntention', free);
  return flow;
};
const submitted = async (options: DatedOptions = {}) => {
  const flow = openForm(options);
  await flow.user.selectOptions(screen.getByLabelText(/Location/), '11');
  await flow.user.click(go(options.action === 'schedule' ? 'Schedule' : 'Reschedule'));
  return flow;
};
const sent = async (options: DatedOptions = {}) => {
  const flow = await submitted(options);
  flow.answer('claimIntention', free);
  return flow;
};

describe('every state has a screen', () => {
  const STATES: Readonly<
    Record<
      string,
      { readonly reach: () => Promise<ReturnType<typeof openDated>>; readonly title: RegExp; readonly text: RegExp }
    >
  > = {
    opening: { reach: () => Promise.resolve(openDated()), title: /^Reschedule 1 booking$/, text: /^Opening…$/ },
    form: { reach: () => Promise.resolve(openForm()), title: /^Reschedule 1 booking$/, text: /^2 bookings, no fee$/ },
    claiming: { reach: () => submitted(), title: /^Reschedule 1 booking$/, text: /^Checking…$/ },
    submitting: { reach: () => sent(), title: /^Reschedule 1 booking$/, text: /^Rescheduling…$/ },
    unconfirmed: {
      reach: async () => {
        const flow = await sent();
        flow.answer('submitBookings', submitOutcomes['no answer arrives']);
        return flow;
      },
      title: /^We don't know yet whether it arrived$/,
      text: /Sent again it is the same request/,
    },
    allDone: {
      reach: async () => {
        const flow = await sent();
        flow.answer('submitBookings', submitOutcomes['the server has it']);
        return flow;
      },
      title: /^All done$/,
      text: /^The list changes by itself/,
    },
  };

  test('no state is missing here', () =>
    expect(Object.keys(STATES).toSorted()).toEqual(Object.keys(scheduleMachine.states).toSorted()));

  test.each(Object.entries(STATES))('%s', async (state, { reach, title, text }) => {
    const { actor } = await reach();
    expect(actor.getSnapshot().value).toBe(state);
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  });
});

describe('R-20, R-21: what moves, and why', () => {
  test('rescheduling names each booking with its present date and why it moves', () => {
    openForm();
    expect(screen.getByText('1 more depends on it, so both get other dates.')).toBeVisible();
    expect(line('Product 2102').getByText(/18th.Mar.'26/)).toBeVisible();
    expect(line('Product 2102').getByText('You chose this')).toBeVisible();
    expect(line('Product 2104').getByText('Also rescheduled: it needs Product 2102 first')).toBeVisible();
  });

  test('scheduling names what comes first, first', () => {
    openForm({ action: 'schedule', facts: { chosenIds: [2104], movingIds: [2102, 2104] } });
    expect(screen.getByRole('heading', { name: 'Schedule 1 booking' })).toBeVisible();
    expect(screen.getByText('It needs 1 more first, so both get dates.')).toBeVisible();
    const lines = within(screen.getByRole('list', { name: 'What moves' })).getAllByRole('listitem');
    expect(lines.map((item) => item.textContent)).toEqual([
      expect.stringContaining('Also scheduled: Product 2104 needs it first'),
      expect.stringContaining('You chose this'),
    ]);
  });

  test('one that only the team schedules is named, and keeps all from going on (R-08)', async () => {
    const { user, actor } = openForm({
      action: 'schedule',
      facts: { chosenIds: [2110], movingIds: [2110], blockedIds: [2110] },
    });
    expect(line('Product 2110').getByText('The bookings team gives this one its date')).toBeVisible();
    expect(go('Schedule')).toHaveAccessibleDescription('One of them cannot be changed');
    await user.click(go('Schedule'));
    expect(actor.getSnapshot().value).toBe('form');
  });

  test('where nothing is left to change it can only be closed', () => {
    openForm({ facts: { chosenIds: [], movingIds: [] } });
    expect(screen.getByText('None of them can be changed any more.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
  });
});

describe('R-23 to R-25: the fields', () => {
  test('the day begins with its minimum, and its limits stand beside it', () => {
    openForm();
    expect(day()).toHaveValue('2026-05-13');
    expect(day()).toHaveAccessibleDescription(/From 13th.May.'26 to 12th.May.'27/);
    expect(line('Product 2102').getByText(/From 13th.May.'26/)).toBeVisible();
  });

  test.each([
    ['2026-05-12', /Please enter a day from 13th.May.'26 on/],
    ['2027-05-13', /Please enter a day up to 12th.May.'27/],
    ['', /Please complete this field/],
  ])('"%s" is an error beside the day, which gets the focus', async (typed, message) => {
    const { user, actor } = openForm();
    fireEvent.change(day(), { target: { value: typed } });
    expect(go()).toHaveAccessibleDescription('Choose another day first');
    await user.click(go());
    expect(day()).toHaveAccessibleDescription(message);
    expect(day()).toHaveFocus();
    expect(actor.getSnapshot().value).toBe('form');
  });

  test.each(['2026-05-13', '2027-05-12'])('%s is allowed', async (typed) => {
    const { user, actor } = openForm();
    fireEvent.change(day(), { target: { value: typed } });
    await user.selectOptions(screen.getByLabelText(/Location/), '12');
    await user.click(go());
    expect(actor.getSnapshot().context.intention?.values).toEqual({
      available_from: typed,
      location: 12,
      email_confirmation: true,
    });
  });

  test('a new earliest date is said, and a day before it is wrong at once', () => {
    const { send } = openForm();
    send({
      type: 'facts.changed',
      facts: sampleFacts({ range: { defaultStart: '2026-05-19', minimum: '2026-05-20', maximum: '2027-05-19' } }),
    });
    expect(screen.getByText(/the earliest day is 20th.May.'26 now/)).toHaveAttribute('role', 'status');
    expect(day()).toHaveAccessibleDescription(/Please enter a day from 20th.May.'26 on/);
    expect(day()).toHaveValue('2026-05-13');
  });

  test('a location that the server no longer has is wrong at once', async () => {
    const { user, send } = openForm();
    await user.selectOptions(screen.getByLabelText(/Location/), '11');
    send({ type: 'facts.changed', facts: sampleFacts({ locationIds: [12] }) });
    expect(screen.getByLabelText(/Location/)).toHaveAccessibleDescription(/can no longer be chosen/);
  });

  test('the location is required', async () => {
    const { user } = openForm();
    expect(go()).toHaveAccessibleDescription('Choose a location first');
    await user.click(go());
    const location = screen.getByLabelText(/Location/);
    expect(location).toHaveFocus();
    expect(location).toHaveAccessibleDescription(/Please complete this field/);
  });

  test('without a workshop there is neither location nor e-mail', () => {
    openForm({ facts: { hasWorkshop: false } });
    expect([screen.queryByLabelText(/Location/), screen.queryByLabelText(/E-mail me/)]).toEqual([null, null]);
  });

  test('while the locations are not known they load', () => {
    openForm({ locations: null, facts: { locationIds: null } });
    expect(screen.getByText('Loading the locations')).toHaveAttribute('role', 'status');
  });

  test('locations that did not come are asked for again', async () => {
    const retry = vi.fn<() => void>();
    const { user } = openForm({ locations: null, onRetryLocations: retry });
    expect(screen.getByText('The locations could not be loaded').closest('[role=alert]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('what the server says stands beside its field, and what it says of none in the notice', async () => {
    const { answer } = await sent();
    answer('submitBookings', {
      output: {
        ok: false,
        reason: 'refused',
        problems: {
          available_from: ['Choose a later day.'],
          location: ['Choose another location.'],
          rebook: ['One of them has started.'],
        },
      },
    });
    expect(day()).toHaveAccessibleDescription(/Choose a later day\./);
    expect(screen.getByLabelText(/Location/)).toHaveAccessibleDescription(/Choose another location\./);
    expect(screen.getByText('It was not accepted').closest('[role=alert]')).toHaveTextContent(
      'One of them has started.',
    );
    expect(screen.getByText('It was not accepted').closest('[role=alert]')).not.toHaveTextContent('Choose');
  });
});

describe('what became of it', () => {
  test('all by keyboard, from the day to "All done"', async () => {
    const { user, answer, actor, closed } = openForm();
    day().focus();
    await user.tab();
    expect(screen.getByLabelText(/Location/)).toHaveFocus();
    await user.selectOptions(screen.getByLabelText(/Location/), '11');
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    answer('claimIntention', free);
    answer('submitBookings', submitOutcomes['the server has it']);
    expect(actor.getSnapshot().context.intention?.values).toMatchObject({ email_confirmation: false });
    expect(screen.getByRole('dialog', { name: 'All done' })).toHaveFocus();
    expect(screen.getByText('You get a notification')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('it cannot be closed while it is with the server', async () => {
    const { user, answer, closed } = await sent();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(closed).not.toHaveBeenCalled();
    answer('submitBookings', submitOutcomes['there is no connection']);
    expect(screen.getByText(/There was no connection, so it has not been sent/).closest('[role=alert]')).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('without an answer it is sent again, from the same screen, or discarded', async () => {
    const { user, answer, actor } = await sent();
    answer('submitBookings', submitOutcomes['no answer arrives']);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(actor.getSnapshot().value).toBe('submitting');
    expect(screen.getByRole('dialog', { name: "We don't know yet whether it arrived" })).toBeVisible();
    answer('submitBookings', submitOutcomes['no answer arrives']);
    await user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(screen.getByRole('dialog', { name: 'Reschedule 1 booking' })).toHaveFocus();
    expect(screen.queryByText(/We haven't heard back/)).toBeNull();
  });

  test.each([
    ['another tab is at it', 'This is under way in another tab'],
    ['unexpectedError', 'It was not sent'],
  ] as const)('%s: the form stands and says why', async (outcome, title) => {
    const { answer } = await submitted();
    answer('claimIntention', claimOutcomes[outcome]);
    expect(screen.getByText(title).closest('[role=alert]')).not.toBeNull();
  });
});
