import type { Module } from '#contracts/library/module.schema.ts';
import { Board } from '#ui/frames/board/Board.tsx';
import { notYetAvailable } from '../module-texts.ts';

/** N-07: the day on which the module is released. */
export function UnpublishedModule({ module }: { module: Module }) {
  return <Board marker="coming" title={notYetAvailable(module.published_at ?? 0)} />;
}
