import type { Current } from '#current/current-context.ts';
import { mayReset } from '#current/may-reset.ts';
import { Link } from '#ui/actions/link/Link.tsx';

/** N-22: the way from a piece of training to its reset for other people; nothing for who may not. */
export function ResetLink({ kind, id, ...current }: Current & { kind: 'module' | 'collection'; id: number }) {
  if (!mayReset(current)) return null;
  return (
    <p>
      <Link href={`/reset?${kind}=${id}`}>Reset for other people</Link>
    </p>
  );
}
