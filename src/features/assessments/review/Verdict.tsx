import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';

/** A mark as shape, word and colour (V-16). */
export function Verdict({ isCorrect, size }: { isCorrect: boolean; size?: 'meta' }) {
  const look = isCorrect ? ({ shape: 'done', word: 'Correct' } as const) : ({ shape: 'wrong', word: 'Not correct' } as const);
  return <StatusBadge {...look} {...(size === undefined ? {} : { size })} />;
}
