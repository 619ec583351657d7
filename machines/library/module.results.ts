import type { ModuleFacts } from './module-facts.ts';

/** What became of a confirmation or a restart, with how the module stands afterwards; null where nobody says. */
export type ChangeModuleResult = { readonly ok: true; readonly facts: ModuleFacts | null } | { readonly ok: false };
