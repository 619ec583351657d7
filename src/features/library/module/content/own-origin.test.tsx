// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { config } from '#current/config.ts';
import { scormInProgress } from '#fixtures/library/modules.ts';
import { openDoor, openModule, setUpModule } from '../testing/open-module.tsx';

setUpModule();
afterEach(() => vi.restoreAllMocks());

/** Loads a package of which the page can read so much: null on another origin. */
const load = async (contentDocument: { readonly URL: string } | null): Promise<void> => {
  await openModule(await openDoor(), scormInProgress.module_id);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  const frame = screen.getByTitle(scormInProgress.title);
  Object.defineProperty(frame, 'contentDocument', { value: contentDocument });
  fireEvent.load(frame);
};

test.each([
  ['on its own origin in production', true, { URL: 'https://portal.example/api/modules/709/view' }, 1],
  ['on another one', true, null, 0],
  ['not loaded yet', true, { URL: 'about:blank' }, 0],
  ['in the demo, which has one origin alone', false, { URL: 'https://portal.example/api/modules/709/view' }, 0],
])('0342: whoever runs the portal is warned of a package %s (%#)', async (_, warns, contentDocument, times) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const before = config.warnsOfOwnPackages;
  Object.assign(config, { warnsOfOwnPackages: warns });
  await load(contentDocument);
  Object.assign(config, { warnsOfOwnPackages: before });
  expect(warn.mock.calls.filter(([text]) => /lies on the origin of the portal/.test(String(text)))).toHaveLength(times);
});
