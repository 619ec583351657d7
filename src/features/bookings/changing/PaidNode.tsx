import type { Intention } from '#machines/bookings/intention.ts';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { formatPence } from '#ui/format/money.ts';

/** The fee that was paid, with its receipt. Nothing where none was. */
export function PaidNode({ intention: { basket, reference } }: { intention: Intention }) {
  if (reference === null) return null;
  return (
    <PathNode
      marker="done"
      line="walked"
      title={`Paid ${basket === null ? '' : formatPence(basket.totalInPence)}`}
      why={
        <>
          Receipt <b>{reference}</b>
        </>
      }
    />
  );
}
