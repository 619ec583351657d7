import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { evidenceOfTom } from '#fixtures/evidence.ts';
import type { House } from '#mocks/testing/visit.ts';

/** The evidence that is reviewed unless a test says another. */
export const KEY = evidenceOfTom.key;

/** A button of the page, by its whole name. */
export const button = (name: string) => screen.getByRole('button', { name });

/** Chooses a verdict. */
export const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

/** What the backend stores of the evidence. */
export const recordOf = (door: House, key = KEY) => door.backend.read((db) => db.tables.evidence.get(key));
