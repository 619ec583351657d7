import { useEffect } from 'react';
import { declareUnsavedWork } from './unsaved-work.ts';

/**
 * C-29: while there is a reason, in a sentence, leaving asks first. Null for none. `within`: nothing of it is lost, and
 * only leaving this part of the app, named by its path, is asked about.
 */
export const useUnsavedGuard = (reason: string | null, within: string | null = null): void => {
  useEffect(() => (reason === null ? undefined : declareUnsavedWork(reason, within)), [reason, within]);
};

/** Why leaving would lose something, by what is true. `lost` is said where the device refused to store it. */
export const unsavedReason = ({
  isUploading,
  lost,
}: {
  readonly isUploading: boolean;
  readonly lost: string | null;
}): string | null => (isUploading ? 'A file is still uploading.' : lost);
