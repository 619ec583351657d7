// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '#api/testing/open-page.tsx';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint, Viewing } from '#contracts/endpoint.ts';
import { documentInProgress, evidenceByTheOrganisation, linkInANewWindow, linkInTheSameTab, moduleDueSoon, moduleExpiringSoon, scormInProgress } from '#fixtures/library/modules.ts';
import { amaraOsei, priyaNair, sofiaLindqvist } from '#fixtures/people.ts';
import { answerChoices } from '#features/assessments/testing/answer.ts';
import { openAssessment } from '#features/assessments/testing/open-assessment.tsx';
import { ReviewPage } from '#features/assessments/review/ReviewPage.tsx';
import { openBookings } from '#features/bookings/testing/open-bookings.tsx';
import { BulkReviewPage } from '#features/evidence/bulk/BulkReviewPage.tsx';
import { EvidencePage } from '#features/evidence/review/EvidencePage.tsx';
import { openModule } from '#features/library/module/testing/open-module.tsx';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { visit } from '#mocks/testing/visit.ts';

/** Monday, 2nd Mar '26, 9:00 am. */
const TODAY = Date.UTC(2026, 2, 2, 9);

/** Sofia views as Amara. */
const viewing = async (): Promise<InProcess> => {
  const door = createInProcess({ now: () => TODAY });
  await door.demo.as(sofiaLindqvist.email);
  await visit(door).post('impersonate?organisation_id=1', { email: amaraOsei.email });
  return door;
};

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

const press = async (name: RegExp | string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const tick = async (name: RegExp): Promise<void> => userEvent.click(await screen.findByRole('checkbox', { name }));
const written = async (door: InProcess): Promise<readonly string[]> =>
  (await door.demo.log()).map(({ call }) => call).filter((call) => ['named', 'refused'].includes((catalogue as Readonly<Record<string, Endpoint>>)[call]?.viewing ?? ''));

interface NamedCase {
  readonly what: string;
  /** The writes that follow the answer. */
  readonly sends: readonly string[];
  /** Leads to the question. */
  readonly reach: (door: InProcess) => Promise<unknown>;
  /** What was pressed last. */
  readonly control?: string;
  readonly question: { readonly role: 'dialog' | 'alertdialog'; readonly title: string };
  /** Answers it with yes. */
  readonly agree: (question: ReturnType<typeof within>) => Promise<unknown>;
}

const click = (name: string) => (question: ReturnType<typeof within>) => userEvent.click(question.getByRole('button', { name }));
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
      await door.backend.write((db) => db.tables.modules.update(linkInTheSameTab.module_id, { properties: linkInANewWindow.properties }));
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
      await userEvent.upload(await screen.findByLabelText<HTMLInputElement>('Your proof', { selector: 'input' }), new File(['1'], 'logbook.pdf', { type: 'application/pdf' }));
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

interface RefusedCase {
  readonly what: string;
  readonly sends: readonly string[];
  /** Opens the page of a reviewer whose profile says that somebody views as them, and leads to the control. */
  readonly reach: (door: InProcess) => Promise<unknown>;
  readonly control: string | RegExp;
  readonly reason: string;
}

const viewed = <P extends { readonly profile: object }>(person: P): P => ({ ...person, profile: { ...person.profile, impersonated: true } });
const denied = (): null => null;
const shared = { denied, now: () => TODAY, logoUrl: undefined, onOrganisation: () => undefined };
const reviewing = (sends: readonly string[], subject: Parameters<typeof ReviewPage>[0]['subject']): RefusedCase => ({
  what: `work is marked, by its ${subject.by}`,
  sends,
  reach: (door) => openPage(door, (person) => <ReviewPage {...viewed(person)} {...shared} subject={subject} listQuery={null} />),
  control: 'Submit review',
  reason: 'You are viewing as Priya Nair. Exit View As to mark in your own name.',
});

const REFUSED: readonly RefusedCase[] = [
  reviewing(['submitReview'], { by: 'key', key: 'review-508-11' }),
  reviewing(['reviewUserAssessment'], { by: 'user', userId: amaraOsei.id, assessmentId: 508 }),
  {
    what: 'evidence is decided about',
    sends: ['reviewEvidence'],
    reach: (door) => openPage(door, (person) => <EvidencePage {...viewed(person)} {...shared} evidenceKey="evidence-tom" hasList listQuery="" />),
    control: 'Accept evidence',
    reason: 'You are viewing as Priya Nair. Exit View As to decide about evidence in your own name.',
  },
  {
    what: 'several pieces of evidence are decided about',
    sends: ['reviewEvidences'],
    reach: async (door) => {
      await openPage(door, (person) => <BulkReviewPage {...viewed(person)} {...shared} query={new URLSearchParams()} onQuery={() => undefined} />);
      await userEvent.click((await screen.findAllByRole('checkbox', { name: /^Select / }))[0] as HTMLElement);
    },
    control: /^Accept/,
    reason: 'You are viewing as Priya Nair. Exit View As to decide about evidence in your own name.',
  },
];

describe('H-17: while viewing as Amara', () => {
  test.each(NAMED)('$what: the question names her, and nothing is sent before the answer', async ({ sends, reach, question: { role, title }, agree }) => {
    const door = await viewing();
    await reach(door);
    const question = within(await screen.findByRole(role, { name: title }));
    expect(await written(door)).toEqual([]);
    await agree(question);
    await waitFor(async () => expect(await written(door)).toEqual(sends));
    expect((await door.demo.log()).filter(({ status }) => status >= 400)).toEqual([]);
  });

  test.each(NAMED.filter(({ question }) => question.role === 'alertdialog'))('$what: taken back, nothing is sent, and the focus is on what was pressed', async ({ reach, control, question: { role, title } }) => {
    const door = await viewing();
    await reach(door);
    await userEvent.click(within(await screen.findByRole(role, { name: title })).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe(control));
    expect(await written(door)).toEqual([]);
  });

  test.each(REFUSED)('$what: the control says why not', async ({ reach, control, reason }) => {
    const door = createInProcess({ now: () => TODAY });
    await door.demo.as(priyaNair.email);
    await reach(door);
    const button = await screen.findByRole('button', { name: control });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
    await userEvent.click(button);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await written(door)).toEqual([]);
  });

  test('N-12: looking at a module counts for nobody', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'performance'] });
    const door = await viewing();
    await openModule(door, moduleDueSoon.module_id);
    await screen.findByLabelText(moduleDueSoon.title);
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    expect(await written(door)).toEqual([]);
  });
});

test('every write that is named or refused has its case here', () => {
  const having = (wanted: Viewing): readonly string[] => Object.values(catalogue).flatMap((endpoint: Endpoint) => (endpoint.viewing === wanted ? [endpoint.name] : []));
  expect([...new Set(NAMED.flatMap(({ sends }) => sends))].toSorted()).toEqual(having('named').toSorted());
  expect([...new Set(REFUSED.flatMap(({ sends }) => sends)), 'recordAnalytics'].toSorted()).toEqual(having('refused').toSorted());
});

afterAll(() => void process.stdout.write(`viewing as a learner: ${NAMED.length} ways to write ask with her name, ${REFUSED.length} say why not.\n`));
