import { prepareBrowser } from '#e2e/lib/prepare-browser.ts';
import type { Page } from '@playwright/test';
import type { DemoPort } from '#e2e/lib/demo-port.ts';
import type { EvidenceRecord } from '#fixtures/records/evidence.record.ts';
import { priyaNair } from '#fixtures/people.ts';

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

/** Changes evidence on the server: each piece named waits for a review, but for what the change says. Sessions go on. */
export const changeEvidence = (
  demo: DemoPort,
  changes: Readonly<Record<string, Partial<EvidenceRecord>>>,
): Promise<void> =>
  demo.edit<{ readonly evidence: readonly EvidenceRecord[] }>(['evidence'], ({ evidence }) => ({
    evidence: evidence.map((row) => (row.key in changes ? { ...row, ...waiting(), ...changes[row.key] } : row)),
  }));

/** Priya's browser before a walk: it remembers a session and keeps nothing of evidence. */
export const preparePriya = (page: Page, demo: DemoPort): Promise<void> => prepareBrowser(page, demo, priyaNair);
