import { manualIds, markAllState, type Marks, type ReviewRow } from '#machines/assessments/review-rules.ts';
import { QUEUE_SHORTCUTS } from '#ui/frames/review-layout/queue-shortcuts.ts';
import type { Shortcut } from '#ui/actions/keys/use-keys.ts';

export interface ShortcutInput {
  readonly rows: readonly ReviewRow[];
  /** Those of this moment. */
  readonly marks: () => Marks;
  /** The answer that the keys act on. */
  readonly currentId: number | null;
  readonly isMarking: boolean;
  readonly isWaiting: boolean;
  readonly goTo: (questionId: number) => void;
  readonly mark: (questionId: number, correct: boolean) => void;
  readonly markAll: (correct: boolean) => void;
  readonly submit: () => void;
  readonly undo: () => void;
  readonly showKeys: () => void;
}

/** The keys of a review. Outside of its time a key does nothing. */
export const reviewShortcuts = (input: ShortcutInput): readonly Shortcut[] => {
  const { rows, marks, currentId, isMarking, isWaiting } = input;
  const ids = manualIds(rows);
  const at = currentId === null ? -1 : ids.indexOf(currentId);
  const step = (by: number) => () => {
    const next = ids[Math.min(ids.length - 1, Math.max(0, at + by))];
    if (isMarking && next !== undefined) input.goTo(next);
  };
  const whileMarking = (run: () => void) => () => {
    if (isMarking) run();
  };
  return [
    { key: 'j', does: 'Next answer to mark', run: step(1) },
    { key: 'k', does: 'Answer before', run: step(-1) },
    {
      key: 'c',
      does: 'Correct, or not',
      run: whileMarking(() => currentId !== null && input.mark(currentId, marks()[currentId] !== true)),
    },
    { key: 'x', does: 'Not correct', run: whileMarking(() => currentId !== null && input.mark(currentId, false)) },
    {
      key: 'a',
      does: 'Mark all correct, or none',
      run: whileMarking(() => input.markAll(markAllState(rows, marks()) !== 'all')),
    },
    { key: 'Enter', withCtrl: true, does: 'Submit the review', run: whileMarking(input.submit) },
    { key: 'z', does: 'Take the decision back', run: () => isWaiting && input.undo() },
    { key: 'z', withCtrl: true, isOn: isWaiting, does: 'Take the decision back', run: () => isWaiting && input.undo() },
    ...QUEUE_SHORTCUTS,
    { key: '?', does: 'These keys', run: input.showKeys },
  ];
};
