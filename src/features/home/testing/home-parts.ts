import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { openDoor } from './open-home.tsx';

/** A backend with Amara at its door. */
export const amara = () => openDoor(amaraOsei.email);

/** The same, and no reviewer has sent work of hers back: what is overdue comes first. */
export const amaraWithNothingSentBack = async () => {
  const door = await amara();
  await door.backend.write(async (db) => {
    for (const row of db.tables.user_assessments.where(({ user_id }) => user_id === amaraOsei.id))
      if (row.status === 'pending' || row.status === 'failed')
        await db.tables.user_assessments.update(row.user_assessment_id, { last_assessed_user_id: null });
  });
  return door;
};

/** The part of home that says what to do next. */
export const route = () => screen.getByRole('region', { name: 'What to do next' });

/** The sign within it, once it is shown. */
export const sign = async () => (await within(route()).findByText('Next')).closest('.sign') as HTMLElement;

/** Nothing of home loads any more. */
export const settled = () => waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0));
