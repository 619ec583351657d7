import { useEffect, useState } from 'react';
import { counted } from './counter-text.ts';

/** Typing must pause this long before the counter speaks, so that it does not talk over every key. */
const QUIET_MS = 800;

/** Says the counter politely from 90 % of the limit on, when typing pauses. */
export function CounterVoice({ used, limit }: { used: number; limit: number }) {
  const text = used >= limit * 0.9 ? `${counted(used, limit)} characters` : '';
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <span className="vh" role="status">
      {spoken}
    </span>
  );
}
