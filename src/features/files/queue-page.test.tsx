// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { QueuePage, type QueuePageProps } from './QueuePage.tsx';

afterEach(cleanup);

/** Monday, 2nd Mar '26, 9:30 am. */
const HALF_PAST_NINE = Date.UTC(2026, 2, 2, 9, 30);

const show = (over: Partial<QueuePageProps> = {}) =>
  render(<QueuePage organisation={{ name: 'Harbour Volunteers' }} failures={[]} adminUrl="" {...over} />);

const violations = async () =>
  (
    await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  ).violations.map(({ id }) => id);

test('A-24, I-05: says when each report failed, that no more is known, and whom to ask', async () => {
  show({ failures: [HALF_PAST_NINE, HALF_PAST_NINE - 3_600_000] });
  expect(screen.getByRole('heading', { level: 1, name: 'Your report could not be made' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
    "Report failed, 2nd Mar '26, 9:30 am",
    "Report failed, 2nd Mar '26, 8:30 am",
  ]);
  expect(screen.getByText(/not which report it was or why/u)).toBeVisible();
  expect(screen.getByText(/training administrator of Harbour Volunteers.*Waymark 0\.213\.7/u)).toBeVisible();
  expect(document.title).toBe('Reports · Harbour Volunteers');
  expect(await violations()).toEqual([]);
});

test('A-24: without a failure it says so, and has no dead link', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'No report has failed' })).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  expect(await violations()).toEqual([]);
});

test('A-24: where there is an administrators’ panel a plain link leads to its queue', () => {
  show({ adminUrl: 'https://admin.example' });
  expect(screen.getByRole('link', { name: /administrators’ panel$/u })).toHaveAttribute(
    'href',
    'https://admin.example/queue',
  );
});
