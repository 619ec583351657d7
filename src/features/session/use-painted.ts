import { useEffect, useState } from 'react';

/** False until the first picture stands: whatever can wait for it does not compete with the form for the line. */
export const usePainted = (): boolean => {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true));
    return () => clearTimeout(timer);
  }, []);
  return painted;
};
