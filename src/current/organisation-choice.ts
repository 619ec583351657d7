import { createContext, use } from 'react';
import { createEmitter } from '#api/emitter.ts';

/** B-08: which organisation somebody chose on this page. What the device keeps of it is `client-state.ts`. */
export interface OrganisationChoice {
  /** The id of the organisation, or null while nobody has chosen one. */
  readonly current: () => number | null;
  readonly choose: (organisationId: number) => void;
  /** nothing of whoever was here is left. */
  readonly forget: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a choice that nobody has made yet. */
export const createOrganisationChoice = (): OrganisationChoice => {
  let chosen: number | null = null;
  const changes = createEmitter();
  const become = (next: number | null): void => {
    if (chosen === next) return;
    chosen = next;
    changes.emit();
  };
  return {
    current: () => chosen,
    choose: become,
    forget: () => become(null),
    subscribe: changes.subscribe,
  };
};

/** There is one per page; tests bring their own. */
export const OrganisationChoiceContext = createContext<OrganisationChoice>(createOrganisationChoice());

export const useOrganisationChoice = (): OrganisationChoice => use(OrganisationChoiceContext);
