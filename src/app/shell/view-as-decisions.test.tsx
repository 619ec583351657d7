// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { amaraOsei, priyaNair } from '#fixtures/people.ts';
import { ReviewPage } from '#features/assessments/review/ReviewPage.tsx';
import { batchWork } from '#features/evidence/bulk/batch-work.ts';
import { EvidencePage } from '#features/evidence/review/EvidencePage.tsx';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { visit } from '#mocks/testing/visit.ts';
import { browserStorage } from '#persistence/device-storage.ts';
import { sendOpenSubmissions } from '#persistence/open-submissions.ts';
import { browserOutbox } from '#persistence/persistence.ts';
import { wipeWork } from '#persistence/registry.ts';
import { settleSubmissions } from '#persistence/settle-submissions.ts';
import { EvidenceListRoute } from '#features/evidence/bulk/EvidenceListRoute.tsx';
import { useCurrent } from '#current/current-context.ts';
import { openShell, setUpShell } from './testing/open-shell.tsx';

setUpShell();
beforeEach(() => {
  wipeWork(priyaNair.id, { outbox: browserOutbox(), storage: browserStorage });
  URL.createObjectURL = () => 'blob:of-a-test';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
});

type Shell = Awaited<ReturnType<typeof openShell>>;

const CALLS = ['submitReview', 'reviewEvidence', 'reviewEvidences', 'impersonate'];
const shared = { denied: () => <h1>Denied</h1>, logoUrl: undefined, onOrganisation: () => undefined };

function Review() {
  return <ReviewPage {...useCurrent()} {...shared} subject={{ by: 'key', key: 'review-508-11' }} listQuery={null} />;
}
function Evidence() {
  return <EvidencePage {...useCurrent()} {...shared} evidenceKey="evidence-tom" hasList listQuery="" now={Date.now} />;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });

/** A page of decisions: what is decided there, which call sends it, and who decided as the backend has it. */
const PAGES = [
  {
    name: 'a review',
    page: Review,
    call: 'submitReview',
    decide: async ({ user }: Shell) => {
      await user.click(await box(/^Mark all/));
      await user.click(await button('Submit review'));
    },
    decidedBy: ({ backend }: InProcess) =>
      backend.read((db) => db.tables.user_assessments.get(50811)?.last_assessed_user_id ?? null),
  },
  {
    name: 'a piece of evidence',
    page: Evidence,
    call: 'reviewEvidence',
    decide: async ({ user }: Shell) => {
      await user.click(await screen.findByRole('radio', { name: /^Accept/ }));
      await user.click(await button('Accept evidence'));
    },
    decidedBy: ({ backend }: InProcess) =>
      backend.read((db) => db.tables.evidence.get('evidence-tom')?.reviewed_user_id ?? null),
  },
  {
    name: 'many pieces',
    page: EvidenceListRoute,
    call: 'reviewEvidences',
    decide: async ({ user }: Shell) => {
      await user.click(await box(/^Select Tom Whitfield/));
      await user.click(await button('Accept 1'));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Accept/ }));
    },
    decidedBy: ({ backend }: InProcess) =>
      backend.read((db) => db.tables.evidence.get('evidence-tom')?.reviewed_user_id ?? null),
  },
] as const;

/** What this device holds that was decided and may not have arrived. */
const waiting = () => browserOutbox().of(priyaNair.id);

const callsOf = async ({ door }: Shell): Promise<readonly string[]> =>
  (await door.demo.log()).flatMap(({ call }) => (CALLS.includes(call) ? [call] : []));
const decideOn = async ({ page, decide }: (typeof PAGES)[number]): Promise<Shell> => {
  const shell = await openShell(priyaNair.email, { page, path: '/evidence?q=whitfield' });
  await decide(shell);
  await screen.findByRole('button', { name: /^Undo/ });
  return shell;
};
const viewsAsAmara = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'View As' })?.textContent).toContain('Amara Osei'));

