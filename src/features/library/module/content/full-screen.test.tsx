// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { scormInProgress } from '#fixtures/library/modules.ts';
import { openDoor, openModule, setUpModule } from '../testing/open-module.tsx';

setUpModule();
afterEach(() => {
  for (const name of ['fullscreenEnabled', 'requestFullscreen']) {
    Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
});

const openPackage = async (): Promise<HTMLElement> => {
  await openModule(await openDoor(), scormInProgress.module_id);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  return screen.getByTitle(scormInProgress.title);
};

test('N-24: an open package is shown on the whole screen by a press, its frame alone', async () => {
  const asked = vi.fn<(element: unknown) => void>();
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'requestFullscreen', {
    configurable: true,
    value(this: unknown) {
      asked(this);
      return Promise.resolve();
    },
  });
  const frame = await openPackage();
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(asked.mock.calls).toEqual([[frame]]);
  expect(frame.getAttribute('allow'), 'the package may ask for it, too').toBe('fullscreen');
});

test('N-24: a browser that cannot show it so is not offered it', async () => {
  await openPackage();
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
});
