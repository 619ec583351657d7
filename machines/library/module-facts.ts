import type { Evidence, EvidenceStatus } from '#contracts/evidence/evidence.schema.ts';
import type { Module } from '#contracts/library/module.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';

/** Whether a module can be taken: `root` waits for several items, `parent` for one (N-08). */
export type ModuleAccess = 'unpublished' | 'root' | 'parent' | 'open' | 'completed';

/** What the flow of a module needs of it. */
export interface ModuleFacts {
  readonly access: ModuleAccess;
  /** N-09: progress waits until its person says that they have understood. */
  readonly needsConfirmation: boolean;
  /** N-10: it is read outside of the page, so it cannot be confirmed before. */
  readonly isDownloadFirst: boolean;
  /** N-14. */
  readonly canRestart: boolean;
  /** N-15, N-16: whether evidence may be sent, unless some is in review. */
  readonly takesEvidence: boolean;
  /** N-17: how the newest piece stands. */
  readonly evidence: EvidenceStatus | 'none';
}

/** N-08: what comes first and is not done. */
export const missingFirst = ({ prerequisites }: Pick<Module, 'prerequisites'>) =>
  (prerequisites ?? []).filter(({ completed }) => completed !== true);

/**
 * N-07: what is not published is closed, whatever its status; N-08: what was completed stays so, and what its person is
 * exempt from is not locked, as on its card (M-24).
 */
const accessOf = (module: Module, nowUnix: number): ModuleAccess => {
  if ((module.published_at ?? 0) > nowUnix) return 'unpublished';
  if (module.status === 'completed') return 'completed';
  const missing = module.status === 'exempt' ? 0 : missingFirst(module).length;
  if (missing === 0) return 'open';
  return missing === 1 ? 'parent' : 'root';
};

/**
 * N-17: the newest piece of evidence, or null. Nothing is sent while a piece waits, so the one that waits is the
 * newest, also of two within one second.
 */
export const newestEvidence = ({ evidence }: Pick<Module, 'evidence'>): Evidence | null =>
  (evidence ?? []).find(({ status }) => status === 'pending') ??
  (evidence ?? []).toSorted((one, other) => (other.created_at ?? 0) - (one.created_at ?? 0))[0] ??
  null;

/** N-16: the organisation's own setting wins where it is set. */
export const canEvidence = ({ custom, can_evidence }: Pick<Module, 'custom' | 'can_evidence'>): boolean =>
  custom?.can_evidence ?? can_evidence ?? false;

/** The facts of a module for the person who looks at it. `nowUnix` in unix seconds. */
export const moduleFacts = (
  module: Module,
  settings: Pick<OrganisationSettings, 'user_reset_training'>,
  nowUnix: number,
): ModuleFacts => {
  const access = accessOf(module, nowUnix);
  const isDoneForGood = access === 'completed' && typeof module.expires_after_days !== 'number';
  return {
    access,
    needsConfirmation: module.properties?.confirm_understanding === true && module.assessable !== true,
    isDownloadFirst: module.properties?.download_only === true,
    canRestart: access === 'completed' && settings.user_reset_training,
    takesEvidence: canEvidence(module) && (access === 'open' || access === 'completed') && !isDoneForGood,
    evidence: newestEvidence(module)?.status ?? 'none',
  };
};
