import { useEffect } from 'react';
import { useOnward, type KnownOnward, type OnwardInput } from './use-onward.ts';

export interface OnwardSourceProps extends OnwardInput {
  /** Gets what is known, and null while nothing is. */
  readonly onKnown: (onward: KnownOnward | null) => void;
}

/** Finds out where to go on, for a page that leaves this code out until something is complete. Draws nothing. */
export function OnwardSource({ onKnown, ...input }: OnwardSourceProps) {
  const onward = useOnward(input);
  useEffect(() => onKnown(onward ?? null), [onward, onKnown]);
  return null;
}
