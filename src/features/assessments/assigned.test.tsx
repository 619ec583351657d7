// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { openAssigned } from './testing/open-page.tsx';
import { setUpPage } from './testing/setup-page.ts';

setUpPage();
let door: InProcess;
beforeEach(async () => {
  door = createInProcess();
  await door.demo.as('amara.osei@demo.example');
});

const row = async (title: string) => (await screen.findByRole('link', { name: title })).closest('li') as HTMLElement;

test.each([
  ['Infection Control: final assessment', 'Pending', 'todo', 'due'],
  ['Handling laboratory work: practice log', 'In review', 'review', 'bad'],
  ['Medical emergencies: roles in the team', 'Completed', 'done', 'ok'],
  ['Sharps and splashes: response check', 'Locked', 'locked', 'bad'],
  ['Radiography, Level 1', 'Exempt', 'exempt', 'quiet'],
  ['Image quality: grade and record', 'Failed', 'wrong', 'bad'],
  ['Basic Life Support: knowledge check', 'Expired', 'expired', 'bad'],
  ['Safeguarding: recording a concern', 'Overdue', 'overdue', 'bad'],
])('C-23, C-24: "%s" shows %s by word, shape and colour', async (title, word, shape, tone) => {
  await openAssigned(door);
  const state = within(await row(title)).getByText(word);
  expect(state.className).toContain(`state--tone-${tone}`);
  expect(state.querySelector(`.mk--${shape}`)).not.toBeNull();
});

test('M-17, C-25: each title links to its assessment; a detached one is optional', async () => {
  await openAssigned(door);
  const optional = await row('Emergency drugs: for the curious');
  expect(within(optional).getByRole('link').getAttribute('href')).toBe('/assessments/517');
  expect(within(optional).getByText('Optional')).toBeTruthy();
  expect(screen.getAllByText('Optional')).toHaveLength(1);
});

test('S0§3: what belongs to a SCORM package is not listed', async () => {
  await openAssigned(door);
  await row('Hand hygiene check');
  expect(screen.queryByText('Waste and its colours: quiz in the package')).toBeNull();
});

test('Luke: nothing assigned says so', async () => {
  await door.demo.as('luke.fenwick@demo.example');
  await openAssigned(door, 12);
  expect(await screen.findByRole('heading', { name: 'Nothing is assigned to you yet' })).toBeTruthy();
});

test('J-11: a list that does not arrive leaves a board with Try again', async () => {
  await door.demo.faults.set([{ call: 'listAssessments', status: 500 }]);
  await openAssigned(door);
  expect(await screen.findByText('Your assessments could not be loaded.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('Hand hygiene check')).toBeTruthy();
});
