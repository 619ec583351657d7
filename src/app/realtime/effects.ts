import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '#api/client.ts';
import { downloadFile } from '#contracts/files/files.endpoints.ts';
import type { ReadEvent, RealtimeEventName, RealtimePayload } from '#contracts/notifications/realtime-events.schema.ts';
import { REVIEWS_KEY } from '#features/assessments/review/review.queries.ts';
import type { NotificationStore } from '#features/notifications/notification-store.ts';
import { NEWS } from '#features/notifications/words.ts';
import { ME_KEY } from '#features/session/session.queries.ts';
import { saveBlob } from '#ui/download/save-blob.ts';
import type { Current } from '../shell/current-context.ts';
import type { Verdicts } from './verdicts.ts';

export interface EffectsInput {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly notifications: Pick<NotificationStore, 'tell'>;
  readonly verdicts: Verdicts;
  /** Who is signed in, and where, at the moment of the event. */
  readonly current: () => Current;
  readonly productName: string;
  /** Where the administrators' panel is; empty below this app. */
  readonly adminUrl: string;
  /** I-15: an event that is not acted on, by its name alone. */
  readonly onIgnored: (name: string, reason: 'unknown' | 'malformed') => void;
}

type Effects = { readonly [N in RealtimeEventName]: (payload: RealtimePayload<N>) => void };

const nothing = (): void => undefined;

/** Table Y: what each event does. An event without an entry does not compile. */
export const createEffects = ({ client, queries, notifications, verdicts, current, productName, adminUrl }: EffectsInput): Effects => {
  const here = (): number => current().organisation.organisation_id;
  const refresh = (...key: readonly unknown[]): void => void queries.invalidateQueries({ queryKey: key });

  const download = async (fileId: number): Promise<void> => {
    const outcome = await client.attempt(downloadFile, { params: { id: fileId }, query: {} });
    if (outcome.ok) saveBlob(outcome.data, 'report');
  };

  return {
    'impersonation.started': nothing,
    // H-11, H-07: whoever looks at this page is somebody else from now on, and nothing fetched in the other name outlives it.
    'impersonation.ended': () => {
      if (current().profile.impersonated !== true) return;
      void queries.invalidateQueries({ queryKey: ME_KEY }).then(() => queries.resetQueries({ queryKey: ['organisation'] }));
    },
    // B-22.
    'roles.updated': nothing,
    'booking.completed': ({ organisation_id: organisationId }) => {
      refresh('organisation', organisationId, 'bookings');
      if (organisationId !== here()) return;
      notifications.tell({ key: 'booking.completed', text: NEWS.booking(productName), marker: 'scheduled', link: { label: NEWS.viewBookings, href: '/bookings' } });
    },
    'export.delivered': ({ file_id: fileId }) =>
      notifications.tell({
        key: `export.delivered.${fileId}`,
        text: NEWS.reportDelivered,
        marker: 'done',
        link: { label: NEWS.downloadNow, onPress: () => void download(fileId) },
      }),
    'export.failed': () =>
      notifications.tell({ key: 'export.failed', text: NEWS.reportFailed, tone: 'danger', marker: 'wrong', link: { label: NEWS.findOutMore, href: `${adminUrl}/queue` } }),
    'import.verified': () => notifications.tell({ key: 'import.verified', text: NEWS.importVerified, marker: 'done' }),
    'import.complete': () => {
      refresh('organisation');
      notifications.tell({ key: 'import.complete', text: NEWS.importComplete, marker: 'done' });
    },
    'entity.updated': ({ organisation_id: organisationId }) => {
      const { organisation } = current();
      refresh('organisation', organisationId ?? organisation.organisation_id);
      // D-11: another reviewer may have been first.
      refresh(...REVIEWS_KEY);
      if ((organisationId ?? organisation.organisation_id) !== organisation.organisation_id) return;
      void verdicts.look().then((isOwn) => {
        // Nothing of the person's own has changed: with an admin account it is what they review.
        if (!isOwn && organisation.admin === true) notifications.tell({ key: 'to-review', text: NEWS.toReview, marker: 'review' });
      });
    },
  };
};

/** I-15: reads what came, acts on what is known and whole, and says the name of what is not. */
export const applyEvent = (effects: Effects, event: ReadEvent, onIgnored: EffectsInput['onIgnored']): void => {
  if (!event.ok) {
    onIgnored(event.name, event.reason);
    return;
  }
  // Name and payload belong together: the schema of this name has just read it.
  const act = effects[event.name] as (payload: Extract<ReadEvent, { readonly ok: true }>['payload']) => void;
  act(event.payload);
};
