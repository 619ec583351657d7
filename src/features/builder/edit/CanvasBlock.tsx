import { IconArrowDown, IconArrowUp, IconCopy, IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { memo, useEffect, useRef, type FocusEvent, type MouseEvent } from 'react';
import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import type { BuilderNode } from '#contracts/builder/content.schema.ts';
import { BLOCK_NAMES, blockName, blockTitle, faultText } from '#machines/builder/block-texts.ts';
import { columnsOf, kindOfNode } from '#machines/builder/node-tree.ts';
import { shownNodes } from '#machines/builder/publishing.machine.ts';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import { moveBeside } from './block-commands.ts';
import { BlockStill } from './BlockStill.tsx';
import { useBlockState, useColumn, useEditor } from './editor-context.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import { isWriting } from './editor-keys.ts';
import { useDragSource } from './use-drag-source.ts';
import { useTypedFirst } from './use-typed-first.ts';

/** The strip above the block that is selected, and what adds below it. */
function SelectedFrame({ id, name }: { id: string; name: string }) {
  const { actor, onAdd } = useEditor();
  return (
    <span className="bx-sel">
      <span className="bx-tool" role="toolbar" aria-label={name}>
        <button
          type="button"
          className="bx-tool__g"
          aria-label={`Move ${name}: drag, or press M`}
          onClick={() => actor.send({ type: 'block.lifted', id })}
        >
          <IconGripVertical className="ic" aria-hidden />
        </button>
        <b>{name}</b>
        <button type="button" aria-label="Move up" onClick={() => moveBeside(actor, id, 'up')}>
          <IconArrowUp className="ic" aria-hidden />
        </button>
        <button type="button" aria-label="Move down" onClick={() => moveBeside(actor, id, 'down')}>
          <IconArrowDown className="ic" aria-hidden />
        </button>
        <button
          type="button"
          aria-label="Duplicate"
          onClick={() => actor.send({ type: 'edited', edit: { kind: 'duplicate', id } })}
        >
          <IconCopy className="ic" aria-hidden />
        </button>
        <button
          type="button"
          aria-label="Delete"
          onClick={() => actor.send({ type: 'edited', edit: { kind: 'remove', id } })}
        >
          <IconTrash className="ic" aria-hidden />
        </button>
      </span>
      <button type="button" className="bx-add" aria-label="Add a block below" onClick={onAdd}>
        <IconPlus className="ic" aria-hidden />
      </button>
    </span>
  );
}

/** The text of a heading or a simple text, where it stands. */
function TextOnPage({
  id,
  node,
  kind,
  error,
}: {
  id: string;
  node: BuilderNode;
  kind: 'heading' | 'simpleText';
  error: string | undefined;
}) {
  const { actor } = useEditor();
  const text = node.props?.['text'];
  const level = node.props?.['style'];
  const style = kind === 'simpleText' ? 'text' : level === 'h1' || level === 'h3' ? level : 'h2';
  const { value, onType, flush } = useTypedFirst(typeof text === 'string' ? text : '', (typed) =>
    actor.send({ type: 'edited', edit: { kind: 'set', id, change: { text: typed } } }),
  );
  return (
    <textarea
      className={`bx-type content__${style}`}
      rows={1}
      aria-label={`${BLOCK_NAMES[kind]} text`}
      aria-invalid={error === undefined ? undefined : true}
      placeholder={kind === 'heading' ? 'Heading' : 'Write something'}
      value={value}
      onChange={(event) => onType(kind === 'heading' ? event.target.value.replaceAll('\n', ' ') : event.target.value)}
      onKeyDownCapture={flush}
      onBlur={flush}
    />
  );
}

function RichTextOnPage({ id, node }: { id: string; node: BuilderNode }) {
  const { actor } = useEditor();
  const html = node.props?.['html'];
  return (
    <RichTextEditor
      label="Rich text"
      html={typeof html === 'string' ? html : ''}
      onChange={(next) => actor.send({ type: 'edited', edit: { kind: 'set', id, change: { html: next } } })}
    />
  );
}

/** One column of a container: its blocks, or room for the first. */
function Column({
  holder,
  column,
  slot,
  count,
}: {
  holder: string;
  column: number;
  slot: string | null;
  count: number;
}) {
  const ids = useColumn(holder, column);
  return (
    <div className="bx-col" {...(slot === null ? {} : { 'data-slot': slot })}>
      {count > 1 && <span className="bx-col__n">{`Column ${column + 1}`}</span>}
      {ids.map((id) => (
        <CanvasBlock key={id} id={id} />
      ))}
      {ids.length === 0 && <p className="bx-col__e meta">Nothing here yet</p>}
    </div>
  );
}

const sameSlots = (one: readonly (string | null)[], other: readonly (string | null)[]): boolean =>
  one.length === other.length && one.every((slot, index) => slot === other[index]);

/** A card or columns, with what stands in them. */
function ContainerOnPage({ id, node, kind }: { id: string; node: BuilderNode; kind: 'card' | 'columns' }) {
  const { actor } = useEditor();
  const slots = useSelector(
    actor,
    ({ context }) => columnsOf(shownNodes(context), id).map(({ slot }) => slot),
    sameSlots,
  );
  const title = node.props?.['title'];
  if (kind === 'columns')
    return (
      <div className={`bx-cols bx-cols--${Math.min(3, Math.max(1, slots.length))}`}>
        {slots.map((slot, column) => (
          <Column key={slot ?? column} holder={id} column={column} slot={slot} count={slots.length} />
        ))}
      </div>
    );
  return (
    <div className="bx-box">
      <h3 className={title === '' || title === undefined ? 'bx-ghost' : undefined}>
        {typeof title === 'string' && title !== '' ? title : 'Title of the card'}
      </h3>
      {slots.map((slot, column) => (
        <Column key={slot ?? column} holder={id} column={column} slot={slot} count={1} />
      ))}
    </div>
  );
}

function Inside({
  id,
  node,
  kind,
  isSelected,
  todo,
}: {
  id: string;
  node: BuilderNode;
  kind: BlockKind | undefined;
  isSelected: boolean;
  todo: string | undefined;
}) {
  if (kind === undefined)
    return (
      <p className="content__missing">
        <Marker shape="coming" />
        <span>This block is from a newer version</span>
      </p>
    );
  if (kind === 'card' || kind === 'columns') return <ContainerOnPage {...{ id, node, kind }} />;
  if (isSelected && (kind === 'heading' || kind === 'simpleText'))
    return <TextOnPage {...{ id, node, kind }} error={todo} />;
  if (isSelected && kind === 'richText') return <RichTextOnPage {...{ id, node }} />;
  const isText = kind === 'heading' || kind === 'simpleText' || kind === 'richText';
  return (
    <div className="bx-still" {...(isText ? {} : { inert: true })}>
      <BlockStill {...{ id, node, kind, todo }} />
    </div>
  );
}

/** A block on the page: shown as it will be read, selected by a press, and written where it stands. */
export const CanvasBlock = memo(function CanvasBlock({ id }: { id: string }) {
  const { actor, titleOf } = useEditor();
  const { node, isSelected, isLifted, fault } = useBlockState(id);
  const element = useRef<HTMLDivElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const titleNow = (): string => blockTitle(shownNodes(actor.getSnapshot().context), id, titleOf);
  const nameNow = (): string => blockName(shownNodes(actor.getSnapshot().context), id);
  useDragSource(element, grip, { kind: 'block', id }, () => [titleNow(), nameNow()]);

  // What is selected elsewhere is brought into sight; a block that is added has the focus.
  useEffect(() => {
    if (isSelected) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);

  if (node === undefined) return null;
  const kind = kindOfNode(node);
  const name = nameNow();
  const title = titleNow();
  const select = (event: MouseEvent | FocusEvent): void => {
    event.stopPropagation();
    // What its strip did may have selected another one.
    if ((event.target as HTMLElement).closest('.bx-sel') !== null) return;
    if (actor.getSnapshot().context.selected !== id) actor.send({ type: 'block.selected', id });
  };
  return (
    // The keys are the editor's: it has them for whichever block is selected, which is the one that has the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={element}
      className={`bx-b${isLifted ? ' is-lifted' : ''}`}
      data-block={id}
      role="group"
      aria-label={title === name ? name : `${name}: ${title}`}
      aria-current={isSelected ? true : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isSelected ? 0 : -1}
      onClick={(event) => {
        // A link of the text leads nowhere while it is written.
        if (!isWriting(event.target) && (event.target as HTMLElement).closest('a') !== null) event.preventDefault();
        select(event);
      }}
      onFocus={(event) => {
        if (event.target === event.currentTarget) select(event);
      }}
    >
      <span ref={grip} className="bx-grip" aria-hidden="true">
        <IconGripVertical className="ic" aria-hidden />
      </span>
      {fault !== undefined && (
        <span className="bx-err">
          <Marker shape="overdue" size={20} word={kind === undefined ? 'To fix' : faultText(fault, kind)} />
        </span>
      )}
      <Inside
        {...{ id, node, kind, isSelected }}
        todo={fault === undefined || kind === undefined ? undefined : faultText(fault, kind)}
      />
      {isSelected && !isLifted && <SelectedFrame id={id} name={name} />}
    </div>
  );
});
