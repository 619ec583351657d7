import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '#api/client.ts';
import type { RealtimeEventName, RealtimePayload } from '#contracts/notifications/realtime-events.schema.ts';
import type { Current } from './current-context.ts';
import type { NewNotification } from './new-notification.ts';

/** What an area may use to answer an event. */
export interface EventsInput {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly notifications: { readonly tell: (message: NewNotification) => void };
  /** Who is signed in, and where, at the moment of the event. */
  readonly current: () => Current;
  readonly productName: string;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
  /** Where the administrators' panel is; empty below this app. */
  readonly adminUrl: string;
  /** Aborts what an area fetches when the person leaves. */
  readonly signal: AbortSignal;
}

/** What each event means for one area; several areas may answer the same one. */
export type EventEffects = { readonly [N in RealtimeEventName]?: (payload: RealtimePayload<N>) => void };

/** An area's share of real time (`events.ts` of each feature). */
export interface AreaEvents {
  readonly effects: EventEffects;
  /**
   * Each `entity.updated`, also one that is merged with those that follow it (0128). Makes no call: the effect comes
   * afterwards.
   */
  readonly onEntityUpdated?: (payload: RealtimePayload<'entity.updated'>) => void;
  /**
   * The channel is heard (again), or another organisation is in front: the area may learn how things stand, so that a
   * change is news.
   */
  readonly onArrival?: () => void;
  /** Nobody listens any more. */
  readonly stop?: () => void;
}

/** Makes an area's share for one person. */
export type OpenAreaEvents = (input: EventsInput) => AreaEvents;

/** Invalidates everything below a key. */
export const refresh = ({ queries }: Pick<EventsInput, 'queries'>, queryKey: readonly unknown[]): void =>
  void queries.invalidateQueries({ queryKey });
