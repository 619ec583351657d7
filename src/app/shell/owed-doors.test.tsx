// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { amaraOsei, priyaNair } from '#fixtures/people.ts';
import { visit } from '#mocks/testing/visit.ts';
import type { DeliveryPayment } from '#persistence/outbox.ts';
import { browserOutbox } from '#persistence/persistence.ts';
import { askSignOut } from '../session/testing/ask-sign-out.tsx';
import { openShell, setUpShell } from './testing/open-shell.tsx';

setUpShell();
afterEach(() => localStorage.clear());

const addressOf = (userId: number) => ({ userId, kind: 'booking', name: '1/unschedule' });

/** What a person has paid for without getting it, as a delivery leaves it on the device. */
const owe = (userId: number, payment: Partial<DeliveryPayment> = {}): void =>
  act(
    () =>
      void browserOutbox().put(addressOf(userId), {
        stage: 'refused',
        title: '',
        confirmedAtMs: 0,
        input: {
          action: 'unschedule',
          organisationId: 1,
          ids: [2103],
          chosenIds: [2103],
          values: { confirm: true },
          starts: [1],
        },
        payment: {
          basketKey: 'bkt-1',
          totalInPence: 7200,
          progress: 'paid',
          reference: 'pi_1',
          attemptedAtMs: 0,
          ...payment,
        },
      }),
  );
const PAID = '1 booking to unschedule: the late fee of £72.00 is paid, and they were not unscheduled: receipt pi_1';
const items = async (name: string | RegExp) =>
  within(await screen.findByRole('alertdialog', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const isStored = (userId: number): boolean => browserOutbox().find(addressOf(userId)) !== null;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('what is owed is named at every door, and stays (B-1, B-2, B-8)', () => {
  test('signing out names it with its amount, and leaves it for the next visit', async () => {
    owe(31);
    const { login } = await askSignOut({ id: 31, first_name: 'Amara' });
    expect(await items('Sign out before this is settled?')).toEqual([PAID]);
    await press('Sign out');
    await waitFor(() => expect(login.getSnapshot().matches('signedOut')).toBe(true));
    await new Promise((resolve) => setTimeout(resolve));
    expect(isStored(31)).toBe(true);
    act(() => browserOutbox().remove(addressOf(31)));
  });

  test('home shows it with the way to where it goes on, and the account menu its amount; both follow it', async () => {
    owe(amaraOsei.id, { progress: 'attempted', reference: null });
    await openShell(amaraOsei.email);
    const note = await screen.findByText('Paid, and not settled yet');
    expect(note.closest('[role=status]')?.querySelector('a')?.getAttribute('href')).toBe('/bookings');
    expect(screen.getByText(/the late fee of £72.00 may be paid/)).toBeTruthy();
    await press(/your account/);
    expect((await screen.findByRole('menuitem', { name: '£72.00 paid, not settled' })).getAttribute('href')).toBe(
      '/bookings',
    );
    act(() => browserOutbox().remove(addressOf(amaraOsei.id)));
    expect(screen.queryByText('Paid, and not settled yet')).toBeNull();
    expect(screen.queryByRole('menuitem', { name: '£72.00 paid, not settled' })).toBeNull();
  });

  test('nobody else who is here sees it', async () => {
    owe(amaraOsei.id);
    await openShell(priyaNair.email);
    await screen.findByRole('main');
    expect(screen.queryByText('Paid, and not settled yet')).toBeNull();
  });

  test('View As asks before it begins, and staying begins nothing', async () => {
    owe(priyaNair.id);
    const { door } = await openShell(priyaNair.email);
    await press(/your account/);
    await userEvent.click(await screen.findByRole('menuitem', { name: /View As/ }));
    expect(await items('Go on before this is settled?')).toEqual([PAID]);
    await press('Stay');
    expect([
      screen.queryByRole('alertdialog'),
      screen.queryByRole('dialog'),
      (await door.demo.log()).some(({ call }) => call === 'impersonate'),
    ]).toEqual([null, null, false]);
  });

  test('while viewing, exit names the learner and what is theirs; it is still there afterwards, and not the viewer’s', async () => {
    const { door } = await openShell(priyaNair.email, {
      prepare: async (own) => void (await visit(own).post('impersonate?organisation_id=1', { email: amaraOsei.email })),
    });
    owe(amaraOsei.id);
    await press('Exit View As…');
    expect(await items('Exit before this is settled?')).toEqual([PAID]);
    expect(screen.getByText(/This is Amara Osei’s. It stays on this device/)).toBeTruthy();
    await press('Exit');
    await waitFor(async () =>
      expect((await door.demo.log()).some(({ call }) => call === 'endImpersonation')).toBe(true),
    );
    expect(isStored(amaraOsei.id)).toBe(true);
    await waitFor(() => expect(screen.queryByText('Paid, and not settled yet')).toBeNull());
  });
});
