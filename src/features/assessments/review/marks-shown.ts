import { startTransition, useEffect, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Marks, ReviewRow } from '#machines/assessments/review-rules.ts';
import type { reviewMachine } from '#machines/assessments/review.machine.ts';

type Snapshot = SnapshotFrom<typeof reviewMachine>;
export type ReviewActor = ActorRefFrom<typeof reviewMachine>;

/**
 * The marks that the screen shows: this person's while they are theirs to change or on their way, else those of the
 * decision.
 */
export const marksShown = (snapshot: Snapshot, rows: readonly ReviewRow[]): Marks => {
  if (snapshot.hasTag('marking') || snapshot.hasTag('decided')) return snapshot.context.marks;
  return Object.fromEntries(
    rows.flatMap(({ questionId, correct }) => (questionId === null ? [] : [[questionId, correct === true]])),
  );
};

/**
 * Whether nothing but the marks is another: a hundred answers are not drawn anew for each of them. Who shows marks asks
 * for them.
 */
export const isSameButMarks = (one: Snapshot, other: Snapshot): boolean => {
  if (one.context.marks === other.context.marks) return one === other;
  const names = Object.keys(one.context) as (keyof Snapshot['context'])[];
  return (
    JSON.stringify(one.value) === JSON.stringify(other.value) &&
    names.every((name) => name === 'marks' || one.context[name] === other.context[name])
  );
};

/** The marks for what is counted and listed beside them: a press shows at once where it was made, and this follows. */
export const useMarks = (actor: ReviewActor): Marks => {
  const [marks, setMarks] = useState(() => actor.getSnapshot().context.marks);
  useEffect(() => {
    const follow = (): void => startTransition(() => setMarks(actor.getSnapshot().context.marks));
    const subscription = actor.subscribe(follow);
    follow();
    return () => subscription.unsubscribe();
  }, [actor]);
  return marks;
};
