// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LinkProvider } from '../link/LinkProvider.tsx';
import type { LinkProps } from '../link/link-context.ts';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';

afterEach(cleanup);

test('a button that is not ready stays focusable and says why, in words beside it', async () => {
  const press = vi.fn<() => void>();
  render(
    <Button reason="Answer 3 more to submit." onClick={press}>
      Submit
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Submit', description: 'Answer 3 more to submit.' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test('K-09: a submit that is not ready lets the form see the attempt', async () => {
  const attempt = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const press = vi.fn<() => void>();
  render(
    <form onSubmit={attempt}>
      <input aria-label="Name" />
      <Button type="submit" reason="Fill in Name first." onClick={press}>
        Send
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  await userEvent.click(screen.getByRole('button'));
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(press).not.toHaveBeenCalled();
});

test('a busy submit sends nothing a second time and says that it is busy', async () => {
  const attempt = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={attempt}>
      <input aria-label="Name" />
      <Button type="submit" busy busyText="Sending…">
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(attempt).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('Sending…');
});

test('the words may stand elsewhere on the page', () => {
  render(
    <>
      <p id="why">Answer 3 more to submit.</p>
      <Button reasonId="why">Submit</Button>
    </>,
  );
  expect(screen.getByRole('button', { description: 'Answer 3 more to submit.' })).toBeTruthy();
});

test("links in the app are the router's, every other address is a plain anchor", () => {
  const RouterLink = ({ children, ...rest }: LinkProps) => (
    <a {...rest} data-router="yes">
      {children}
    </a>
  );
  render(
    <LinkProvider component={RouterLink}>
      <LinkButton href="/bookings">In</LinkButton>
      <LinkButton href="//evil.example">Out</LinkButton>
      <LinkButton href="/\evil.example">Out again</LinkButton>
      <LinkButton href="mailto:training@brightwater.example">Write</LinkButton>
    </LinkProvider>,
  );
  const routed = screen.getAllByRole('link').map((link) => link.dataset['router'] === 'yes');
  expect(routed).toEqual([true, false, false, false]);
});
