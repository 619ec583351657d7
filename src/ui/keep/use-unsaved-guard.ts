import { useEffect } from 'react';
import { holdUnsavedWork } from './unsaved-work.ts';

/** C-29: while it is true, leaving asks first. */
export const useUnsavedGuard = (isUnsaved: boolean): void => {
  useEffect(() => (isUnsaved ? holdUnsavedWork() : undefined), [isUnsaved]);
};
