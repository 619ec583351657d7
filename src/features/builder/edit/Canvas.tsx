import { IconArrowDown, IconArrowRight, IconArrowUp, IconPlus } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useRef, useSyncExternalStore } from 'react';
import type { BuilderContent } from '#contracts/builder/content.schema.ts';
import { blockTitle, standingText, type TitleOf } from '#machines/builder/block-texts.ts';
import type { Position } from '#machines/builder/edits.ts';
import { ROOT } from '#machines/builder/node-tree.ts';
import { standingOf } from '#machines/builder/steps.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Key } from '#ui/actions/keys/Key.tsx';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import { ContentContext } from '../view/content-context.ts';
import { addAtTheEnd } from './block-commands.ts';
import { CanvasBlock } from './CanvasBlock.tsx';
import { arrangementOf, useColumn, useEditor, useNodes } from './editor-context.ts';
import { useCanvasDrop } from './use-canvas-drop.ts';

/** Between what a block that is dropped would stand. */
const positionText = (nodes: BuilderContent, position: Position, titleOf: TitleOf): string => {
  if ('slot' in position) return position.slot === ROOT ? 'At the end of the page' : 'Into the empty column';
  const siblings = arrangementOf(nodes).byId.get(position.id)?.siblings ?? [];
  const at = siblings.indexOf(position.id);
  const other = siblings[position.kind === 'before' ? at - 1 : at + 1];
  const name = (id: string): string => `“${blockTitle(nodes, id, titleOf)}”`;
  if (other === undefined) return `${position.kind === 'before' ? 'Before' : 'After'} ${name(position.id)}`;
  return position.kind === 'before'
    ? `Between ${name(other)} and ${name(position.id)}`
    : `Between ${name(position.id)} and ${name(other)}`;
};

/** The line where a block that is dragged would go. */
function InsertionMark() {
  const { drag, titleOf } = useEditor();
  const state = useSyncExternalStore(drag.subscribe, drag.current);
  const nodes = useNodes();
  if (state === null || state.line === null || state.position === null) return null;
  const { top, left, width } = state.line;
  return (
    <div className="bx-ins" style={{ translate: `${left}px ${top}px`, width }} aria-hidden="true">
      <span className="bx-ins__b">
        <Marker shape="here" size={20} />
      </span>
      <span className="bx-ins__w">{positionText(nodes, state.position, titleOf)}</span>
    </div>
  );
}

/** What leads a block on its way where there are no keys. */
function MovingButtons() {
  const { actor } = useEditor();
  return (
    <p className="bx-move__b">
      <button type="button" aria-label="Up" onClick={() => actor.send({ type: 'block.stepped', direction: 'up' })}>
        <IconArrowUp className="ic" aria-hidden />
      </button>
      <button type="button" aria-label="Down" onClick={() => actor.send({ type: 'block.stepped', direction: 'down' })}>
        <IconArrowDown className="ic" aria-hidden />
      </button>
      <button
        type="button"
        aria-label="Into a column"
        onClick={() => actor.send({ type: 'block.stepped', direction: 'into' })}
      >
        <IconArrowRight className="ic" aria-hidden />
      </button>
      <button type="button" onClick={() => actor.send({ type: 'block.putBack' })}>
        Put back
      </button>
      <button type="button" onClick={() => actor.send({ type: 'block.dropped' })}>
        Drop
      </button>
    </p>
  );
}

/** What is said of a block on its way by keyboard, and which keys lead it; on a phone buttons do. */
export function MovingBar({ isNarrow }: { isNarrow: boolean }) {
  const { actor, titleOf } = useEditor();
  const lifted = useSelector(actor, ({ context }) => context.lifted);
  const standing = lifted === null ? null : standingOf(lifted.nodes, lifted.id);
  return (
    <div className={lifted === null ? 'bx-move bx-move--none' : 'bx-move'}>
      <p role="status">
        {lifted !== null && standing !== null && (
          <>
            <b>Moving “{blockTitle(lifted.nodes, lifted.id, titleOf)}”</b>{' '}
            {standingText(lifted.nodes, standing, titleOf)}
          </>
        )}
      </p>
      {lifted !== null && isNarrow && <MovingButtons />}
      {lifted !== null && !isNarrow && (
        <p className="keys">
          <span>
            <Key>↑</Key>
            <Key>↓</Key>move
          </span>
          <span>
            <Key>→</Key>into a column
          </span>
          <span>
            <Key>Enter</Key>drop
          </span>
          <span>
            <Key>Esc</Key>put back
          </span>
        </p>
      )}
    </div>
  );
}

/** P-03: the page at its real width. */
export function Canvas({ onLayouts }: { onLayouts: () => void }) {
  const editor = useEditor();
  const { actor, pageId, drag } = editor;
  const canvas = useRef<HTMLElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const ids = useColumn(ROOT, 0);
  const isMoving = useSelector(actor, ({ context }) => context.lifted !== null);
  const isDragging = useSyncExternalStore(drag.subscribe, () => drag.current() !== null);
  useCanvasDrop(canvas, page, editor);
  return (
    <ContentContext value={{ holder: { entities: 'pages', id: pageId }, base: `/pages/${pageId}` }}>
      <section
        ref={canvas}
        className={`bx-can content${isMoving || isDragging ? ' is-moving' : ''}`}
        aria-label="The page"
        tabIndex={-1}
      >
        <div ref={page} className="bx-page" data-slot={ROOT}>
          {ids.map((id) => (
            <CanvasBlock key={id} id={id} />
          ))}
          {ids.length === 0 ? (
            <div className="bx-zero">
              <p className="lead">Drag a block here, or begin with something that is nearly right.</p>
              <div className="form__act">
                <Button variant="primary" onClick={onLayouts}>
                  Choose a layout
                </Button>
                <Button variant="secondary" onClick={() => addAtTheEnd(editor)}>
                  <IconPlus className="ic" aria-hidden />
                  Add a block
                </Button>
              </div>
            </div>
          ) : (
            <button type="button" className="bx-end" onClick={() => addAtTheEnd(editor)}>
              <IconPlus className="ic" aria-hidden />
              Add a block
            </button>
          )}
          <InsertionMark />
        </div>
      </section>
    </ContentContext>
  );
}
