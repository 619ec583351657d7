import { MatchersV3 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import type * as z from 'zod/mini';
import type { EventStateName } from '../notifications/notifications.states.ts';
import {
  type RealtimeEventName,
  type RealtimeEvents,
  readEvent,
  realtimeEvents,
  userChannel,
} from '../notifications/realtime-events.schema.ts';
import { actsAs } from './acts-as.ts';
import { pinned } from './matchers.ts';
import { pacts } from './pins.ts';
import { questionsOf } from './assumptions-of.ts';

export interface PinnedEvent<N extends RealtimeEventName> {
  /** What happens; making it true raises the event. */
  readonly state: EventStateName;
  readonly event: N;
  readonly payload: z.input<RealtimeEvents[N]['payload']>;
}

/** A frame of the connection with its data read. */
interface Frame {
  readonly event: string;
  readonly data: unknown;
}

/**
 * Y-12: records one message by letting the app's own reader take it: the event's exact name, a person's channel, and
 * of its payload what the app needs.
 */
export const pinsEvent = async <N extends RealtimeEventName>({
  state,
  event,
  payload,
}: PinnedEvent<N>): Promise<void> => {
  const { payload: schema, contract } = realtimeEvents[event];
  const pinnedPayload = pinned(schema, payload);
  const frame = {
    event,
    channel: MatchersV3.regex(String.raw`^private-user\.\d+$`, userChannel(11)),
    data: pinnedPayload,
  };
  const interaction = pacts[contract].addAsynchronousInteraction();
  const { questions } = questionsOf({
    name: event,
    params: {},
    query: {},
    body: undefined,
    headers: [],
    status: 0,
    replyPaths: null,
  });
  if (questions.length > 0) interaction.pending(true).comment({ key: 'assumes', value: JSON.stringify(questions) });
  await interaction
    .given(state, { as: actsAs(state) })
    .expectsToReceive(`${event}: ${state}`, (builder) => {
      builder.withJSONContent(frame);
    })
    .executeTest((message) => {
      const { event: name, data } = message.contents.content as unknown as Frame;
      expect(readEvent(name, data)).toEqual({
        ok: true,
        name: event,
        payload: schema.parse(MatchersV3.reify(pinnedPayload as never)),
      });
      return Promise.resolve();
    });
};
