// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { linkInANewWindow, linkInTheSameTab } from '#fixtures/library/modules.ts';
import { heardCalls, openDoor, openModule, setUpModule } from '../testing/open-module.tsx';

setUpModule();

test.each([
  ['in this tab, once the server has heard of the start', linkInTheSameTab.properties],
  ['in a new window, with the answer', linkInANewWindow.properties],
])('H-17: a link is followed only after the question that names the learner: %s', async (_, properties) => {
  const door = await openDoor();
  await door.backend.write((db) => db.tables.modules.update(linkInTheSameTab.module_id, { properties }));
  await openModule(door, linkInTheSameTab.module_id, { profile: { impersonated: true } });
  const link = await screen.findByRole('link', { name: 'Open the link' });
  const followed: boolean[] = [];
  document.addEventListener('click', (event) => {
    if (event.target !== link) return;
    followed.push(!event.defaultPrevented);
    // jsdom goes nowhere.
    event.preventDefault();
  });
  await userEvent.click(link);
  await userEvent.click(await screen.findByRole('button', { name: 'Open for Amara Osei' }));
  await waitFor(() => expect(followed).toEqual([false, true]));
  expect(await heardCalls(door, 'startModule')).toHaveLength(1);
});
