import { useEffect, useRef } from 'react';
import type { FormErrors } from './use-form.ts';
import { focusField } from '../../messages/tray/focus-field.ts';

/** K-08: at every failed attempt the focus moves to the first field that objects. */
export const useFirstWrong = ({ objections, summary }: FormErrors): void => {
  const told = useRef(0);
  const first = summary.find(({ fieldId }) => fieldId !== undefined)?.fieldId;
  useEffect(() => {
    // Once per objection: while it is being corrected the focus belongs to the person.
    if (told.current === objections) return;
    told.current = objections;
    if (first !== undefined) focusField(first);
  }, [objections, first]);
};
