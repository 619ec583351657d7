import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { browserOutbox } from '#persistence/persistence.ts';
import { owedItems, type OwedItem } from '#persistence/registry.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { WORK_KINDS } from './work-kinds.ts';

export interface OwedListProps {
  readonly userId: number;
  /** Whether each item leads to its page: not in a question about leaving. */
  readonly isLinked?: boolean;
}

/** What is owed to a person, each with its amount, and the way to its page. */
export function OwedList({ userId, isLinked = false }: OwedListProps) {
  const outbox = browserOutbox();
  // As text, so that the same items are the same.
  const read = useCallback(() => JSON.stringify(owedItems(WORK_KINDS, userId, outbox)), [outbox, userId]);
  const text = useSyncExternalStore(outbox.subscribe, read);
  const items = useMemo(() => JSON.parse(text) as readonly OwedItem[], [text]);
  return (
    <ul className="unsent">
      {items.map(({ key, title, detail, href }) => (
        <li key={key}>
          {isLinked ? <Link href={href}>{title}</Link> : <b>{title}</b>}: {detail}
        </li>
      ))}
    </ul>
  );
}
