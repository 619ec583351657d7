import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '#api/client.ts';
import { openDrafts } from './drafts.ts';
import { outboxName, type NamedSubmission } from './outbox.ts';
import type { Persistence } from './persistence.ts';
import type { Delivery, SentKind, SettleServices, StoredKind, WorkKind } from './work-kind.ts';

/** What settling works with, on whatever page is open. */
export interface UnseenServices extends Pick<Persistence, 'outbox' | 'storage' | 'now' | 'isHere' | 'tell'> {
  readonly client: Client;
  readonly queries: QueryClient;
}

/** Of a kind of which nothing is typed. */
const NO_DRAFTS: SettleServices['drafts'] = {
  read: () => ({ found: 'nothing' }),
  write: () => null,
  clear: () => undefined,
};

/**
 * Settles a submission whose page is not open: its draft, what this page has cached of it, and a message to its person.
 * A result that was not seen stays in the outbox for its page. Somebody else who is here by now sees and hears
 * nothing.
 */
export const settleUnseen = <D, I, S>(
  { client, queries, outbox, storage, now, isHere, tell }: UnseenServices,
  kind: SentKind<I, S> | WorkKind<D, I, S>,
  entry: NamedSubmission,
  delivery: Delivery<S>,
): void => {
  const input = kind.submission.parse(entry.input);
  const isPersonHere = isHere(entry.userId);
  const drafts =
    'draft' in kind ? openDrafts<unknown>(kind as unknown as StoredKind, entry.userId, storage, now) : NO_DRAFTS;
  kind.submission.settle({ client, queries: isPersonHere ? queries : null, drafts }, entry, input, delivery);
  if (kind.storesResult === true && (delivery.outcome === 'sent' || delivery.outcome === 'counted'))
    outbox.put(entry, { ...entry, stage: 'settled' });
  const message = isPersonHere ? kind.submission.message(entry, input, delivery) : null;
  if (message !== null) tell(outboxName(entry), message);
};