describe.each(PAGES)('H-07: $name decided while View As begins', (page) => {
  test('in this tab: it leaves once, in the name of who decided, before the session is somebody else’s', async () => {
    const shell = await decideOn(page);
    await shell.user.click(screen.getByRole('button', { name: 'Priya Nair, your account' }));
    await shell.user.click(screen.getByRole('menuitem', { name: 'View As' }));
    await shell.user.type(await screen.findByLabelText("Learner's e-mail address"), `${amaraOsei.email}{Enter}`);
    await viewsAsAmara();
    expect(await callsOf(shell)).toEqual([page.call, 'impersonate']);
    expect(await page.decidedBy(shell.door)).toBe(priyaNair.id);
    expect(waiting()).toEqual([]);
  });

  test('another tab is about to: it leaves at once, and the page shows what became of it', async () => {
    const shell = await decideOn(page);
    await sendOpenSubmissions();
    expect(await callsOf(shell)).toEqual([page.call]);
    expect([await page.decidedBy(shell.door), waiting()]).toEqual([priyaNair.id, []]);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  test('another tab has begun already: nothing leaves in the other name, at no time, and it stays on the device', async () => {
    const shell = await decideOn(page);
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await visit(shell.door).post('impersonate?organisation_id=1', { email: amaraOsei.email });
    shell.viewAs.identityChanged();
    await viewsAsAmara();
    await vi.advanceTimersByTimeAsync(2 * UNDO_MILLISECONDS);
    expect(await callsOf(shell)).toEqual(['impersonate']);
    expect([await page.decidedBy(shell.door), waiting().length]).toEqual([null, 1]);
  });

  test('A-29: another person signed in elsewhere: likewise', async () => {
    const shell = await decideOn(page);
    await shell.door.demo.as(amaraOsei.email);
    shell.login.send({ type: 'session.ended', problem: null });
    shell.login.send({ type: 'session.started' });
    await screen.findByRole('button', { name: 'Amara Osei, your account' });
    expect([await callsOf(shell), await page.decidedBy(shell.door), waiting().length]).toEqual([[], null, 1]);
  });
});

describe('H-07: what the pages of other tabs decided', () => {
  const decide = (sendAfterMs: number): void => {
    const input = { organisationId: 1, keys: ['evidence-tom'], submission: { status: 'rejected', message: null } };
    browserOutbox().put(
      { userId: priyaNair.id, kind: batchWork.name, name: '1' },
      { stage: 'confirmed', title: 'Evidence to review', confirmedAtMs: 0, sendAfterMs, input },
    );
  };
  const settle = (warn: () => void) => settleSubmissions(browserOutbox(), priyaNair.id, warn);

  test('is waited for until it has arrived', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    decide(Date.now() + UNDO_MILLISECONDS);
    const steps: string[] = [];
    const settled = settle(() => {
      steps.push('warned');
      setTimeout(() => {
        steps.push('arrived');
        wipeWork(priyaNair.id, { outbox: browserOutbox(), storage: browserStorage });
      }, 200);
    }).then(() => steps.push('settled'));
    await vi.advanceTimersByTimeAsync(1000);
    await settled;
    expect(steps).toEqual(['warned', 'arrived', 'settled']);
  });

  test('is not waited for without end, and what waits for a connection since yesterday not at all', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const took = async (): Promise<number> => {
      const started = Date.now();
      let endedMs = 0;
      const settled = settle(() => undefined).then(() => (endedMs = Date.now()));
      await vi.advanceTimersByTimeAsync(60_000);
      await settled;
      return endedMs - started;
    };
    decide(Date.now() - 86_400_000);
    expect(await took()).toBe(0);
    decide(Date.now() + 60_000 + UNDO_MILLISECONDS);
    expect(await took()).toBeGreaterThan(2500);
    expect(await took()).toBeLessThan(4000);
  });
});
