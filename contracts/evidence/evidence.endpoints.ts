import * as z from 'zod/mini';
import { authenticatedGet, authenticatedPatch, download, Key, REVIEW_ERRORS } from '../endpoint-presets.ts';
import { maybe, Paging, WireList, WireNumber } from '../wire.schema.ts';
import { Evidence, EvidenceBatch, EvidenceBatchResult, EvidenceDecision, EvidenceStatus } from './evidence.schema.ts';

/** Pieces of evidence that one call brings. */
const LISTED_AT_ONCE = 500;

export const getEvidence = authenticatedGet({
  name: 'getEvidence',
  number: 'X-083',
  description: 'A piece of evidence for its reviewer, by the key of the link in the mail (Q-01).',
  path: 'e/{key}',
  params: Key,
  query: z.strictObject({ with: maybe(WireList) }),
  fixedQuery: { with: ['entity', 'file'] },
  reply: Evidence,
  errors: REVIEW_ERRORS.reading,
});

export const reviewEvidence = authenticatedPatch({
  name: 'reviewEvidence',
  number: 'X-084',
  description: 'Accepts a piece of evidence with date and score, or rejects it with a message (Q-04, Q-05).',
  path: 'e/{key}',
  viewing: 'refused',
  params: Key,
  body: EvidenceDecision,
  reply: Evidence,
  errors: REVIEW_ERRORS.deciding,
  idempotencyKey: 'assumed',
});

export const downloadEvidenceFile = download({
  name: 'downloadEvidenceFile',
  number: 'X-085',
  description: 'The file that was handed in as evidence (Q-07).',
  path: 'e/{key}/file',
  params: Key,
});

export const reviewEvidences = authenticatedPatch({
  name: 'reviewEvidences',
  number: 'X-086',
  description:
    'Accepts or rejects several pieces of evidence at once; the reply names those that could not be decided (Q-08, Q-09).',
  path: 'evidence',
  viewing: 'refused',
  body: EvidenceBatch,
  reply: EvidenceBatchResult,
  errors: REVIEW_ERRORS.deciding,
  idempotencyKey: 'assumed',
});

export const listEvidence = authenticatedGet({
  name: 'listEvidence',
  number: 'X-087',
  description: 'The evidence of an organisation that waits for a reviewer, page by page. An extension (Q-08).',
  path: 'evidence',
  query: z.strictObject({
    organisation_id: WireNumber,
    status: maybe(EvidenceStatus),
    page: maybe(WireNumber),
    per_page: maybe(WireNumber),
  }),
  fixedQuery: { status: 'pending', per_page: LISTED_AT_ONCE },
  reply: Paging(Evidence),
  errors: { preset: 'silent' },
  contract: 'assumed',
});
