import { useEffect, useRef, useState } from 'react';

/**
 * A text that the address holds while somebody types it. The address follows a little later, and a letter does not wait
 * for it. A text from elsewhere, of a link for instance, replaces what was typed.
 */
export const useTyped = (
  given: string,
  tell: (text: string) => void,
): readonly [text: string, type: (text: string) => void] => {
  const [text, setText] = useState(given);
  /** Texts that were told and have not come back yet. */
  const told = useRef<readonly string[]>([]);
  useEffect(() => {
    const at = told.current.indexOf(given);
    if (at === -1) setText(given);
    told.current = told.current.slice(at + 1);
  }, [given]);
  const type = (next: string): void => {
    setText(next);
    told.current = [...told.current, next];
    tell(next);
  };
  return [text, type];
};
