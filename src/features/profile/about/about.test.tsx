// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { amaraOsei, priyaNair } from '#fixtures/people.ts';
import { enter, openProfile, setUpProfile, callsOf } from '../testing/open-profile.tsx';

setUpProfile();

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const type = async (name: string | RegExp, text: string): Promise<void> => {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
};
const save = () => screen.getByRole('button', { name: 'Save' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const bar = () => screen.queryByRole('region', { name: 'Changes' });
/** Where all errors stand, with a link to each field. */
const tray = () => screen.getByText('Sorry, please check the following:').closest('[role=alert]');
const savedUser = async (door: Awaited<ReturnType<typeof enter>>) =>
  door.backend.read((db) => db.tables.users.get(amaraOsei.id));

describe('About (G-05 to G-09)', () => {
  test('shows what the server has, and Save says that nothing has changed', async () => {
    const door = await enter();
    await openProfile(door);
    expect(field('First name')).toHaveValue('Amara');
    expect(field('GDC number')).toHaveValue('294117');
    expect(screen.getByRole('combobox', { name: 'Practice' })).toHaveDisplayValue('Leeds practices');
    expect(screen.getByLabelText(/Registered since/)).toHaveValue('2019-09-02');
    expect(screen.getByRole('checkbox', { name: /Trained in first aid/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Medical emergencies' })).toBeChecked();
    expect(screen.queryByText(/dynamics/i)).toBeNull();
    expect(save()).toHaveAccessibleDescription('Nothing has changed yet.');
    expect(bar()).toBeNull();
    await userEvent.click(save());
    expect(await callsOf(door, 'updateProfile')).toEqual([]);
  });

  test('a changed field says what it was; the bar names it; it can be put back', async () => {
    await openProfile(await enter());
    await type('Last name', 'Osei-Bramley');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Practice leadership' }));
    expect(bar()).toHaveTextContent('2 changes, not saved. Last name, Interests');
    expect(screen.getByText('Was “Osei”')).toBeInTheDocument();
    expect(screen.getByText('“Practice leadership” was not chosen')).toBeInTheDocument();
    expect(within(screen.getByRole('complementary')).getAllByText('Amara Osei-Bramley')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /About/ })).toHaveTextContent('2 changes, not saved');
    await press('Put it back: Last name');
    expect(field('Last name')).toHaveValue('Osei');
    expect(field('Last name')).toHaveFocus();
    await press('Put it back: Interests');
    expect(bar()).toBeNull();
  });

  test('saved is told, shown everywhere, and typed digits are a number only in fields of that kind (K-10)', async () => {
    const door = await enter();
    const { told, unmount } = await openProfile(door);
    await type('Last name', '2026');
    await type('GDC number', '294171');
    await press('Save');
    await screen.findByText('Signed in as Amara 2026');
    await waitFor(() =>
      expect(told).toEqual([{ title: 'Updated', text: 'Thank you. Your details have been updated.', marker: 'done' }]),
    );
    expect(save()).toHaveAccessibleDescription(/^Saved at 9:00\sam\. Nothing has changed since\.$/);
    const [call] = await callsOf(door, 'updateProfile');
    expect(call?.body).toMatchObject({
      last_name: '2026',
      email: amaraOsei.email,
      avatar_id: 914,
      fields: { ...amaraOsei.fields, gdc_number: 294171, address_history: expect.any(Array) as unknown },
    });
    expect((await savedUser(door))?.fields).toMatchObject({ gdc_number: '294171', dynamics_contact_id: 'c0a81a9e-11' });
    unmount();
    expect(Object.keys(localStorage).filter((name) => name.startsWith('waymark.draft'))).toEqual([]);
  });

  test('a reload, and another page of the profile, find what was typed', async () => {
    const door = await enter();
    const first = await openProfile(door);
    await type('First name', 'Ama');
    first.unmount();
    await openProfile(door, { section: 'security' });
    expect(screen.getByRole('link', { name: /About/ })).toHaveTextContent('1 change, not saved');
    expect(bar()).toBeNull();
  });

  test('discarding asks first', async () => {
    await openProfile(await enter());
    await type('First name', 'Ama');
    await press('Discard');
    const question = await screen.findByRole('alertdialog', { name: 'Discard your change?' });
    expect(question).toHaveTextContent('First name goes back to what is saved.');
    await userEvent.click(within(question).getByRole('button', { name: 'Go on editing' }));
    expect(field('First name')).toHaveValue('Ama');
    await press('Discard');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(field('First name')).toHaveValue('Amara'));
  });
});

describe('what cannot be saved', () => {
  test('an empty name is no change that can be saved: Save says so, and an attempt names the field (K-06 to K-09)', async () => {
    const door = await enter();
    await openProfile(door);
    await type('First name', '');
    expect(save()).toHaveAccessibleDescription(/Enter your first name\./);
    await userEvent.click(save());
    expect(tray()).toHaveTextContent('First name: Please complete this field');
    expect(field('First name')).toHaveFocus();
    expect(field('First name')).toHaveAccessibleDescription('Please complete this field');
    expect(bar()).toHaveTextContent('1 field needs another look. Nothing was saved yet');
    expect(await callsOf(door, 'updateProfile')).toEqual([]);
  });

  test.each([
    ['First name', 'x'.repeat(51), 'Please use at most 50 characters. This is 51.'],
    ['Email address', 'amara', 'Please enter an email address, like name@example.com.'],
    ['Email address', 'amara @demo.example', 'Please enter an email address, like name@example.com.'],
    ['Last name', '   ', 'Please complete this field'],
    ['GDC number', '1'.repeat(251), 'Please use at most 250 characters. This is 251.'],
  ])('%s: %s is told, and nothing is cut (K-16)', async (name, text, message) => {
    const door = await enter();
    await openProfile(door);
    await userEvent.clear(field(name));
    await userEvent.click(field(name));
    await userEvent.paste(text);
    await userEvent.click(save());
    expect(field(name)).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[.]/g, '\\.')));
    expect(field(name)).toHaveValue(text);
    expect(await callsOf(door, 'updateProfile')).toEqual([]);
  });

  test.each([
    ['one letter', 'Ó'],
    ['from right to left', 'אמרה'],
    ['combining letters', 'Ame\u0301lie\u0308'],
    ['digits', '007'],
  ])('a name of %s is saved as it is typed', async (_, name) => {
    const door = await enter();
    await openProfile(door);
    await userEvent.clear(field('First name'));
    await userEvent.click(field('First name'));
    await userEvent.paste(name);
    await userEvent.click(save());
    await screen.findByText(`Signed in as ${name} Osei`);
    expect((await savedUser(door))?.first_name).toBe(name);
  });

  test('a 422 stands beside its field and in the tray; the first is focused; everything is kept (G-09)', async () => {
    const { told } = await openProfile(await enter());
    await type('Last name', 'Bramley');
    await type('Email address', priyaNair.email);
    await press('Save');
    await screen.findByText('Sorry, please check the following:');
    expect(tray()).toHaveTextContent('Email address: The email has already been taken.');
    await waitFor(() => expect(field('Email address')).toHaveFocus());
    expect(field('Email address')).toHaveAccessibleDescription(/The email has already been taken\./);
    expect(field('Last name')).toHaveValue('Bramley');
    expect(told).toEqual([]);
    await press('Dismiss');
    expect(screen.queryByText('Sorry, please check the following:')).toBeNull();
    await press('Put it back: Email address');
    expect(field('Email address')).not.toHaveAccessibleDescription(/taken/);
  });

  test.each([403, 404, 429, 500])('%i is told by the toast, and everything is kept (G-09)', async (status) => {
    const door = await enter();
    const { told } = await openProfile(door);
    await door.demo.faults.add([{ call: 'updateProfile', status }]);
    await type('Last name', 'Bramley');
    await press('Save');
    await waitFor(() =>
      expect(told).toEqual([
        { title: 'Oops!', text: 'Sorry, something went wrong. Please try again.', tone: 'danger' },
      ]),
    );
    expect(field('Last name')).toHaveValue('Bramley');
    expect(bar()).toHaveTextContent('1 change, not saved.');
  });
});

describe('a reply that is lost', () => {
  test('is asked after: what the server has is saved, and nothing is sent twice', async () => {
    const door = await enter();
    const { told } = await openProfile(door);
    await door.demo.faults.add([{ call: 'updateProfile', kind: 'lost' }]);
    await type('Last name', 'Bramley');
    await press('Save');
    await screen.findByText('Signed in as Amara Bramley');
    expect(told).toMatchObject([{ title: 'Updated' }]);
    expect(bar()).toBeNull();
    expect(await callsOf(door, 'updateProfile')).toHaveLength(1);
  });

  test('of a call that never arrived is told', async () => {
    const door = await enter();
    const { told } = await openProfile(door);
    await door.demo.faults.add([{ call: 'updateProfile', kind: 'offline' }]);
    await type('Last name', 'Bramley');
    await press('Save');
    await waitFor(() => expect(told).toMatchObject([{ title: 'Oops!' }]));
    expect(field('Last name')).toHaveValue('Bramley');
  });
});
