import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { openPage } from '#api/testing/open-page.tsx';
import { priyaNair } from '#fixtures/people.ts';
import type { ReviewSubject } from '#machines/assessments/review-rules.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { ReviewPage } from '../review/ReviewPage.tsx';

/** Each test starts with an empty device; jsdom has no layout, so scrolling does nothing. */
export const setUpReview = (): void => {
  beforeEach(() => {
    window.localStorage.clear();
    URL.createObjectURL = () => 'blob:a-file';
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
};

/** The work that is reviewed unless a test says another. */
export const KEY: ReviewSubject = { by: 'key', key: 'review-508-11' };

/** The review as this person, Priya unless said. */
export const open = async (
  door: InProcess,
  subject: ReviewSubject = KEY,
  email: string = priyaNair.email,
  listQuery: string | null = null,
) => {
  await door.demo.as(email);
  const onOrganisation = vi.fn<(id: number) => void>();
  const { unmount } = await openPage(door, (person) => (
    <ReviewPage
      {...person}
      subject={subject}
      listQuery={listQuery}
      onOrganisation={onOrganisation}
      denied={(unsentText) => [<h1 key="denied">Denied</h1>, unsentText]}
    />
  ));
  return { onOrganisation, unmount };
};

/** Parts of the page. */
export const correct = (number: number) => screen.findByRole('checkbox', { name: `Correct, question ${number}` });
export const submit = () => screen.getByRole('button', { name: 'Submit review' });
export const comment = () => screen.getByRole('textbox', { name: 'Comment to Amara' });
export const markAll = async () => userEvent.click(screen.getByRole('checkbox', { name: /^Mark all/ }));
