import type { CallOptions, Client } from '#api/client.ts';
import type { Outcome } from '#api/failure.ts';
import type { Confirmed } from '#api/viewing.ts';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { getModule, sendEvidence } from '#contracts/library/module.endpoints.ts';
import type { Module } from '#contracts/library/module.schema.ts';

/** Which module, and in which organisation. */
export interface ModuleOf {
  readonly organisationId: number;
  readonly moduleId: number;
}

/** X-068, past every cache. */
export const loadModule = (
  client: Client,
  { organisationId, moduleId }: ModuleOf,
  options: CallOptions,
): Promise<Outcome<Module>> =>
  client.attempt(getModule, { params: { id: moduleId }, query: { organisation_id: organisationId } }, options);

/** N-16. Null: without a message. */
export const sendEvidenceCall = (
  client: Client,
  { organisationId, moduleId }: ModuleOf,
  body: { readonly file_id: number; readonly message: string | null },
  options: CallOptions & Confirmed,
): Promise<Outcome<Evidence>> =>
  client.attempt(
    sendEvidence,
    { params: { id: moduleId }, body: { organisation_id: organisationId, ...body } },
    options,
  );
