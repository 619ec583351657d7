import { useSelector } from '@xstate/react';
import { markAllState, type ReviewRow } from '#machines/assessments/review-rules.ts';
import { MixedBox } from '#ui/inputs/field/MixedBox.tsx';
import { Key } from '#ui/actions/keys/Key.tsx';
import type { ReviewActor } from './marks-shown.ts';

export interface MarkAllProps {
  /** Asked for the state of the box, so that a press is shown before what follows from it is counted. */
  readonly actor: ReviewActor;
  /** Those that a person marks. */
  readonly rows: readonly ReviewRow[];
  /** How many are correct so far. */
  readonly correct: number;
  readonly showsKey: boolean;
}

/** D-04: sets and unsets every answer that a person marks; a dash while they differ. */
export function MarkAll({ actor, rows, correct, showsKey }: MarkAllProps) {
  const state = useSelector(actor, ({ context }) => markAllState(rows, context.marks));
  return (
    <label className="choice all">
      <MixedBox state={state} onChange={(correct) => actor.send({ type: 'marks.setAll', correct })} />
      <span className="strong">{rows.length === 1 ? 'Mark it correct' : `Mark all ${rows.length} correct`}</span>
      <span className="meta">
        {correct} of {rows.length} so far
      </span>
      {showsKey && <Key>A</Key>}
    </label>
  );
}
