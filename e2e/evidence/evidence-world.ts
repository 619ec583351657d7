import { rememberSession } from '#e2e/lib/enter.ts';
import type { Page } from '@playwright/test';
import type { DemoPort } from '#e2e/lib/demo-port.ts';
import type { EvidenceRecord } from '#fixtures/records/evidence.record.ts';
import { priyaNair } from '#fixtures/people.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';

interface Exported {
  readonly tables: { evidence: EvidenceRecord[] };
}

/** Sent by a learner the day before and decided by nobody. */
const waiting = (): Partial<EvidenceRecord> => ({
  status: 'pending',
  created_at: Math.floor(Date.now() / 1000) - 86_400,
  reviewed_at: null,
  reviewed_user_id: null,
  review_message: null,
  last_completed_at: null,
  score: null,
});

/**
 * Changes evidence on the server by the demo's own export and import: each waits for a review, but for what the change says.
 * Priya's session goes on: what her page asks meanwhile must not find her signed out.
 */
export const changeEvidence = async (demo: DemoPort, changes: Readonly<Record<string, Partial<EvidenceRecord>>>): Promise<void> => {
  const data = JSON.parse(await demo.export()) as Exported;
  data.tables.evidence = data.tables.evidence.map((row) => (row.key in changes ? { ...row, ...waiting(), ...changes[row.key] } : row));
  await demo.import(JSON.stringify(data), true);
};

/** Priya's browser before a walk: it remembers a session and keeps nothing of evidence. */
export const preparePriya = async (page: Page, demo: DemoPort): Promise<void> => {
  if (page.url() === 'about:blank') {
    await demo.as(priyaNair.email);
    // Over HTTP the console opens no page.
    if (page.url() === 'about:blank') await page.goto('/login');
    await rememberSession(page);
    // A walk decides many times: eight seconds each would be most of it. evidence.e2e.ts waits them out.
    await page.addInitScript((undo) => {
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((work: TimerHandler, after?: number, ...rest: unknown[]) => later(work, after === undo ? 1500 : after, ...rest)) as typeof window.setTimeout;
    }, UNDO_MILLISECONDS);
  }
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith('waymark.evidence')) localStorage.removeItem(name);
  });
};
