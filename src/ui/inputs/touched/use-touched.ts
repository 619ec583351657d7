import { useEffect, useState } from 'react';
import { onFirstTouch } from './on-first-touch.ts';

/** False until somebody is at the page: whatever stands beside the form can wait for that. */
export const useTouched = (): boolean => {
  const [touched, setTouched] = useState(false);
  useEffect(() => onFirstTouch(() => setTouched(true)), []);
  return touched;
};
