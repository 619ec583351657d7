// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageFrame, type PageFrameProps, type PageState } from './PageFrame.tsx';
import { StoppedPage } from '../stopped/StoppedPage.tsx';

afterEach(cleanup);

const open = (state: PageState, over: Partial<PageFrameProps> = {}) => {
  const onRetry = vi.fn<() => void>();
  const children = vi.fn<() => React.ReactNode>(() => (
    <main>
      <h1>Basic Life Support</h1>
    </main>
  ));
  render(
    <PageFrame
      state={state}
      title="Review"
      skeleton={<main aria-label="Loading the review" />}
      denied={<StoppedPage at="none" heading="Denied" />}
      notLoaded={{ text: 'This review could not be loaded.', storedNote: 'What you wrote is kept.', onRetry }}
      {...over}
    >
      {children}
    </PageFrame>,
  );
  return { onRetry, children };
};

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent ?? null;
const violations = async () =>
  (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id);

test.each([
  ['ready', 'Basic Life Support'],
  ['denied', 'Denied'],
  ['notLoaded', 'Review'],
] as const)('%s: one main with its heading, without a violation', async (state, title) => {
  const { children } = open(state);
  expect([screen.getAllByRole('main').length, heading(), children.mock.calls.length]).toEqual([
    1,
    title,
    state === 'ready' ? 1 : 0,
  ]);
  expect(await violations()).toEqual([]);
});

test('not loaded: what is kept, and a way to ask again', async () => {
  const { onRetry } = open('notLoaded');
  expect([document.title, screen.getByText('This review could not be loaded.').isConnected]).toEqual(['Review', true]);
  expect(screen.getByText('What you wrote is kept.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('A-26: not found is the page that is given; without one the skeleton stands until the app shows its own', () => {
  open('notFound', { notFound: <StoppedPage at="lost" heading="Sorry, can't find that page" /> });
  expect(heading()).toBe("Sorry, can't find that page");
  cleanup();
  open('notFound');
  expect(screen.getByRole('main', { name: 'Loading the review' })).toBeTruthy();
});

/** The page in one state, with a loading state of an element of its own. */
const Framed = ({ state }: { state: PageState }) => (
  <PageFrame
    state={state}
    title="Review"
    skeleton={<Loading />}
    denied={null}
    notLoaded={{ text: 'Not loaded.', onRetry: () => undefined }}
  >
    {() => (
      <main tabIndex={-1}>
        <button>Begin</button>
      </main>
    )}
  </PageFrame>
);
const Loading = () => <main tabIndex={-1} aria-label="Loading" />;

test('B-23: the focus that a change of route put on the page that loads is on the page that has loaded', () => {
  const { rerender } = render(<Framed state="loading" />);
  screen.getByRole('main').focus();
  rerender(<Framed state="ready" />);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

/** Focuses the page as a change of route does: in an effect that runs before those of the page. */
const RouteChange = () => {
  useEffect(() => screen.getByRole('main').focus(), []);
  return null;
};

test('B-23: the page that loads may get the focus in the same commit that draws it', () => {
  const page = (state: PageState) => (
    <>
      <RouteChange />
      <Framed state={state} />
    </>
  );
  const { rerender } = render(page('loading'));
  rerender(page('ready'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('B-23: the focus of "Try again" is on the page that loads, then on the page that has loaded', async () => {
  const { rerender } = render(<Framed state="notLoaded" />);
  screen.getByRole('button', { name: 'Try again' }).focus();
  rerender(<Framed state="loading" />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main', { name: 'Loading' })));
  rerender(<Framed state="ready" />);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('B-23: a page that is opened cold, or on which somebody is elsewhere, takes no focus', () => {
  const { rerender } = render(<Framed state="loading" />);
  rerender(<Framed state="ready" />);
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('main').focus();
  screen.getByRole('button').focus();
  rerender(<Framed state="loading" />);
  expect(document.activeElement).toBe(document.body);
});
