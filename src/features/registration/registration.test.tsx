// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { harbour } from '#fixtures/organisations.ts';
import { amaraOsei, lukeFenwick } from '#fixtures/people.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { InProcess } from '#mocks/in-process.ts';
import {
  choose,
  fillIn,
  JONAH,
  openRegistration,
  PASSWORD,
  setUpRegistration,
  submitButton,
} from './testing/open-registration.tsx';

setUpRegistration();

const usersOf = async (door: InProcess): Promise<readonly UserRecord[]> =>
  (await door.demo.db.read(['users']))['users'] as readonly UserRecord[];
const jonahs = async (door: InProcess) => (await usersOf(door)).filter(({ email }) => email === JONAH.email);
const calls = async (door: InProcess, name: string) => (await door.demo.log()).filter(({ call }) => call === name);

describe('what stands', () => {
  test('S-02, S-05, S-06: the organisation, its groups and its fields', async () => {
    await openRegistration();
    await screen.findByText(/^Join Harbour Volunteers/);
    expect(screen.getByRole('heading', { level: 1, name: 'Register' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByLabelText('Emergency contact')).toHaveAccessibleDescription('A name and a telephone number.');
    expect(screen.getByRole('group', { name: /Interests/ })).toBeInTheDocument();
    expect(await submitButton()).toHaveAccessibleDescription('Five fields, a group and two ticks to go.');
  });

  test('S-05: one group is not asked for', async () => {
    await openRegistration({ path: 'northgate' });
    expect(await submitButton()).toHaveAccessibleDescription('Four fields and two ticks to go.');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('S-05: the group of the address is taken where it is one of them', async () => {
    const opened = await openRegistration({ groupIntent: '442' });
    await submitButton();
    expect(screen.queryByRole('radio')).toBeNull();
    opened.unmount();
    await openRegistration({ groupIntent: '9' });
    await submitButton();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  test('S-05: 500 groups are searched', async () => {
    const { user } = await openRegistration({ path: 'northgate', scenario: 'registration-500-groups' });
    await user.type(await screen.findByRole('combobox', { name: 'Find your group' }), 'home 499');
    await user.click(await screen.findByRole('option', { name: 'Home 499' }));
    expect(screen.getByText('Home 499')).toBeInTheDocument();
    expect(await submitButton()).toHaveAccessibleDescription('Four fields and two ticks to go.');
  });

  test('S-09: without groups nobody registers', async () => {
    await openRegistration({ path: 'brightwater' });
    expect(
      await screen.findByText("Sorry, it's not currently possible to register with Brightwater Dental Academy."),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  test('S-01: a path that there is not leads home', async () => {
    const { onLeave } = await openRegistration({ path: 'nobody' });
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
  });
});

describe('S-10, S-11: a stranger', () => {
  test('registers with what they typed, is signed in, and comes home', async () => {
    const opened = await openRegistration();
    await fillIn(opened);
    await choose(opened);
    await opened.user.click(screen.getByRole('checkbox', { name: 'Radio' }));
    await opened.user.click(await submitButton());
    await waitFor(() => expect(opened.onArrive).toHaveBeenCalledWith(harbour.organisation_id));
    expect(await jonahs(opened.door)).toMatchObject([
      {
        first_name: 'Jonah',
        password: PASSWORD,
        groups: [{ id: 442 }],
        fields: { emergency_contact: 'Ada Petrie, 0113 496 0133', interests: [433] },
      },
    ]);
    expect(await calls(opened.door, 'login')).toMatchObject([{ status: 200 }]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('a form that is not whole is not sent: the focus goes to the first field, and everything stands', async () => {
    const opened = await openRegistration();
    await opened.user.type(await screen.findByLabelText('Email address'), 'no address');
    await opened.user.click(await submitButton());
    expect(screen.getByLabelText('First name')).toHaveFocus();
    const tray = screen.getByRole('alert');
    expect(
      within(tray)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'First name: Please complete this field',
      'Last name: Please complete this field',
      'Email address: Please enter an email address, like name@example.com.',
      'Password: Please complete this field',
      'Your group: Please complete this field',
      'Emergency contact: Please complete this field',
      'Are you human: Please tick this box',
      'Terms and Conditions: Please tick this box',
    ]);
    expect(await calls(opened.door, 'register')).toEqual([]);
  });

  test('S-13: a refusal stands beside its field, values stay, the password and the tick are given again', async () => {
    const opened = await openRegistration();
    await fillIn(opened, { email: 'moira.kane@demo.example' });
    await choose(opened);
    await opened.user.click(await submitButton());
    const email = await screen.findByLabelText('Email address');
    await waitFor(() => expect(email).toHaveAccessibleDescription('The email has already been taken.'));
    expect(email).toHaveFocus();
    expect(email).toHaveValue('moira.kane@demo.example');
    expect(screen.getByText(/Is it yours/)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Sign in' })[0]).toHaveAttribute('href', '/login?d=/register/harbour');
    expect(screen.getByLabelText('First name')).toHaveValue('Jonah');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByLabelText('Password')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('checkbox', { name: 'Are you human?' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toBeChecked();

    await opened.user.clear(email);
    await opened.user.type(email, JONAH.email);
    await opened.user.type(screen.getByLabelText('Password'), PASSWORD);
    await opened.user.click(screen.getByRole('checkbox', { name: 'Are you human?' }));
    await opened.user.click(await submitButton());
    await waitFor(() => expect(opened.onArrive).toHaveBeenCalled());
    expect(await jonahs(opened.door)).toHaveLength(1);
  });

  test('0315: a lost reply is asked about, and nobody is registered twice', async () => {
    const opened = await openRegistration();
    await fillIn(opened);
    await choose(opened);
    await opened.door.demo.faults.add([{ call: 'register', kind: 'lost' }]);
    await opened.user.dblClick(await submitButton());
    await waitFor(() => expect(opened.onArrive).toHaveBeenCalled());
    expect(await jonahs(opened.door)).toHaveLength(1);
    expect(await calls(opened.door, 'register')).toHaveLength(1);
  });

  test('0315: a call that did not arrive says so, and the next one counts', async () => {
    const opened = await openRegistration();
    await fillIn(opened);
    await choose(opened);
    await opened.door.demo.faults.add([{ call: 'register', kind: 'offline' }]);
    await opened.user.click(await submitButton());
    expect(await screen.findByText(/You are not registered yet/)).toBeInTheDocument();
    expect(await jonahs(opened.door)).toEqual([]);
    await opened.user.type(screen.getByLabelText('Password'), PASSWORD);
    await opened.user.click(screen.getByRole('checkbox', { name: 'Are you human?' }));
    await opened.user.click(await submitButton());
    await waitFor(() => expect(opened.onArrive).toHaveBeenCalled());
    expect(await jonahs(opened.door)).toHaveLength(1);
  });

  test('S-11: where signing in does not work, they are told that they are registered', async () => {
    const opened = await openRegistration();
    await fillIn(opened);
    await choose(opened);
    await opened.door.demo.faults.add([{ call: 'login', status: 500 }]);
    await opened.user.click(await submitButton());
    expect(await screen.findByText('You are registered with Harbour Volunteers.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  });

  test('S-07: the row says what became of the check', async () => {
    const { human } = await openRegistration();
    const box = await screen.findByRole('checkbox', { name: 'Are you human?' });
    expect(box).toHaveAccessibleDescription('One tick. No puzzle.');
    for (const [state, text] of [
      [{ status: 'looking' }, 'Looking…'],
      [{ status: 'passed', token: 'one' }, 'Thank you, that was enough.'],
      [{ status: 'expired' }, 'That took too long. Please tick it again.'],
    ] as const) {
      human.become(state);
      await waitFor(() => expect(box).toHaveAccessibleDescription(text));
    }
    expect(box).not.toBeChecked();
  });

  test('0316: what was typed is there again after a reload, and no password is stored', async () => {
    const opened = await openRegistration();
    await fillIn(opened);
    await choose(opened);
    opened.unmount();
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(PASSWORD);
    await openRegistration({ door: opened.door });
    expect(await screen.findByLabelText('Last name')).toHaveValue('Petrie');
    expect(screen.getByRole('radio', { name: /Radio watch/ })).toBeChecked();
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();
  });
});

describe('S-12: somebody who is signed in', () => {
  test('joins with group, fields and ticks alone', async () => {
    const opened = await openRegistration({ as: amaraOsei.email });
    expect(await screen.findByText('Amara Osei')).toBeInTheDocument();
    expect(screen.queryByLabelText('Password')).toBeNull();
    await choose(opened);
    await opened.user.click(await submitButton('Join'));
    await waitFor(() => expect(opened.onArrive).toHaveBeenCalledWith(harbour.organisation_id));
    const [amara] = (await usersOf(opened.door)).filter(({ id }) => id === amaraOsei.id);
    expect(amara?.groups.map(({ id }) => id)).toContain(442);
  });

  test('who belongs to it is told so', async () => {
    const opened = await openRegistration({ as: lukeFenwick.email });
    expect(await screen.findByText('You already belong to Harbour Volunteers.')).toBeInTheDocument();
    await opened.user.click(screen.getByRole('button', { name: 'Go to your training' }));
    expect(opened.onArrive).toHaveBeenCalledWith(harbour.organisation_id);
  });

  test('whose session has ended goes on as a stranger', async () => {
    const opened = await openRegistration({ as: amaraOsei.email });
    await choose(opened);
    // A server that was seeded anew knows no session.
    await opened.door.demo.reset();
    await opened.user.click(await submitButton('Join'));
    await waitFor(() => expect(opened.onSessionOver).toHaveBeenCalledOnce());
    expect(opened.onArrive).not.toHaveBeenCalled();
  });

  test('H-17: nobody joins as somebody else, and the button says why', async () => {
    const opened = await openRegistration({ scenario: 'somebody who is viewed as was invited' });
    const button = await submitButton('Join');
    expect(button).toHaveAccessibleDescription('You are viewing as Amara Osei. Exit View As to join in your own name.');
    await choose(opened);
    await opened.user.click(button);
    expect(await calls(opened.door, 'register')).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });
});
