// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { scormInProgress } from '#fixtures/library/modules.ts';
import { openDoor, openModule, setUpModule } from '../testing/open-module.tsx';

setUpModule();
afterEach(() => {
  Reflect.deleteProperty(document.body, 'moveBefore');
  document.querySelector('body > iframe')?.remove();
});

test('an open package that is left by a link of the app is not dropped: its player hears the farewell first (0339)', async () => {
  Object.assign(document.body, {
    moveBefore: (node: Node, child: Node | null) => document.body.insertBefore(node, child),
  });
  const { unmount } = await openModule(await openDoor(), scormInProgress.module_id);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  const frame = screen.getByTitle<HTMLIFrameElement>(scormInProgress.title);
  unmount();
  expect([frame.isConnected, frame.parentElement === document.body, frame.hidden]).toEqual([true, true, true]);
});
