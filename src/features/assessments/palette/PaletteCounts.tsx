import { countsOf, type Tally } from '../questions/question-state.ts';

/** 4 answered · 3 to do · 1 uploading */
export function PaletteCounts({ tally }: { tally: Tally }) {
  return (
    <span className="pal__c">
      {countsOf(tally).map((count) => (
        <span key={count}>{count}</span>
      ))}
    </span>
  );
}
