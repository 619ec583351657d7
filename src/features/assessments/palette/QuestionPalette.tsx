import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Palette } from '#ui/lists/palette/Palette.tsx';
import { PALETTE_LIST_MAX } from '#ui/lists/palette/palette-items.ts';
import type { AnsweringProps } from '../answering/answering-props.ts';
import { countsOf, isOpen, pickQuestion, type Tally } from '../questions/question-state.ts';

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

export interface QuestionPaletteProps extends AnsweringProps {
  /** Whether the questions that a grid leads to stand already. */
  readonly isWhole: boolean;
  readonly note?: string | undefined;
}

/** The questions beside the questions: counts, the way to each, and the blade to the first that is open. */
export function QuestionPalette({ items, tally, goTo, isWhole, note }: QuestionPaletteProps) {
  const first = items.find(isOpen);
  const go = first && (
    <LinkButton
      variant="go"
      className="pal__go"
      href={first.href}
      onClick={(event) => pickQuestion(goTo)(first, event)}
    >
      Go to first unanswered
    </LinkButton>
  );
  const isGrid = items.length > PALETTE_LIST_MAX;
  return (
    <aside className={isGrid ? 'pal pal--grid' : 'pal'} aria-labelledby="pal-h">
      <div className="pal__top">
        <h2 id="pal-h">Questions</h2>
        <PaletteCounts tally={tally} />
      </div>
      {isGrid ? (
        <>
          {go}
          <div className="pal__scroll" role="group" aria-label={`All ${items.length} questions`}>
            {isWhole && <Palette items={items} onPick={pickQuestion(goTo)} />}
          </div>
        </>
      ) : (
        <>
          <Palette items={items} onPick={pickQuestion(goTo)} />
          {go}
        </>
      )}
      {note !== undefined && <p className="meta pal__note">{note}</p>}
    </aside>
  );
}
