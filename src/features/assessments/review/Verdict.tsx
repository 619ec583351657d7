import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';

/** A mark as shape, word and colour (V-16); null: nobody has looked at it yet. */
export function Verdict({ isCorrect, size }: { isCorrect: boolean | null; size?: 'meta' }) {
  const look =
    isCorrect === null
      ? ({ shape: 'todo', word: 'Not looked at' } as const)
      : isCorrect
        ? ({ shape: 'done', word: 'Correct' } as const)
        : ({ shape: 'wrong', word: 'Not correct' } as const);
  return <StatusBadge {...look} {...(size === undefined ? {} : { size })} />;
}
