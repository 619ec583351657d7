import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { maybe, Paging, WireList, WireNumber } from '../wire.schema.ts';
import { Evidence, EvidenceBatch, EvidenceBatchResult, EvidenceDecision, EvidenceStatus } from './evidence.schema.ts';

const Key = z.strictObject({ key: z.string() });

/** Pieces of evidence that one call brings. */
const LISTED_AT_ONCE = 500;

export const getEvidence = endpoint({
  name: 'getEvidence',
  number: 'X-083',
  says: 'A piece of evidence for its reviewer, by the key of the link in the mail (Q-01).',
  method: 'GET',
  path: 'e/{key}',
  params: Key,
  query: z.strictObject({ with: maybe(WireList) }),
  fixedQuery: { with: ['entity', 'file'] },
  success: [200],
  reply: Evidence,
  session: 'required',
  // Q-11, J-01: a reviewer without an admin account keeps their session.
  errors: { preset: 'tray', on: { 403: 'own', 404: 'page' } },
  contract: 'known',
});

export const reviewEvidence = endpoint({
  name: 'reviewEvidence',
  number: 'X-084',
  says: 'Accepts a piece of evidence with date and score, or rejects it with a message (Q-04, Q-05).',
  method: 'PATCH',
  path: 'e/{key}',
  params: Key,
  body: EvidenceDecision,
  success: [200],
  reply: Evidence,
  session: 'required',
  errors: { preset: 'tray', on: { 403: 'own' } },
  contract: 'known',
});

export const downloadEvidenceFile = endpoint({
  name: 'downloadEvidenceFile',
  number: 'X-085',
  says: 'The file that was handed in as evidence (Q-07).',
  method: 'GET',
  path: 'e/{key}/file',
  params: Key,
  query: z.strictObject({ download: maybe(z.string()) }),
  fixedQuery: { download: 'true' },
  success: [200],
  reply: z.instanceof(Blob),
  replies: 'blob',
  session: 'required',
  errors: { preset: 'mute' },
  contract: 'known',
});

export const reviewEvidences = endpoint({
  name: 'reviewEvidences',
  number: 'X-086',
  says: 'Accepts or rejects several pieces of evidence at once; the reply names those that could not be decided (Q-08, Q-09).',
  method: 'PATCH',
  path: 'evidence',
  body: EvidenceBatch,
  success: [200],
  reply: EvidenceBatchResult,
  session: 'required',
  errors: { preset: 'tray', on: { 403: 'own' } },
  contract: 'known',
});

export const listEvidence = endpoint({
  name: 'listEvidence',
  number: 'X-087',
  says: 'The evidence of an organisation that waits for a reviewer, page by page. An extension (Q-08).',
  method: 'GET',
  path: 'evidence',
  query: z.strictObject({ organisation_id: WireNumber, status: maybe(EvidenceStatus), page: maybe(WireNumber), per_page: maybe(WireNumber) }),
  fixedQuery: { status: 'pending', per_page: LISTED_AT_ONCE },
  success: [200],
  reply: Paging(Evidence),
  session: 'required',
  errors: { preset: 'silent' },
  contract: 'assumed',
});
