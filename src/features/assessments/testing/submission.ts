import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { browserStorage } from '#persistence/device-storage.ts';
import { browserOutbox } from '#persistence/persistence.ts';
import { wipeWork } from '#persistence/registry.ts';

/** An assessment whose questions all have choices. */
export const CHOICES = 502;

/** What the learner is told, wherever they are, once it has been sent. */
export const SENT = {
  title: 'Submitted',
  text: expect.stringMatching(/^\S.* has been sent\.$/) as string,
  link: { label: 'See the result', href: `/assessments/${CHOICES}` },
};

/** The same where it was refused. */
export const REFUSED = {
  title: 'Not submitted',
  text: expect.stringMatching(/^\S.* was not accepted\. \S.* Every answer is kept\.$/) as string,
  link: { label: 'Open it', href: `/assessments/${CHOICES}` },
};

/** Empties the page's memory of what a test before made it keep, because the device refused. */
export const wipeMemory = (): void => wipeWork(amaraOsei.id, { outbox: browserOutbox(), storage: browserStorage });

/** Picks an answer for `answerChoices`. */
export const firstOption = (options: readonly string[]) => options.slice(0, 1);

/** The options that are chosen on the page, by their values. */
export const checked = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('input:checked')).map(({ value }) => value);

/** The submissions that the server behind this door accepted. */
export const acceptedBy = async (door: InProcess) =>
  (await door.demo.log()).filter(({ call, status }) => call === 'submitAnswers' && status === 200);

/** Names of all drafts and submissions that the browser stores. */
export const stored = () =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((key) =>
    /^waymark\.(draft|outbox)/.test(key),
  );

/** How far each submission of this person is, as the browser stores it. */
export const stages = (userId: number) =>
  browserOutbox()
    .of(userId)
    .map(({ stage }) => stage);

/** The heading of the result, once it is shown. */
export const result = () => screen.findByRole('heading', { level: 1, name: /^(Passed|Not passed yet)$/ });
