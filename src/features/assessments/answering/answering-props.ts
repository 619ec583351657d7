import type { PaletteItem } from '#ui/lists/palette/palette-items.ts';
import type { DraftStatus } from '#persistence/draft-session.ts';
import type { Tally } from '../questions/question-state.ts';

/** What palette and bars share while questions are answered. */
export interface AnsweringProps {
  readonly items: readonly PaletteItem[];
  readonly tally: Tally;
  readonly draft: DraftStatus;
  /** C-16: every question shown is answered and no file is on its way. */
  readonly isReady: boolean;
  /** Shows a question and puts the focus into it. */
  readonly goTo: (questionId: number) => void;
  readonly onSubmit: () => void;
}
