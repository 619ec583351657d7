import { bookingState } from '#machines/bookings/booking-state.ts';
import type { FlowNode } from '#machines/bookings/dependency-flow.ts';
import { formatList } from '#ui/format/text.ts';
import type { MarkerShape } from '#ui/messages/marker/marker-shapes.tsx';
import { formatWhen, locationOf, STATES } from '../booking-messages.ts';

/** What a node says: its state, its day and its location. */
export interface FlowNodeText {
  readonly word: string;
  readonly shape: MarkerShape;
  readonly when: string;
  readonly location: string;
}

/** What there is to say of a product, booked or not. `nowUnix` in seconds. */
export const textOf = ({ booking }: FlowNode, nowUnix: number): FlowNodeText => {
  if (booking === null) return { word: 'Not booked', shape: 'coming', when: 'No date yet', location: '' };
  const start = booking.course?.start_date ?? null;
  return {
    ...STATES[bookingState(booking, nowUnix)],
    when: start === null ? 'No date yet' : formatWhen(booking, start),
    location: locationOf(booking),
  };
};

/** What comes first, in words: the list says what the lines draw. */
export const needsOf = ({ needs }: FlowNode, nodes: readonly FlowNode[]): string => {
  const names = needs.flatMap((id) => nodes.find(({ productId }) => productId === id)?.name ?? []);
  return names.length === 0 ? 'Needs nothing first' : `Needs ${formatList(names)}`;
};
