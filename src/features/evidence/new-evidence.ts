import type { Client } from '#api/client.ts';
import { listAll, pendingQuery } from '#api/queries/evidence.queries.ts';
import { config } from '#current/config.ts';
import { mayReview } from '#current/may-review.ts';
import type { EventsInput } from '#current/area-events.ts';
import { pieces } from './evidence-messages.ts';

export type NewEvidenceInput = Pick<EventsInput, 'queries' | 'notifications' | 'current' | 'signal'> & {
  readonly client: Client;
};

/** R8: what came to be reviewed, for those who review. */
export interface NewEvidence {
  /** Learns what waits, without a word. */
  readonly learn: () => Promise<void>;
  /** Looks again, and tells what came since, with its count and the way there. */
  readonly look: () => Promise<void>;
}

/**
 * Watches the list of pending evidence for somebody who reviews in the organisation in front. No event says that
 * evidence came; the list does. Only what came is news: what other reviewers decided goes from the list in silence.
 */
export const watchNewEvidence = ({
  client,
  queries,
  notifications,
  current,
  signal,
}: NewEvidenceInput): NewEvidence => {
  /** Keys that are known, of the organisation that they are of. */
  let known: { readonly organisationId: number; readonly keys: ReadonlySet<string> } | null = null;

  const fetchKeys = async (): Promise<{
    readonly organisationId: number;
    readonly keys: ReadonlySet<string>;
  } | null> => {
    if (!config.hasEvidenceList || !mayReview(current())) return null;
    const organisationId = current().organisation.organisation_id;
    // Quietly: what fails here is asked for again with the next event.
    const list = await listAll(client, organisationId, { errors: { preset: 'mute' }, signal }).catch(() => null);
    if (list === null || current().organisation.organisation_id !== organisationId) return null;
    queries.setQueryData(pendingQuery(client, organisationId).queryKey, list);
    return { organisationId, keys: new Set(list.map(({ key }) => key)) };
  };

  return {
    learn: async () => {
      known = (await fetchKeys()) ?? known;
    },
    look: async () => {
      const now = await fetchKeys();
      if (now === null) return;
      const before = known;
      known = now;
      if (before?.organisationId !== now.organisationId) return;
      const count = [...now.keys].filter((key) => !before.keys.has(key)).length;
      if (count === 0) return;
      notifications.tell({
        key: 'evidence.pending',
        text: `${pieces(count)} of evidence came in for review.`,
        marker: 'review',
        link: { label: 'Review evidence', href: '/evidence' },
      });
    },
  };
};
