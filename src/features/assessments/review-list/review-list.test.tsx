// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { openPage } from '#api/testing/open-page.tsx';
import type { PendingReview } from '#contracts/assessments/review.schema.ts';
import { joannaReeve } from '#fixtures/colleagues.ts';
import { priyaNair } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { useList } from '#ui/lists/list/use-list.ts';
import { KEY, open, setUpReview } from '../testing/open-review.tsx';
import { readReviewAddress, SORTED_BY } from './review-list-address.ts';
import { reviewList } from './review-list.tsx';
import { ReviewListPage } from './ReviewListPage.tsx';
import { reviewOrder, reviewRowsOf } from './review-rows.ts';

setUpReview();

const LIST: readonly PendingReview[] = [
  {
    key: 'a',
    assessment_id: 1,
    title: 'Log',
    attempts: 1,
    last_submitted_at: 30,
    user: { id: 1, name: 'Hannah Wójcik', email: 'hannah@demo.example' },
  },
  {
    key: 'b',
    assessment_id: 2,
    title: 'Essay',
    attempts: 2,
    last_submitted_at: 10,
    user: { id: 2, name: 'amara', email: 'amara@demo.example' },
  },
  { key: 'c', assessment_id: 1, title: 'Log', attempts: 1, last_submitted_at: 20, user: null },
];
const at = (query: string) => readReviewAddress(new URLSearchParams(query));

function Listed({
  organisation,
  query,
}: {
  organisation: Parameters<typeof ReviewListPage>[0]['organisation'];
  query: string;
}) {
  const [shown, setShown] = useState(() => new URLSearchParams(query));
  return (
    <ReviewListPage
      organisation={organisation}
      query={shown}
      onQuery={setShown}
      denied={<h1>Denied</h1>}
      now={() => Date.UTC(2026, 2, 2, 9)}
    />
  );
}
const openListed = async (door: InProcess, query = '', email: string = priyaNair.email) => {
  await door.demo.as(email);
  return openPage(door, ({ organisation }) => <Listed organisation={organisation} query={query} />);
};

test.each([
  ['', 'bca'],
  ['sort=-submitted', 'acb'],
  ['sort=learner', 'bac'],
  ['q=wojcik', 'a'],
  ['assessment=1', 'ca'],
])('the address "%s" orders and filters the queue: %s', (query, keys) =>
  expect(reviewOrder(LIST, at(query)).join('')).toBe(keys),
);

test.each(SORTED_BY.flatMap((sort) => [sort, `-${sort}`]))(
  'the order of the queue is that of the table (%s)',
  (sort) => {
    const { result } = renderHook(() => useList(reviewList, reviewRowsOf(LIST), at(`sort=${sort}`)));
    expect(reviewOrder(LIST, at(`sort=${sort}`))).toEqual(result.current.ordered.map(({ key }) => key));
  },
);

test('R12: every assessment that waits, with the way to each in the list as it stands', async () => {
  await openListed(createInProcess(), 'sort=learner');
  const table = within(await screen.findByRole('table', { name: 'Assessments to review' }));
  for (const link of table.getAllByRole('link'))
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/a\/review-.+\?sort=learner$/));
  expect(screen.getByText(/^\d+ assessments are waiting\.$/)).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'nobody at all');
  expect(await screen.findByRole('heading', { name: /^Nothing is like / })).toBeVisible();
});

test('R12: without an admin account it is denied', async () => {
  await openListed(createInProcess(), '', joannaReeve.email);
  expect(await screen.findByRole('heading', { name: 'Denied' })).toBeVisible();
});

test('R12: a review stands in the queue of its list, and goes on in it', async () => {
  await open(createInProcess(), KEY, priyaNair.email, 'sort=-submitted');
  const queue = within(await screen.findByRole('navigation', { name: 'Assessments to review' }));
  expect(queue.getByText(/^\d+ of \d+$/)).toBeVisible();
  expect(queue.getByRole('link', { name: /^Skip/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/a\/review-.+\?sort=-submitted$/),
  );
});

test('R12: without such a list there is no queue', async () => {
  const door = createInProcess();
  await open(door);
  await screen.findByRole('button', { name: 'Submit review' });
  expect(screen.queryByRole('navigation', { name: 'Assessments to review' })).toBeNull();
  expect((await door.demo.log()).map(({ call }) => call)).not.toContain('listReviews');
});
