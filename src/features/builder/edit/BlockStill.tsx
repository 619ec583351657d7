import type { ComponentType } from 'react';
import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import { BLOCK_PROPS } from '#contracts/builder/blocks.schema.ts';
import type { BuilderNode } from '#contracts/builder/content.schema.ts';
import type { Block } from '#machines/builder/document.ts';
import { BLOCK_NAMES } from '#machines/builder/block-texts.ts';
import { cardPictureAddress } from '#current/picture-address.ts';
import { figureOf } from '#ui/lists/card/figures.ts';
import { Thumbnail } from '#ui/lists/card/Thumbnail.tsx';
import { BLOCK_VIEWS } from '../view/registry.ts';
import { useEditor } from './editor-context.ts';

/** What stands in place of a block that shows nothing yet. */
function Hole({ kind, todo }: { kind: BlockKind; todo: string | undefined }) {
  return (
    <div className={todo === undefined ? 'bx-hole bx-hole--new' : 'bx-hole'}>
      <b>{todo ?? BLOCK_NAMES[kind]}</b>
      <span className="meta">Nothing is shown here until you do.</span>
    </div>
  );
}

/** How a training card is named where it stands. */
const CARD_KINDS = {
  assessment: ['Assessment', 'assessmentId'],
  collection: ['Collection', 'collectionId'],
  module: ['Module', 'moduleId'],
  page: ['Page', 'pageId'],
} as const;

/** The picture of an item, or where it has none its figure (V4). */
const pictureOf = (id: number, picture: string | null | undefined) => (
  <Thumbnail src={cardPictureAddress(picture)} figure={figureOf({ id })} />
);

/** The card of an item as an author sees it: whoever it is assigned to sees the card itself (P-20). */
function ItemStill({ kind, id }: { kind: keyof typeof CARD_KINDS; id: number }) {
  const { choices } = useEditor();
  const [label] = CARD_KINDS[kind];
  const { all } = choices[kind];
  const choice = all?.find((one) => one.id === id);
  const detail = choice?.detail ?? null;
  return (
    <div className="bx-card">
      <span className="bx-card__p" aria-hidden="true">
        {pictureOf(id, choice?.picture)}
      </span>
      <span className="bx-card__t">
        <span className="card__kind">
          <span>{label}</span>
        </span>
        <b>
          {choice?.title ?? (all === null ? 'Loading…' : `This ${label.toLowerCase()} is not in your organisation`)}
        </b>
        {detail !== null && <span className="meta">{detail}</span>}
      </span>
    </div>
  );
}

const EMPTY_TEXTS: Partial<Readonly<Record<BlockKind, string>>> = {
  heading: 'Heading',
  richText: 'Write something',
  simpleText: 'Write something',
};

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.replaceAll(/<[^>]*>|\s/g, '') === '';

export interface BlockStillProps {
  readonly id: string;
  readonly node: BuilderNode;
  readonly kind: Exclude<BlockKind, 'card' | 'columns'>;
  /** What is to fix, where it keeps the block from showing anything. */
  readonly todo: string | undefined;
}

/** A block as its readers will see it; nothing in it can be pressed. */
export function BlockStill({ id, node, kind, todo }: BlockStillProps) {
  const { titleOf } = useEditor();
  const props = node.props ?? {};
  if (kind in CARD_KINDS) {
    const [, setting] = CARD_KINDS[kind as keyof typeof CARD_KINDS];
    const itemId = props[setting];
    return typeof itemId === 'number' ? (
      <ItemStill kind={kind as keyof typeof CARD_KINDS} id={itemId} />
    ) : (
      <Hole kind={kind} todo={todo} />
    );
  }
  if (kind === 'pageLink' && typeof props['pageId'] === 'number') {
    const label = props['label'];
    const title = titleOf('page', props['pageId']) ?? 'A page';
    return (
      <p>
        <span className="bx-way">{typeof label === 'string' && label !== '' ? label : title}</span>
      </p>
    );
  }
  const parsed = BLOCK_PROPS[kind].safeParse(props);
  const empty = EMPTY_TEXTS[kind];
  if (empty !== undefined && isBlank(props['text'] ?? props['html']))
    return <p className={`bx-ghost${kind === 'heading' ? ' content__h2' : ''}`}>{empty}</p>;
  if (!parsed.success || (todo !== undefined && kind !== 'heading' && kind !== 'richText' && kind !== 'simpleText'))
    return <Hole kind={kind} todo={todo} />;
  // A view is found by the kind of its block, which the compiler cannot follow through the table.
  const View = BLOCK_VIEWS[kind] as ComponentType<{ block: Block }>;
  return <View block={{ kind, id, props: parsed.data } as Block} />;
}
