// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { documentInProgress, evidenceByTheOrganisation } from '#fixtures/library/modules.ts';
import { openDoor, openModule, setUpModule } from '../testing/open-module.tsx';

setUpModule();

const ID = documentInProgress.module_id;
const add = () => screen.findByRole('button', { name: 'Add evidence' });
const message = () => screen.queryByLabelText<HTMLTextAreaElement>('Message to the reviewer');

describe('0371: the form of evidence beside a module', () => {
  test('one button opens it, by keyboard, and the focus goes into it', async () => {
    await openModule(await openDoor(), ID);
    const button = await add();
    expect(message()).toBeNull();
    act(() => button.focus());
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose file: Your proof' }));
    expect(screen.queryByRole('button', { name: 'Add evidence' })).toBeNull();
  });

  test('it stays open when what was typed is deleted', async () => {
    await openModule(await openDoor(), ID);
    await userEvent.click(await add());
    await userEvent.type(message() ?? document.body, 'A');
    await userEvent.keyboard('{Backspace}');
    expect(message()?.value).toBe('');
    expect(document.activeElement).toBe(message());
  });

  test('what was entered before opens it, and the focus stays where it was', async () => {
    const door = await openDoor();
    const { unmount } = await openModule(door, ID);
    await userEvent.click(await add());
    await userEvent.type(message() ?? document.body, 'Done in May');
    await waitFor(() => expect(Object.values(localStorage).join('')).toContain('Done in May'));
    unmount();
    await openModule(door, ID);
    await waitFor(() => expect(message()?.value).toBe('Done in May'));
    expect(screen.queryByRole('button', { name: 'Add evidence' })).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  test('training that is done elsewhere is its form: it stands open beside no other content', async () => {
    await openModule(await openDoor(), evidenceByTheOrganisation.module_id);
    expect(await screen.findByLabelText('Message to the reviewer')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Evidence' }).closest('aside')).toBeNull();
  });
});
