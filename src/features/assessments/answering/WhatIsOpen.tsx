import { whatIsOpen, type Tally } from '../questions/question-state.ts';

/** What is missing before Submit, or that nothing is. Submit is described by it. */
export function WhatIsOpen({ tally, id, className }: { tally: Tally; id: string; className?: string }) {
  const { fact, also } = whatIsOpen(tally);
  return (
    <p id={id} className={className}>
      <b>{fact}</b> <span>{also}</span>
    </p>
  );
}
