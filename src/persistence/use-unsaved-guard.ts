import { useEffect } from 'react';
import { declareUnsavedWork } from './unsaved-work.ts';

/** C-29: while it is true, leaving asks first. */
export const useUnsavedGuard = (isUnsaved: boolean): void => {
  useEffect(() => (isUnsaved ? declareUnsavedWork() : undefined), [isUnsaved]);
};
