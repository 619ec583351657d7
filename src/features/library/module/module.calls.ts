import type { CallOptions, Client } from '#api/client.ts';
import type { Outcome } from '#api/failure.ts';
import { endpointAddress } from '#current/api-address.ts';
import { recordAnalytics } from '#contracts/analytics/analytics.endpoints.ts';
import { viewFile } from '#contracts/files/files.endpoints.ts';
import { confirmModule, downloadModule, startModule, viewModule } from '#contracts/library/module.endpoints.ts';
import { resetUserModules } from '#contracts/library/resets.endpoints.ts';
import { TAKEN_BACK } from '../taken-back.ts';
import type { ModuleOf } from './evidence/own-evidence.calls.ts';

/**
 * Tells the server that the package or the link was opened (N-05). The call outlives its page, which a link may leave
 * before the answer.
 */
export const startModuleCall = (
  client: Client,
  { organisationId, moduleId }: ModuleOf,
  userId: number,
): Promise<Outcome<unknown>> =>
  client.attempt(
    startModule,
    { params: { id: moduleId }, body: { organisation_id: organisationId } },
    { keepalive: true, confirmedFor: userId },
  );

/** N-11. */
export const confirmModuleCall = (
  client: Client,
  { organisationId, moduleId }: ModuleOf,
  userId: number,
): Promise<Outcome<unknown>> =>
  client.attempt(
    confirmModule,
    { params: { id: moduleId }, body: { organisation_id: organisationId, confirmed: true } },
    { confirmedFor: userId },
  );

/** N-14, N-21: the person's own training starts anew. */
export const resetModuleCall = (
  client: Client,
  { organisationId, moduleId }: ModuleOf,
  userId: number,
): Promise<Outcome<unknown>> =>
  client.attempt(
    resetUserModules,
    {
      body: {
        organisation_id: organisationId,
        users: [userId],
        modules: [moduleId],
        ...TAKEN_BACK,
      },
    },
    { confirmedFor: userId },
  );

/** N-12. Its failure is nobody's business. */
export const recordViewing = (
  client: Client,
  { organisationId, moduleId }: ModuleOf,
  seconds: number,
  options: CallOptions = {},
): Promise<Outcome<unknown>> =>
  client.attempt(
    recordAnalytics,
    { body: { organisation_id: organisationId, data: { type: 'module', typeId: moduleId, viewTime: seconds } } },
    options,
  );

/** The bytes of a module's file; null where that failed. */
export const loadModuleFile = async (client: Client, moduleId: number): Promise<Blob | null> => {
  const outcome = await client.attempt(downloadModule, { params: { id: moduleId } });
  return outcome.ok ? outcome.data : null;
};

/** N-03: the address of the document or the player, for a frame. */
export const moduleViewAddress = ({ organisationId, moduleId }: ModuleOf): string =>
  endpointAddress(viewModule, { params: { id: moduleId }, query: { organisation_id: organisationId } });

/** The address of a file that a page plays: a video, its captions. */
export const fileAddress = (fileId: number): string => endpointAddress(viewFile, { params: { fileId } });
