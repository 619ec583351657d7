// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openBookings, openDoor } from '../testing/open-bookings.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const RADIOGRAPHY = 2107;

const openSchedule = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select Radiography Practical/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Schedule' }));
  const form = within(await screen.findByRole('dialog', { name: 'Schedule 1 booking' }));
  await userEvent.selectOptions(await form.findByLabelText(/Location/), 'Leeds');
  return form;
};
const send = async (form: Awaited<ReturnType<typeof openSchedule>>): Promise<void> => {
  await userEvent.click(form.getByRole('button', { name: 'Schedule' }));
  await screen.findByRole('dialog', { name: 'All done' });
};

test('B-9: the date that the form names is the one that the server gives', async () => {
  const door = await openDoor();
  await openBookings(door);
  const form = await openSchedule();
  const named = (await form.findByText(/^Earliest with a free place in Leeds: /)).textContent;
  await send(form);
  await door.demo.clock.advance('10m');
  cleanup();
  await openBookings(door, { at: `tab=scheduled&open=${RADIOGRAPHY}` });
  const starts = (await screen.findByText('Starts')).closest('div')?.querySelector('dd')?.textContent ?? '';
  expect(starts).not.toBe('');
  expect(named).toBe(`Earliest with a free place in Leeds: ${starts}.`);
});

test('B-9: without the dates it goes on all the same; they are asked for again', async () => {
  const door = await openDoor();
  await door.demo.faults.set([{ call: 'listCourses', status: 500 }]);
  await openBookings(door);
  const form = await openSchedule();
  expect(await form.findByText('Free places could not be loaded. You can go on without them.')).toBeVisible();
  await door.demo.faults.set([]);
  await userEvent.click(form.getByRole('button', { name: 'Look for free places' }));
  await form.findByText(/^Earliest with a free place in Leeds: /);
  await send(form);
});
