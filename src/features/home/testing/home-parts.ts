import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { openDoor } from './open-home.tsx';

/** A backend with Amara at its door. */
export const amara = () => openDoor(amaraOsei.email);

/** The part of home that says what to do next. */
export const route = () => screen.getByRole('region', { name: 'What to do next' });

/** The sign within it, once it is shown. */
export const sign = async () => (await within(route()).findByText('Next')).closest('.sign') as HTMLElement;

/** Nothing of home loads any more. */
export const settled = () => waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0));
