// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { comingModule, documentInProgress, linkInTheSameTab, moduleExpiringSoon } from '#fixtures/library/modules.ts';
import { heardCalls, openDoor, openModule, setUpModule } from './testing/open-module.tsx';

setUpModule();

const CONFIRM = 'I have read and understood the document';

const open = async (id: number, options?: Parameters<typeof openModule>[2]) => {
  const door = await openDoor();
  return { door, ...(await openModule(door, id, options)) };
};

test('a confirmation whose reply got lost counted, and the page says so (N-11)', async () => {
  const { door } = await open(documentInProgress.module_id);
  await door.demo.faults.set([{ call: 'confirmModule', kind: 'lost', times: 1 }]);
  await userEvent.click(await screen.findByRole('button', { name: CONFIRM }));
  expect(await screen.findByText("Completed 2nd Mar '26")).toBeTruthy();
  expect(screen.queryByText('Your confirmation did not arrive. Please try again.')).toBeNull();
});

test('a restart whose reply got lost is shown as done (N-23)', async () => {
  const { door } = await open(moduleExpiringSoon.module_id);
  await door.demo.faults.set([{ call: 'resetUserModules', kind: 'lost', times: 1 }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Restart this module' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restart' }));
  expect(await screen.findByText('Pending')).toBeTruthy();
});

test('a module opens when its day comes, although the server says the same as before (N-07)', async () => {
  let nowMs = Date.UTC(2026, 2, 2, 9);
  const { queries } = await open(comingModule.module_id, { persistence: { now: () => nowMs } });
  await screen.findByText(/^Sorry, this module is not yet available\./);
  nowMs = Date.UTC(2026, 4, 1);
  await act(() => queries.invalidateQueries());
  await waitFor(() => expect(screen.queryByText(/^Sorry, this module is not yet available\./)).toBeNull());
});

test('a link in the same tab is followed once the server has heard of it (N-05)', async () => {
  const { door } = await open(linkInTheSameTab.module_id);
  await door.demo.faults.set([{ call: 'startModule', pause: 'start', times: 1 }]);
  const link = await screen.findByRole('link', { name: 'Open the link' });
  const followed: boolean[] = [];
  const watching = new AbortController();
  const note = (event: Event): void => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', note, { signal: watching.signal });
  await userEvent.click(link);
  await waitFor(async () => expect(await door.demo.faults.pausedCalls('start')).toBe(1));
  expect(followed).toEqual([false]);
  await door.demo.faults.release('start');
  await waitFor(() => expect(followed).toEqual([false, true]));
  expect(await heardCalls(door, 'startModule')).toHaveLength(1);
  watching.abort();
});
