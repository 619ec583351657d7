import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { openPage } from '#api/testing/open-page.tsx';
import { marcusBell } from '#fixtures/people.ts';
import type { ResetTraining } from '#machines/library/bulk-reset.machine.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { ResetPage, type ResetPageProps } from '../ResetPage.tsx';

/** Monday, 2nd Mar '26, 9:00 am. */
const TODAY = Date.UTC(2026, 2, 2, 9);

export const DECONTAMINATION: ResetTraining = { kind: 'module', id: 705, title: 'Decontamination of instruments' };
export const INFECTION_CONTROL: ResetTraining = { kind: 'collection', id: 301, title: 'Infection Control Essentials' };

function Page(props: Omit<ResetPageProps, 'query' | 'onQuery' | 'now'>) {
  const [query, setQuery] = useState(() => new URLSearchParams());
  return <ResetPage {...props} query={query} onQuery={setQuery} now={() => TODAY} />;
}

/** A backend with Marcus at its door. */
export const createDoor = async (): Promise<InProcess> => {
  const door = createInProcess({ now: () => TODAY });
  await door.demo.as(marcusBell.email);
  return door;
};

export const showReset = (door: InProcess, training: readonly ResetTraining[] = [DECONTAMINATION]) =>
  openPage(door, ({ profile, organisation }) => (
    <Page profile={profile} organisation={organisation} training={training} />
  ));

/** The page before a backend, as Marcus. */
export const openReset = async (training?: readonly ResetTraining[]): Promise<InProcess> => {
  const door = await createDoor();
  await showReset(door, training);
  return door;
};

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Selects these people on the page that is shown. */
export const choose = async (...names: readonly string[]): Promise<void> => {
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
};

/** Types the number, and confirms. */
export const confirm = async (count: number): Promise<void> => {
  await press('Reset…');
  await userEvent.type(screen.getByLabelText('Type the number of resets'), String(count));
  await press(`Reset ${count} for good`);
};
