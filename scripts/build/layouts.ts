import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import type { BuilderContent } from '#contracts/builder/content.schema.ts';
import type { Layout } from '#contracts/builder/layout.schema.ts';
import { writeContent } from '#machines/builder/content-text.ts';
import { insert, newBlock } from '#machines/builder/edits.ts';
import { ROOT, slotsOf } from '#machines/builder/node-tree.ts';

/** A block of a layout, with what each of its columns holds. */
interface Drawn {
  readonly kind: BlockKind;
  readonly props: Readonly<Record<string, unknown>>;
  readonly columns?: readonly (readonly Drawn[])[];
}

const heading = (text: string, style: 'h1' | 'h2' | 'h3' = 'h2'): Drawn => ({
  kind: 'heading',
  props: { text, style },
});
const text = (html: string): Drawn => ({ kind: 'richText', props: { html } });
const columns = (...inside: readonly (readonly Drawn[])[]): Drawn => ({
  kind: 'columns',
  props: { columns: inside.length },
  columns: inside,
});
const card = (title: string, ...blocks: readonly Drawn[]): Drawn => ({
  kind: 'card',
  props: { title },
  columns: [blocks],
});
/** What an organisation selects itself: a picture, a film, a file, training. */
const unselected = (kind: BlockKind, props: Drawn['props'] = {}): Drawn => ({ kind, props });

const person = (name: string): readonly Drawn[] => [
  heading(name, 'h3'),
  text('<p>What they do, and when to ask them.</p><ul><li>Telephone</li><li>Email address</li></ul>'),
];
const question = (asked: string, answer: string): readonly Drawn[] => [heading(asked, 'h3'), text(`<p>${answer}</p>`)];

interface Sketch {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly blocks: readonly Drawn[];
}

const SKETCHES: readonly Sketch[] = [
  {
    id: 'first-week',
    name: 'First week',
    description: 'Heading, two columns, training, links',
    blocks: [
      heading('Your first week', 'h1'),
      columns(
        [heading('Before you start', 'h3'), text('<p>What to bring, where to come, whom to ask for.</p>')],
        [heading('On your first day', 'h3'), text('<p>Who meets you, and what you do together.</p>')],
      ),
      heading('Training to begin with'),
      unselected('collection'),
      unselected('module'),
      heading('Good to know'),
      unselected('pageLink', { label: 'A page to read next' }),
      unselected('link', { url: '', label: 'A site that helps', newWindow: true }),
    ],
  },
  {
    id: 'policy',
    name: 'Policy',
    description: 'Text with one file to download',
    blocks: [
      heading('Name of the policy', 'h1'),
      text('<p>What it is about, whom it is for, and from when it applies.</p>'),
      heading('What we do'),
      text('<ul><li>The first rule.</li><li>The second rule.</li><li>The third rule.</li></ul>'),
      heading('The whole policy'),
      unselected('file', { label: 'Download the policy' }),
    ],
  },
  {
    id: 'course-front',
    name: 'Course front',
    description: 'A wide picture, then three cards',
    blocks: [
      unselected('image', { size: 'cropped' }),
      heading('Name of the course', 'h1'),
      text('<p>What you can do after it, and how long it takes.</p>'),
      columns(
        [card('Read', unselected('module'))],
        [card('Practise', unselected('module'))],
        [card('Show', unselected('assessment'))],
      ),
    ],
  },
  {
    id: 'questions',
    name: 'Questions',
    description: 'Short answers under headings',
    blocks: [
      heading('Questions and answers', 'h1'),
      ...question('What is the first question?', 'A short answer.'),
      ...question('What is the second question?', 'A short answer.'),
      ...question('What is the third question?', 'A short answer.'),
      heading('Something else?'),
      text('<p>Whom to ask, and how.</p>'),
    ],
  },
  {
    id: 'video-first',
    name: 'Video first',
    description: 'One film, and what it says',
    blocks: [
      heading('Name of the film', 'h1'),
      unselected('video'),
      heading('What it says'),
      text('<ul><li>The first thing to remember.</li><li>The second.</li><li>The third.</li></ul>'),
    ],
  },
  {
    id: 'contacts',
    name: 'Contacts',
    description: 'Two columns of people',
    blocks: [
      heading('Whom to ask', 'h1'),
      columns(
        [...person('First name and last name'), ...person('First name and last name')],
        [...person('First name and last name'), ...person('First name and last name')],
      ),
    ],
  },
];

const EMPTY: BuilderContent = {
  ROOT: {
    type: { resolvedName: 'Container' },
    isCanvas: true,
    props: {},
    displayName: 'Container',
    custom: {},
    hidden: false,
    nodes: [],
    linkedNodes: {},
  },
};

const drawn = (
  nodes: BuilderContent,
  { kind, props, columns: inside = [] }: Drawn,
  slot: string,
  newId: () => string,
): BuilderContent => {
  const fragment = newBlock(kind, props, newId);
  const placed = insert(nodes, fragment, { kind: 'last', slot });
  if (placed === null) throw new Error(`${fragment.root} has no position in ${slot}.`);
  return slotsOf(placed, fragment.root).reduce(
    (all, column, index) => (inside[index] ?? []).reduce((more, block) => drawn(more, block, column, newId), all),
    placed,
  );
};

const documentOf = ({ id, blocks }: Sketch): BuilderContent => {
  let made = 0;
  const newId = (): string => `${id}-${(made += 1)}`;
  return blocks.reduce((nodes, block) => drawn(nodes, block, ROOT, newId), EMPTY);
};

/** P-18: the layouts that come with the product. What is an organisation's own stays unselected. */
export const layouts: readonly Layout[] = SKETCHES.map((sketch) => ({
  id: sketch.id,
  name: sketch.name,
  description: sketch.description,
  content: writeContent(documentOf(sketch)),
}));

/** The bytes of `layouts.json`: one layout per line, so that a difference can be read. */
export const layoutsJson = (): string => `[\n${layouts.map((layout) => JSON.stringify(layout)).join(',\n')}\n]\n`;
