import { useMemo, useState } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { dependencyFlow } from '#machines/bookings/dependency-flow.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { plural } from '#ui/format/counts.ts';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { FlowDiagram } from './FlowDiagram.tsx';
import { FlowList } from './FlowList.tsx';
import './flow.css';

export interface FlowDialogProps {
  readonly bookings: readonly Booking[];
  /** The product that it was opened for. */
  readonly productId: number;
  /** Unix seconds. */
  readonly nowUnix: number;
  readonly onClose: () => void;
}

/** what depends on what, drawn, and the same as a list. A phone shows one of them at a time, the list first. */
export function FlowDialog({ bookings, productId, nowUnix, onClose }: FlowDialogProps) {
  const flow = useMemo(() => dependencyFlow(bookings), [bookings]);
  const [isDrawn, setDrawn] = useState(false);
  return (
    <Dialog isOpen onClose={onClose} size="large" className="flow" title="What depends on what" lead={`${plural(flow.nodes.length, 'booking')}. A line means: the left one comes first.`}>
      <div className="flow__both" data-shown={isDrawn ? 'diagram' : 'list'}>
        <div className="flow__choice" role="group" aria-label="Shown as">
          <Button variant="quiet" aria-pressed={!isDrawn} onClick={() => setDrawn(false)}>
            In order
          </Button>
          <Button variant="quiet" aria-pressed={isDrawn} onClick={() => setDrawn(true)}>
            Diagram
          </Button>
        </div>
        {/* Fitted anew where a phone shows it: what is hidden has no size. */}
        <FlowDiagram key={String(isDrawn)} {...{ flow, productId, nowUnix }} />
        <FlowList {...{ flow, nowUnix }} />
      </div>
    </Dialog>
  );
}
