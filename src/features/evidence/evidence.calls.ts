import type { CallOptions, Client } from '#api/client.ts';
import type { Outcome } from '#api/failure.ts';
import {
  downloadEvidenceFile,
  getEvidence,
  reviewEvidence,
  reviewEvidences,
} from '#contracts/evidence/evidence.endpoints.ts';
import type { Evidence, EvidenceBatchResult, EvidenceDecision } from '#contracts/evidence/evidence.schema.ts';

/** */
export const loadEvidence = (client: Client, key: string, options?: CallOptions): Promise<Outcome<Evidence>> =>
  client.attempt(getEvidence, { params: { key }, query: {} }, options);

/** */
export const sendEvidenceDecision = (
  client: Client,
  key: string,
  body: EvidenceDecision,
  options?: CallOptions,
): Promise<Outcome<Evidence>> => client.attempt(reviewEvidence, { params: { key }, body }, options);

/** the bytes of the file, or null. */
export const loadEvidenceFile = async (client: Client, key: string): Promise<Blob | null> => {
  const outcome = await client.attempt(downloadEvidenceFile, { params: { key }, query: {} });
  return outcome.ok ? outcome.data : null;
};

/** the same decision about several pieces of one organisation. */
export const sendBatch = (
  client: Client,
  organisationId: number,
  keys: readonly string[],
  decision: EvidenceDecision,
  options?: CallOptions,
): Promise<Outcome<EvidenceBatchResult>> =>
  client.attempt(
    reviewEvidences,
    { body: { organisation_id: organisationId, evidences: [...keys], ...decision } },
    options,
  );
