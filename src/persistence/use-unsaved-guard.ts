import { useEffect } from 'react';
import { declareUnsavedWork } from './unsaved-work.ts';

/** C-29: while there is a reason, in a sentence, leaving asks first. Null for none. */
export const useUnsavedGuard = (reason: string | null): void => {
  useEffect(() => (reason === null ? undefined : declareUnsavedWork(reason)), [reason]);
};

/** Why leaving would lose something, by what is true. `lost` is said where the device refused to store it. */
export const unsavedReason = ({
  isUploading,
  lost,
}: {
  readonly isUploading: boolean;
  readonly lost: string | null;
}): string | null => (isUploading ? 'A file is still uploading.' : lost);
