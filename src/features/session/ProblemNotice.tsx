import type { Problem } from '#machines/session/login.setup.ts';
import { FocusedTray } from './FocusedTray.tsx';
import { useProblemMessage } from './use-problem-message.ts';

export interface ProblemNoticeProps {
  /** Null: nothing went wrong. */
  problem: Problem | null;
  /** Under the words of the global table, where these do not say what follows. */
  consequence?: string | null;
}

/**
 * What went wrong with the last call of a form, in the form and with the focus (0130): J-02 to J-05, or that there is
 * no connection.
 */
export function ProblemNotice({ problem, consequence = null }: ProblemNoticeProps) {
  const message = useProblemMessage(problem);
  if (message === null) return null;
  const { title, text, items, tone } = message;
  return (
    <FocusedTray title={title} tone={tone} items={items.map((item, index) => ({ key: `${index}`, message: item }))}>
      {text ?? consequence}
    </FocusedTray>
  );
}
