import { useMemo } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { dependencyFlow } from '#machines/bookings/dependency-flow.ts';
import { FlowFrame } from '#ui/drawings/flow/FlowFrame.tsx';
import { plural } from '#ui/format/counts.ts';
import { FlowDiagram } from './FlowDiagram.tsx';
import { FlowList } from './FlowList.tsx';

export interface FlowDialogProps {
  readonly bookings: readonly Booking[];
  /** The product that it was opened for. */
  readonly productId: number;
  /** Unix seconds. */
  readonly nowUnix: number;
  readonly onClose: () => void;
}

/** what depends on what, drawn, and the same as a list. */
export function FlowDialog({ bookings, productId, nowUnix, onClose }: FlowDialogProps) {
  const flow = useMemo(() => dependencyFlow(bookings), [bookings]);
  return (
    <FlowFrame
      title="What depends on what"
      lead={`${plural(flow.nodes.length, 'booking')}. A line means: the left one comes first.`}
      map={<FlowDiagram {...{ flow, productId, nowUnix }} />}
      list={<FlowList {...{ flow, nowUnix }} />}
      onClose={onClose}
    />
  );
}
