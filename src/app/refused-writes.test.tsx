// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage } from '#api/testing/open-page.tsx';
import { moduleDueSoon } from '#fixtures/library/modules.ts';
import { amaraOsei, priyaNair } from '#fixtures/people.ts';
import { ReviewPage } from '#features/assessments/review/ReviewPage.tsx';
import { BulkReviewPage } from '#features/evidence/bulk/BulkReviewPage.tsx';
import { EvidencePage } from '#features/evidence/review/EvidencePage.tsx';
import { createDemoHumanCheck } from '#features/registration/human-check/demo-human-check.ts';
import { RegistrationPage } from '#features/registration/RegistrationPage.tsx';
import { openModule } from '#features/library/module/testing/open-module.tsx';
import { openPlans } from '#features/subscriptions/subscribe/testing/open-plans.tsx';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { callsThatAre, TODAY, viewingAsAmara, writtenCalls } from './testing/view-as-amara.ts';

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:of-a-test';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

interface RefusedCase {
  readonly what: string;
  readonly sends: readonly string[];
  /** Opens the page of a reviewer whose profile says that somebody views as them, and leads to the control. */
  readonly reach: (door: InProcess) => Promise<unknown>;
  readonly control: string | RegExp;
  readonly reason: string;
}

const viewed = <P extends { readonly profile: object }>(person: P): P => ({
  ...person,
  profile: { ...person.profile, impersonated: true },
});
const denied = (): null => null;
const nothing = (): void => undefined;
const shared = { denied, now: () => TODAY, logoUrl: undefined, onOrganisation: () => undefined };
const reviewing = (sends: readonly string[], subject: Parameters<typeof ReviewPage>[0]['subject']): RefusedCase => ({
  what: `work is marked, by its ${subject.by}`,
  sends,
  reach: (door) =>
    openPage(door, (person) => <ReviewPage {...viewed(person)} {...shared} subject={subject} listQuery={null} />),
  control: 'Submit review',
  reason: 'You are viewing as Priya Nair. Exit View As to mark in your own name.',
});

const REFUSED: readonly RefusedCase[] = [
  reviewing(['submitReview'], { by: 'key', key: 'review-508-11' }),
  reviewing(['reviewUserAssessment'], { by: 'user', userId: amaraOsei.id, assessmentId: 508 }),
  {
    what: 'evidence is decided about',
    sends: ['reviewEvidence'],
    reach: (door) =>
      openPage(door, (person) => (
        <EvidencePage {...viewed(person)} {...shared} evidenceKey="evidence-tom" hasList listQuery="" />
      )),
    control: 'Accept evidence',
    reason: 'You are viewing as Priya Nair. Exit View As to decide about evidence in your own name.',
  },
  {
    what: 'several pieces of evidence are decided about',
    sends: ['reviewEvidences'],
    reach: async (door) => {
      await openPage(door, (person) => (
        <BulkReviewPage {...viewed(person)} {...shared} query={new URLSearchParams()} onQuery={() => undefined} />
      ));
      await userEvent.click((await screen.findAllByRole('checkbox', { name: /^Select / }))[0] as HTMLElement);
    },
    control: /^Accept/,
    reason: 'You are viewing as Priya Nair. Exit View As to decide about evidence in your own name.',
  },
  {
    what: 'an organisation is joined',
    sends: ['register'],
    reach: (door) => {
      vi.stubGlobal('matchMedia', () => ({ matches: false }));
      return openPage(door, (person) => (
        <RegistrationPage
          profile={viewed(person).profile}
          path="harbour"
          productName="Waymark"
          groupIntent="441"
          check={createDemoHumanCheck()}
          hasIdempotencyKeys
          signInHref="/login"
          onSignOut={nothing}
          onLeave={nothing}
          onArrive={nothing}
          onSession={nothing}
          onSessionOver={nothing}
        />
      ));
    },
    control: 'Join',
    reason: 'You are viewing as Priya Nair. Exit View As to join in your own name.',
  },
  {
    what: 'a plan is chosen',
    sends: ['subscribe'],
    reach: async (door) => {
      vi.stubGlobal('matchMedia', () => ({ matches: false }));
      await openPlans({ email: priyaNair.email, door, isViewing: true });
      await userEvent.click(await screen.findByRole('radio', { name: /^Care Essentials/ }));
    },
    control: 'Go to payment',
    reason: 'Care Essentials, £19.99 today You are viewing as Priya Nair. Exit View As to subscribe in your own name.',
  },
];

/** G-04: no page that has them opens while viewing (`session/two-factor.in-app.test.tsx`). */
const OF_A_CLOSED_PROFILE = [
  'cancelSubscription',
  'changePaymentMethod',
  'confirmPassword',
  'confirmTwoFactorSetup',
  'disableTwoFactor',
  'enableTwoFactor',
  'replaceRecoveryCodes',
  'updatePassword',
  'updateProfile',
];

/** P-02: the editor is read-only while viewing (`src/current/may-edit-pages.ts`). */
const OF_A_READ_ONLY_PAGE = ['updatePage'];

describe('H-17: while viewing', () => {
  test.each(REFUSED)('$what: the control says why not', async ({ reach, control, reason }) => {
    const door = createInProcess({ now: () => TODAY });
    await door.demo.as(priyaNair.email);
    await reach(door);
    const button = await screen.findByRole('button', { name: control });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
    await userEvent.click(button);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await writtenCalls(door)).toEqual([]);
  });

  test('N-12: looking at a module counts for nobody', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'performance'] });
    const door = await viewingAsAmara();
    await openModule(door, moduleDueSoon.module_id);
    await screen.findByLabelText(moduleDueSoon.title);
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    expect(await writtenCalls(door)).toEqual([]);
  });
});

test('every write that is refused has its case here', () => {
  expect(
    [
      ...new Set(REFUSED.flatMap(({ sends }) => sends)),
      ...OF_A_CLOSED_PROFILE,
      ...OF_A_READ_ONLY_PAGE,
      'recordAnalytics',
    ].toSorted(),
  ).toEqual(callsThatAre('refused'));
});

afterAll(
  () => void process.stdout.write(`viewing as a learner: ${REFUSED.length} controls say why they do not write.\n`),
);
