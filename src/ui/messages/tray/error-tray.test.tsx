// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorTray } from './ErrorTray.tsx';

afterEach(cleanup);

test('J-07: title, message and Dismiss, announced at once', async () => {
  const dismiss = vi.fn<() => void>();
  render(
    <ErrorTray title="Session expired" onDismiss={dismiss}>
      Sorry, but your session has expired. Please try signing in again.
    </ErrorTray>,
  );
  const tray = screen.getByRole('alert');
  expect(tray.textContent).toContain('Session expired');
  expect(tray.textContent).toContain('Please try signing in again.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('J-03: a list of messages; those of a field lead to it, also into a list of choices', async () => {
  render(
    <>
      <ErrorTray
        title="Sorry, please check the following:"
        items={[
          { key: '1', message: 'Name: empty', fieldId: 'name' },
          { key: '2', message: 'Choice: empty', fieldId: 'choice' },
          { key: '3', message: 'Something else' },
        ]}
      />
      <input id="name" aria-label="Name" />
      <fieldset id="choice">
        <input type="radio" aria-label="A" />
      </fieldset>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Name: empty' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await userEvent.click(screen.getByRole('link', { name: 'Choice: empty' }));
  expect(document.activeElement).toBe(screen.getByRole('radio'));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('J-06: danger unless it is said to be a warning', () => {
  render(<ErrorTray title="Undergoing Maintenance" tone="warning" />);
  expect(screen.getByRole('alert').classList.contains('tray--due')).toBe(true);
  cleanup();
  render(<ErrorTray title="Oops, something went wrong!" />);
  expect(screen.getByRole('alert').classList.contains('tray--due')).toBe(false);
});
