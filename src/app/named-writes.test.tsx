// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { policies } from '#fixtures/library/collections.ts';
import {
  documentInProgress,
  evidenceByTheOrganisation,
  linkInANewWindow,
  linkInTheSameTab,
  moduleExpiringSoon,
  scormInProgress,
} from '#fixtures/library/modules.ts';
import { answerChoices } from '#features/assessments/testing/answer.ts';
import { openAssessment } from '#features/assessments/testing/open-assessment.tsx';
import { openBookings } from '#features/bookings/testing/open-bookings.tsx';
import { openCollection } from '#features/library/collection/testing/open-collection.tsx';
import { openModule } from '#features/library/module/testing/open-module.tsx';
import type { InProcess } from '#mocks/in-process.ts';
import { callsThatAre, viewingAsAmara, writtenCalls } from './testing/view-as-amara.ts';

class NoSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('ResizeObserver', NoSizes);
  URL.createObjectURL = () => 'blob:of-a-test';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async (name: RegExp | string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const tick = async (name: RegExp): Promise<void> => userEvent.click(await screen.findByRole('checkbox', { name }));
interface NamedCase {
  readonly what: string;
  /** The writes that follow the answer. */
  readonly sends: readonly string[];
  /** Leads to the question. */
  readonly reach: (door: InProcess) => Promise<unknown>;
  /** What was pressed last. */
  readonly control?: string;
  readonly question: { readonly role: 'dialog' | 'alertdialog'; readonly title: string };
  /** The answer that takes it back; 'Cancel' unless said. */
  readonly cancel?: string;
  /** Answers it with yes. */
  readonly agree: (question: ReturnType<typeof within>) => Promise<unknown>;
}

const click = (name: string) => (question: ReturnType<typeof within>) =>
  userEvent.click(question.getByRole('button', { name }));
const module = (id: number, role: 'button' | 'link', name: string | RegExp) => async (door: InProcess) => {
  await openModule(door, id);
  await userEvent.click(await screen.findByRole(role, { name }));
};

const NAMED: readonly NamedCase[] = [
  {
    what: 'a document is confirmed',
    sends: ['confirmModule'],
    reach: module(documentInProgress.module_id, 'button', 'I have read and understood the document'),
    control: 'I have read and understood the document',
    question: { role: 'alertdialog', title: 'Confirm the document for Amara Osei?' },
    agree: click('Confirm for Amara Osei'),
  },
  {
    what: 'a package is opened',
    sends: ['startModule'],
    reach: module(scormInProgress.module_id, 'button', 'Continue'),
    control: 'Continue',
    question: { role: 'alertdialog', title: 'Open this package for Amara Osei?' },
    agree: click('Open for Amara Osei'),
  },
  {
    what: 'a link is followed in this tab',
    sends: ['startModule'],
    reach: module(linkInTheSameTab.module_id, 'link', 'Open the link'),
    control: 'Open the link',
    question: { role: 'alertdialog', title: 'Open this link for Amara Osei?' },
    agree: click('Open for Amara Osei'),
  },
  {
    what: 'a link is followed in a new window',
    sends: ['startModule'],
    reach: async (door) => {
      // The seeded one waits for training that waits for it.
      await door.backend.write((db) =>
        db.tables.modules.update(linkInTheSameTab.module_id, { properties: linkInANewWindow.properties }),
      );
      await module(linkInTheSameTab.module_id, 'link', 'Open the link')(door);
    },
    control: 'Open the link',
    question: { role: 'alertdialog', title: 'Open this link for Amara Osei?' },
    agree: click('Open for Amara Osei'),
  },
  {
    what: 'evidence is sent',
    sends: ['sendEvidence'],
    reach: async (door) => {
      await openModule(door, evidenceByTheOrganisation.module_id);
      await userEvent.upload(
        await screen.findByLabelText<HTMLInputElement>('Your proof', { selector: 'input' }),
        new File(['1'], 'logbook.pdf', { type: 'application/pdf' }),
      );
      await screen.findByText('Uploaded');
      await press('Send evidence');
    },
    control: 'Send evidence',
    question: { role: 'alertdialog', title: 'Send this evidence for Amara Osei?' },
    agree: click('Send for Amara Osei'),
  },
  {
    what: 'a module is restarted',
    sends: ['resetUserModules'],
    reach: module(moduleExpiringSoon.module_id, 'button', 'Restart this module'),
    control: 'Restart this module',
    question: { role: 'alertdialog', title: 'Restart this module for Amara Osei?' },
    agree: click('Restart for Amara Osei'),
  },
  {
    what: 'a collection is restarted',
    sends: ['resetUserCollections'],
    reach: async (door) => {
      await openCollection(door, policies.collection_id);
      await press('Start again');
    },
    control: 'Start again',
    question: { role: 'alertdialog', title: 'Start this collection again for Amara Osei?' },
    cancel: 'Keep it completed',
    agree: click('Start again for Amara Osei'),
  },
  {
    what: 'answers are submitted',
    sends: ['submitAnswers'],
    reach: async (door) => {
      await openAssessment(door, 502);
      await answerChoices(([first = '']) => [first]);
      await userEvent.click((await screen.findAllByRole('button', { name: 'Submit' }))[0] as HTMLElement);
    },
    question: { role: 'dialog', title: 'Check before you submit for Amara Osei' },
    agree: click('Submit'),
  },
  {
    what: 'bookings are changed',
    sends: ['submitBookings'],
    reach: async (door) => {
      await openBookings(door);
      await tick(/^Select Radiography Practical/);
      await press('Schedule');
      await userEvent.selectOptions(await screen.findByLabelText(/Location/), 'Leeds');
    },
    question: { role: 'dialog', title: 'Schedule 1 booking for Amara Osei' },
    agree: click('Schedule'),
  },
  {
    what: 'a late fee is ordered',
    sends: ['createBasket', 'attachCustomer'],
    reach: async (door) => {
      await openBookings(door, { at: 'tab=scheduled' });
      await tick(/^Select Impression Taking/);
      await press('Unschedule');
      await tick(/^Yes, I want to unschedule/);
    },
    question: { role: 'dialog', title: 'Unschedule 1 booking for Amara Osei' },
    agree: async (question) => userEvent.click(await question.findByRole('button', { name: 'Go to Payment' })),
  },
];

describe('H-17: while viewing as Amara', () => {
  test.each(NAMED)(
    '$what: the question names her, and nothing is sent before the answer',
    async ({ sends, reach, question: { role, title }, agree }) => {
      const door = await viewingAsAmara();
      await reach(door);
      const question = within(await screen.findByRole(role, { name: title }));
      expect(await writtenCalls(door)).toEqual([]);
      await agree(question);
      await waitFor(async () => expect(await writtenCalls(door)).toEqual(sends));
      expect((await door.demo.log()).filter(({ status }) => status >= 400)).toEqual([]);
    },
  );

  test.each(NAMED.filter(({ question }) => question.role === 'alertdialog'))(
    '$what: taken back, nothing is sent, and the focus is on what was pressed',
    async ({ reach, control, question: { role, title }, cancel = 'Cancel' }) => {
      const door = await viewingAsAmara();
      await reach(door);
      await userEvent.click(
        within(await screen.findByRole(role, { name: title })).getByRole('button', { name: cancel }),
      );
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
      await waitFor(() => expect(document.activeElement?.textContent).toBe(control));
      expect(await writtenCalls(door)).toEqual([]);
    },
  );
});

test('every write that is named has its case here', () => {
  expect([...new Set(NAMED.flatMap(({ sends }) => sends))].toSorted()).toEqual(callsThatAre('named'));
});

afterAll(
  () => void process.stdout.write(`viewing as a learner: ${NAMED.length} ways to write ask with the learner's name.\n`),
);
