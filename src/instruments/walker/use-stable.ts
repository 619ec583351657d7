import { useState } from 'react';

/** The value of the last render as long as its key is the same, so that what is drawn of it is not drawn again. */
export const useStable = <T>(value: T, key: string): T => {
  const [stable, setStable] = useState({ value, key });
  if (stable.key === key) return stable.value;
  setStable({ value, key });
  return value;
};
