import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import type { Page } from '#contracts/library/page.schema.ts';
import type { Current } from '#current/current-context.ts';
import { EDIT_LABELS } from '#machines/builder/apply-edit.ts';
import { blockName } from '#machines/builder/block-texts.ts';
import { Tabs } from '#ui/actions/tabs/Tabs.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { useBodyClasses } from '#ui/frames/page/use-body-classes.ts';
import { StoppedPage } from '#ui/frames/stopped/StoppedPage.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { AddDialog } from './AddDialog.tsx';
import { belowSelected } from './block-commands.ts';
import { BlockList } from './BlockList.tsx';
import { BlockPalette } from './BlockPalette.tsx';
import { Canvas, MovingBar } from './Canvas.tsx';
import { createCanvasDrag } from './canvas-drag.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EditorBar, PhoneBar } from './EditorBar.tsx';
import { EditorContext, type EditorSurroundings } from './editor-context.ts';
import { afterDrawing, blockElement, unlessFocusWentOn, useLostFocus } from './editor-focus.ts';
import { useEditorKeys } from './editor-keys.ts';
import { LayoutDialog } from './LayoutDialog.tsx';
import { Outline } from './Outline.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { settingId } from './BlockSettings.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { useBlockUploads } from './use-block-uploads.ts';
import { useChoices } from './use-choices.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { usePublishing } from './use-publishing.ts';
import './editor.css';

export interface EditorPageProps extends Pick<Current, 'profile' | 'organisation'> {
  readonly page: Page;
}

/** What is said of each change that is no typing: a block came, went or moved, or something was undone. */
function useAnnouncement(actor: EditorSurroundings['actor']): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    let before = actor.getSnapshot().context.history;
    const stop = actor.subscribe(({ context: { history, selected } }) => {
      const step = history.past.at(-1);
      if (history === before) return;
      const isUndone = history.past.length < before.past.length;
      const label = isUndone ? before.past.at(-1)?.label : step?.label;
      before = history;
      if (label === undefined || label === EDIT_LABELS.set) return;
      if (isUndone) return setSaid(`Undone: ${label}`);
      const name = selected === null ? '' : blockName(history.nodes, selected);
      setSaid(
        label === EDIT_LABELS.insert
          ? `${name} added`
          : label === EDIT_LABELS.remove
            ? 'Block deleted. Undo brings it back.'
            : `Done: ${label}`,
      );
    });
    return () => stop.unsubscribe();
  }, [actor]);
  return said;
}

/** P-01 to P-26: a page is written. */
export function EditorPage({ profile, organisation, page }: EditorPageProps) {
  const organisationId = organisation.organisation_id;
  const { actor, isOnDevice } = usePublishing({ organisationId, authorId: profile.id, page });
  const { choices, titleOf } = useChoices(organisationId, page.page_id);
  const blockUploads = useBlockUploads(actor, organisationId, page.page_id);
  const [drag] = useState(createCanvasDrag);
  const [open, setOpen] = useState<'add' | 'layouts' | 'preview' | null>(null);
  const isNarrow = useIsNarrow();
  const selected = useSelector(actor, ({ context }) => context.selected);
  const closedBy = useSelector(actor, ({ context }) => context.closedBy);
  const root = useRef<HTMLDivElement>(null);
  const said = useAnnouncement(actor);
  const onAdd = useCallback(() => setOpen('add'), []);
  const close = useCallback(() => setOpen(null), []);
  const surroundings = useMemo(
    (): EditorSurroundings => ({
      actor,
      pageId: page.page_id,
      organisationId,
      organisationName: organisation.name,
      choices,
      titleOf,
      drag,
      blockUploads,
      onAdd,
    }),
    [actor, page.page_id, organisationId, organisation.name, choices, titleOf, drag, blockUploads, onAdd],
  );

  useBodyClasses('is-builder', ...(isNarrow ? ['has-actbar'] : []));

  const focusSelected = useCallback((): void => {
    afterDrawing(() => {
      const page = root.current?.querySelector<HTMLElement>('.bx-can, .bl');
      (blockElement(actor.getSnapshot().context.selected) ?? page)?.focus();
    });
  }, [actor]);
  useLostFocus(focusSelected);
  const write = useCallback((): void => {
    const { selected: id } = actor.getSnapshot().context;
    const block = blockElement(id);
    const text = block?.querySelector<HTMLElement>('textarea, [contenteditable="true"]');
    const setting = root.current?.querySelector<HTMLElement>('.bx-set .field :is(input, textarea, select, button)');
    (text ?? setting ?? block)?.focus();
  }, [actor]);
  useEditorKeys(root, actor, { focusSelected, write });
  const add = useCallback(
    (block: BlockKind): void => {
      const { selected: id } = actor.getSnapshot().context;
      actor.send({
        type: 'edited',
        edit: { kind: 'insert', block, at: belowSelected(id) },
      });
      setOpen(null);
      unlessFocusWentOn(write);
    },
    [actor, write],
  );
  const fix = useCallback(
    (id: string, field: string): void => {
      actor.send({ type: 'block.selected', id });
      unlessFocusWentOn(() => document.getElementById(settingId(id, field))?.focus());
    },
    [actor],
  );
  // A block that is lifted, dropped or put back has the focus, wherever it is drawn then.
  const lifted = useSelector(actor, ({ context }) => context.lifted?.nodes ?? null);
  const wasLifted = useRef(false);
  useEffect(() => {
    if (lifted !== null || wasLifted.current) focusSelected();
    wasLifted.current = lifted !== null;
  }, [lifted, focusSelected]);

  if (closedBy !== null)
    return (
      <StoppedPage
        at="before"
        title={`${page.title} · ${organisation.name}`}
        heading={closedBy === 'gone' ? 'This page is gone' : 'You can no longer change this page'}
        lead="What you wrote was not saved. It stays on this device."
        actions={
          <LinkButton variant="go" href="/">
            Return to Home
          </LinkButton>
        }
      />
    );
  return (
    <EditorContext value={surroundings}>
      <Title>{`${page.title}, builder · ${organisation.name}`}</Title>
      <div ref={root} className="bx-root">
        <EditorBar
          title={page.title}
          pageId={page.page_id}
          isOnDevice={isOnDevice}
          isNarrow={isNarrow}
          onLayouts={() => setOpen('layouts')}
          onPreview={() => setOpen('preview')}
        />
        <main id="main" tabIndex={-1} className="bx">
          {isNarrow ? (
            <BlockList onLayouts={() => setOpen('layouts')} />
          ) : (
            <>
              <aside className="bx-pal" aria-label="Blocks and outline">
                <Tabs
                  label="Blocks and outline"
                  tabs={[
                    { key: 'blocks', label: 'Blocks', panel: <BlockPalette onAdd={add} /> },
                    { key: 'outline', label: 'Outline', panel: <Outline /> },
                  ]}
                />
              </aside>
              <Canvas onLayouts={() => setOpen('layouts')} />
              <aside className="bx-set" aria-label="Settings">
                <SettingsPanel selected={selected} onFix={fix} />
              </aside>
            </>
          )}
        </main>
        <MovingBar isNarrow={isNarrow} />
        {isNarrow && <PhoneBar pageId={page.page_id} onPreview={() => setOpen('preview')} />}
        <p className="vh" role="status">
          {said}
        </p>
        {open === 'add' && <AddDialog onAdd={add} onClose={close} />}
        {open === 'layouts' && <LayoutDialog onClose={close} />}
        {open === 'preview' && <PreviewDialog title={page.title} onClose={close} />}
        <ConflictDialog />
      </div>
    </EditorContext>
  );
}
