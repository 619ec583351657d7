// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { amaraOsei, DEMO_PASSWORD } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { openApp, setUpApp, until, type OpenedApp } from '../testing/open-app.tsx';
import { addressOf, press, type } from '../testing/sign-in-steps.ts';

setUpApp();
beforeAll(async () => {
  await Promise.all([
    import('#features/profile/ProfilePageRoute.tsx'),
    import('#features/session/SessionOverDialog.tsx'),
    import('../pages/ProfileRoute.tsx'),
  ]);
});

const openAt = async (address: string): Promise<OpenedApp> => {
  const door = createInProcess();
  await door.demo.as(amaraOsei.email);
  return openApp({ door, address, remembered: true });
};

/** As another device, or its age, ends it. */
const endSession = async (door: InProcess): Promise<void> => {
  const { status } = await door.fetch('logout', {
    method: 'POST',
    headers: { accept: 'application/json', 'x-xsrf-token': door.readCookie('XSRF-TOKEN') ?? '' },
  });
  expect(status).toBe(204);
};

/** Signs in over the page, which says what is still there. */
const signInOver = async (message: string): Promise<void> => {
  const dialog = await until(() => screen.getByRole('dialog'));
  expect(dialog.textContent).toContain(message);
  const field = await until(() => within(dialog).getByLabelText<HTMLInputElement>('Password'));
  fireEvent.change(field, { target: { value: DEMO_PASSWORD } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
};

const saved = ({ door }: OpenedApp) => door.backend.read((db) => db.tables.users.get(amaraOsei.id));
const loaded = () => until(() => screen.getByRole('heading', { level: 1, name: 'Amara Osei' }));

test('J-02: the session is over when About is saved: signing in again is over the page, and what was typed is saved', async () => {
  const app = await openAt('/profile');
  await loaded();
  type('Last name', 'Bramley');
  await until(() => screen.getByText('Was “Osei”'));
  await endSession(app.door);
  press('Save');
  await signInOver('Your changes are kept');
  await until(() => screen.getByRole('heading', { level: 1, name: 'Amara Bramley' }));
  expect((await saved(app))?.last_name).toBe('Bramley');
  expect(addressOf(app)).toBe('/profile');
});

test('J-02: the session is over when a password is saved: it stays on the page, and nowhere else', async () => {
  const app = await openAt('/profile/security');
  await loaded();
  type('Current password', DEMO_PASSWORD);
  type('New password', 'four quiet herons');
  type('New password again', 'four quiet herons');
  await endSession(app.door);
  press('Save password');
  await signInOver('Your entries are still on this page');
  await until(() => screen.getByText('Your password has been successfully updated.'));
  expect((await saved(app))?.password).toBe('four quiet herons');
});
