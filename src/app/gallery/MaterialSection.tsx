import { DaysRuler } from '#ui/drawings/path/DaysRuler.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { GallerySection } from './GallerySection.tsx';

const colours = [
  'paper',
  'sheet',
  'sunk',
  'line',
  'line-strong',
  'ink-2',
  'ink',
  'sign',
  'mark',
  'brand-ink',
  'wash',
  'wash-2',
  'ok',
  'bad',
  'due',
];

/** Type, colour, and what tells the organisation's line from a status. */
export function MaterialSection() {
  return (
    <>
      <GallerySection title="Type">
        <p className="kit__title">Title 44, 32 on a phone</p>
        <p className="kit__head">Heading 28, 24 on a phone</p>
        <p className="kit__lead">Lead 20: card titles, questions, tabs</p>
        <p>Text 16: everything people read, and every control. Figures are tabular: £1,144.00</p>
        <p className="meta">Meta 13: what surrounds a thing. Never the only place a fact stands</p>
      </GallerySection>
      <GallerySection title="Colour">
        <ul className="sw">
          {colours.map((name) => (
            <li key={name}>
              <i style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </GallerySection>
      <GallerySection title="Path or status">
        <div className="kit__two">
          <Path>
            <PathNode
              marker="done"
              line="walked"
              title="The organisation's line"
              why="The seed, untouched, between two edges; vertical; it joins stops"
            />
            <PathNode marker="here" line="here" title="The blade" why="The seed with an ink edge" />
          </Path>
          <div>
            <DaysRuler days={18} kind="overdue" />
            <StatusBadge shape="overdue" word="Overdue since 12th Feb '26" />
            <p className="meta">
              Status: a flat line of one colour that measures time, or a marker with its word. It never joins two
              things.
            </p>
          </div>
        </div>
      </GallerySection>
    </>
  );
}
