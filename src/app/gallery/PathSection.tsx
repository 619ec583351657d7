import { DaysRuler } from '#ui/drawings/path/DaysRuler.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { Score } from '#ui/drawings/path/Score.tsx';
import { TodayLine } from '#ui/drawings/path/TodayLine.tsx';
import { Trail } from '#ui/drawings/path/Trail.tsx';
import { Palette } from '#ui/lists/palette/Palette.tsx';
import type { PaletteItem } from '#ui/lists/palette/palette-items.ts';
import { GallerySection } from './GallerySection.tsx';

const todo = new Set([9, 17, 18]);

function questions(count: number): PaletteItem[] {
  return Array.from({ length: count }, (_, index): PaletteItem => {
    const number = index + 1;
    const open = todo.has(number) || (count < 12 && number > 4);
    const uploading = count < 12 && number === 4;
    return {
      key: String(number),
      number,
      title: `Question in a few words`,
      href: `#q${number}`,
      marker: uploading ? 'upload' : open ? 'todo' : 'done',
      word: uploading ? '62%' : open ? 'To do' : 'Answered',
      percent: 62,
      walked: !open && !uploading,
      current: uploading,
    };
  });
}

/** The path in all its forms. */
export function PathSection() {
  return (
    <>
      <GallerySection title="Path">
        <Path>
          <PathNode
            marker="done"
            line="walked"
            title="The seed between two edges: walked"
            why="6 px. Also scheduled chains and what moves together. No status is drawn so"
          />
          <PathNode marker="todo" title="Solid, grey: open" why="You may go on" />
          <PathNode marker="locked" line="gated" title="Dotted: closed" why="Something before it must be completed" />
          <PathNode marker="goal" title="The goal ends the line" />
        </Path>
      </GallerySection>
      <GallerySection title="Path, small forms">
        <div className="kit__two">
          <div>
            <h3>Trail</h3>
            <p className="meta">On a collection's card: one stop per part, the blade where you stopped.</p>
            <Trail parts={11} walked={5} />
          </div>
          <div className="kit__score">
            <h3>Score</h3>
            <p className="meta">The pass mark is a post on the line.</p>
            <Score score={63} passMark={80} />
          </div>
          <div>
            <h3>Rule of thirty days</h3>
            <p className="meta">Overdue & Expired runs up to today, Expiring Soon away from it.</p>
            <DaysRuler days={18} kind="overdue" />
          </div>
          <div>
            <h3>Today</h3>
            <p className="meta">One ink line between the two bands.</p>
            <DaysRuler days={19} kind="due" />
          </div>
        </div>
        <div className="kit__today">
          <TodayLine>Today, 2nd Mar '26</TodayLine>
        </div>
        <div className="kit__two">
          <div className="kit__narrow">
            <h3>Palette for many questions</h3>
            <p className="meta">More than 12 questions: six to a row, in a sheet on a phone.</p>
            <Palette items={questions(18)} />
          </div>
          <div className="kit__narrow">
            <h3>Palette for up to twelve</h3>
            <p className="meta">A path with its words.</p>
            <Palette items={questions(8)} />
          </div>
        </div>
      </GallerySection>
    </>
  );
}
