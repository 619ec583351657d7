import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Fault } from '#contracts/demo.ts';
import { amaraOsei, sofiaLindqvist } from '#fixtures/people.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import { HomePage } from '#features/home/HomePage.tsx';
import { visit } from '#mocks/testing/visit.ts';
import { useCurrent } from '#current/current-context.ts';
import { openShell, type ShellOptions } from './open-shell.tsx';

export type Shell = Awaited<ReturnType<typeof openShell>>;
export type Person = Pick<UserRecord, 'first_name' | 'last_name' | 'email'>;

const nameOf = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`;

export const banner = () => screen.queryByRole('region', { name: 'View As' });
export const dialog = () => screen.findByRole('dialog', { name: 'View As' });
export const account = (person: Person) => screen.findByRole('button', { name: `${nameOf(person)}, your account` });
export const exitButton = () => within(banner() as HTMLElement).getByRole('button');

/** Home as the page below the bar. */
export function Home() {
  return <HomePage {...useCurrent()} now={Date.now} />;
}

/** Home stands for this person, and nothing is on its way any more. */
export const homeIsShown = async (shell: Shell, person: Person): Promise<void> => {
  await screen.findByRole('heading', { level: 1, name: `Welcome, ${nameOf(person)}` });
  // Between the sign and the bands nothing is asked for yet.
  await waitFor(() => expect([shell.queries.isFetching(), screen.queryAllByText(/^Loading /)]).toEqual([0, []]));
};

/** The shell of the super user who views as others. */
export const openSofia = (options: ShellOptions = {}): Promise<Shell> => openShell(sofiaLindqvist.email, options);

/** Opens the account's menu and gives its items. */
export const menuOf = async ({ user }: Shell, person: Person): Promise<readonly (string | null)[]> => {
  await user.click(await account(person));
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
};

export const openDialog = async (shell: Shell) => {
  await menuOf(shell, sofiaLindqvist);
  await shell.user.click(screen.getByRole('menuitem', { name: 'View As' }));
  return dialog();
};

export const submit = async ({ user }: Shell, email: string): Promise<void> => {
  const field = await screen.findByLabelText("Learner's e-mail address");
  await user.clear(field);
  await user.type(field, `${email}{Enter}`);
};

/** Sofia becomes somebody, by the dialog. */
export const viewAs = async (shell: Shell, person: Person = amaraOsei): Promise<void> => {
  await openDialog(shell);
  await submit(shell, person.email);
  await waitFor(() => expect(banner()?.textContent).toContain(nameOf(person)));
};

export const fault = (shell: Shell, ...faults: Fault[]): Promise<void> => shell.door.demo.faults.set(faults);
export const timesCalled = async (shell: Shell, call: string): Promise<number> =>
  (await shell.door.demo.log()).filter((entry) => entry.call === call).length;

/** As another tab of the same browser would: past this page. */
export const beganElsewhere = (shell: Shell, email: string) =>
  visit(shell.door).post('impersonate?organisation_id=1', { email });
export const endedElsewhere = (shell: Shell) =>
  visit(shell.door).post('impersonate', undefined, { 'x-http-method-override': 'DELETE' });
