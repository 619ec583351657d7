// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { documentInProgress, evidenceByTheOrganisation, scormInProgress } from '#fixtures/library/modules.ts';
import { openDoor, openModule, setUpModule } from './testing/open-module.tsx';

setUpModule();

/** Presses a button by the keyboard. */
const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  button.focus();
  await userEvent.keyboard('{Enter}');
};
const focused = () => document.activeElement;
const upload = async (): Promise<void> => {
  await userEvent.upload(
    await screen.findByLabelText<HTMLInputElement>('Your proof', { selector: 'input' }),
    new File(['proof'], 'logbook.pdf', { type: 'application/pdf' }),
  );
  await screen.findByText('Uploaded');
};

test('the focus of the confirmation moves to what says that it counted', async () => {
  await openModule(await openDoor(), documentInProgress.module_id);
  await press('I have read and understood the document');
  await waitFor(() => expect(focused()?.textContent).toMatch(/^Done\./));
});

test('the focus of a package that is opened moves into its frame', async () => {
  await openModule(await openDoor(), scormInProgress.module_id);
  await press('Continue');
  await waitFor(() => expect(focused()).toBe(screen.getByTitle(scormInProgress.title)));
});

test('the focus of sent evidence moves to what became of it', async () => {
  await openModule(await openDoor(), evidenceByTheOrganisation.module_id);
  await upload();
  await press('Send evidence');
  await screen.findByText('In review');
  await waitFor(() => expect(focused()?.textContent).toMatch(/^In review/));
});

test('the focus of evidence that waits for a connection moves to what says so, and back to the form to change it', async () => {
  await openModule(await openDoor(), evidenceByTheOrganisation.module_id, {
    persistence: { isConnected: () => false },
  });
  await upload();
  await press('Send evidence');
  await waitFor(() => expect(focused()?.textContent).toMatch(/^There is no connection/));
  await press('Change it');
  await waitFor(() => expect(focused()?.contains(screen.getByRole('button', { name: 'Send evidence' }))).toBe(true));
  expect(focused()).not.toBe(document.body);
});
