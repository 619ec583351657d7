import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft, IconEye, IconLayout, IconPlus } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { isUnpublished, isUnsaved, type Notice } from '#machines/builder/publishing.machine.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { ActionBar } from '#ui/frames/action-bar/ActionBar.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import type { MarkerShape } from '#ui/messages/marker/marker-shapes.tsx';
import { useEditor, useFaults, useHasFaults } from './editor-context.ts';

/** What the bar says of a write that came to nothing. */
const failureText = ({ doing, reason, message }: Extract<Notice, { kind: 'failed' }>): string => {
  const not = doing === 'draft' ? 'Not saved' : 'Not published';
  switch (reason) {
    case 'noConnection':
      return `${not}: no connection`;
    case 'notNow':
      return `${not}: the server takes nothing just now`;
    case 'refused':
      return message === null ? `${not}: refused` : `${not}: ${message}`;
    case 'unknown':
      return doing === 'draft' ? 'It may not be saved. Please try again' : 'It may not be published. Please try again';
  }
};

interface State {
  readonly shape: MarkerShape;
  readonly word: string;
}

/** How the page stands, in one line. */
function useBarState(isOnDevice: boolean): State {
  const { actor } = useEditor();
  const faults = useFaults().length;
  const unsaved = useSelector(actor, ({ context }) => isUnsaved(context));
  const notice = useSelector(actor, ({ context }) => context.notice);
  const isEmpty = useSelector(
    actor,
    ({ context }) => context.published === null && context.page.draft === null && context.sent === null,
  );
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'saving' }));
  const isPublishing = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'publishing' }));
  const isDraft = useSelector(actor, ({ context }) => isUnpublished(context));
  if (isSaving) return { shape: 'progress', word: 'Saving…' };
  if (isPublishing) return { shape: 'progress', word: 'Publishing…' };
  if (notice?.kind === 'failed') return { shape: 'overdue', word: failureText(notice) };
  if (faults > 0) return { shape: 'overdue', word: `${faults} to fix` };
  if (unsaved && !isOnDevice) return { shape: 'overdue', word: 'Not saved, and not stored on this device' };
  if (unsaved) return { shape: 'progress', word: 'Not saved' };
  if (notice?.kind === 'published') return { shape: 'goal', word: 'Published' };
  if (notice?.kind === 'saved') return { shape: 'done', word: 'Draft saved' };
  if (isEmpty) return { shape: 'todo', word: 'New, nothing saved yet' };
  return isDraft ? { shape: 'done', word: 'Draft' } : { shape: 'goal', word: 'Published' };
}

/** Undo, by what would be undone. */
function UndoButton() {
  const { actor } = useEditor();
  const last = useSelector(actor, ({ context }) => context.history.past.at(-1)?.label);
  return (
    <button
      type="button"
      className="btn btn--icon"
      aria-label={last === undefined ? 'Undo' : `Undo: ${last}`}
      aria-disabled={last === undefined ? true : undefined}
      onClick={() => actor.send({ type: 'undo.requested' })}
    >
      <IconArrowBackUp className="ic" aria-hidden />
    </button>
  );
}

function RedoButton() {
  const { actor } = useEditor();
  const next = useSelector(actor, ({ context }) => context.history.future[0]?.label);
  return (
    <button
      type="button"
      className="btn btn--icon bx-w"
      aria-label={next === undefined ? 'Redo' : `Redo: ${next}`}
      aria-disabled={next === undefined ? true : undefined}
      onClick={() => actor.send({ type: 'redo.requested' })}
    >
      <IconArrowForwardUp className="ic" aria-hidden />
    </button>
  );
}

/** Save, and Publish or the page that was published. */
function Writing({ pageId, saveLabel }: { pageId: number; saveLabel: string }) {
  const { actor } = useEditor();
  const hasFaults = useHasFaults();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const canSave = useSelector(actor, (snapshot) => snapshot.can({ type: 'save.requested' }));
  const canPublish = useSelector(actor, (snapshot) => snapshot.can({ type: 'publish.requested' }));
  const unsaved = useSelector(actor, ({ context }) => isUnsaved(context));
  const isOut = useSelector(actor, ({ context }) => !isUnpublished(context) && context.notice?.kind === 'published');
  return (
    <>
      <Button
        variant="secondary"
        className="bl__save"
        aria-disabled={!canSave}
        busy={isBusy}
        onClick={() => actor.send({ type: 'save.requested' })}
      >
        {unsaved ? saveLabel : 'Saved'}
      </Button>
      {isOut ? (
        <LinkButton variant="primary" href={`/pages/${pageId}`}>
          See the page
        </LinkButton>
      ) : (
        <Button
          variant="go"
          aria-disabled={!canPublish}
          busy={isBusy}
          {...(hasFaults ? { 'aria-describedby': 'bx-no' } : {})}
          onClick={() => actor.send({ type: 'publish.requested' })}
        >
          Publish
        </Button>
      )}
      <span className="vh" id="bx-no">
        Not yet: see what is to fix
      </span>
    </>
  );
}

export interface EditorBarProps {
  readonly title: string;
  readonly pageId: number;
  readonly isOnDevice: boolean;
  /** What is done with the page stands at the foot of a phone, not here. */
  readonly isNarrow: boolean;
  readonly onLayouts: () => void;
  readonly onPreview: () => void;
}

/** The head of the editor: how the page stands, undo, and what is done with the whole of it. */
export function EditorBar({ title, pageId, isOnDevice, isNarrow, onLayouts, onPreview }: EditorBarProps) {
  const { onAdd } = useEditor();
  const { shape, word } = useBarState(isOnDevice);
  return (
    <header className="bx-bar">
      <LinkButton icon href={`/pages/${pageId}`} aria-label="Leave the builder">
        <IconArrowLeft className="ic" aria-hidden />
      </LinkButton>
      <div className="bx-bar__t">
        <h1>{title}</h1>
        <span className="bx-bar__s" role="status">
          <StatusBadge shape={shape} word={word} size="meta" />
        </span>
      </div>
      {!isNarrow && (
        <>
          <div className="bx-bar__u">
            <UndoButton />
            <RedoButton />
            <span className="bx-bar__l bx-w" />
            <Button variant="quiet" className="bx-m" onClick={onAdd}>
              <IconPlus className="ic" aria-hidden />
              Add block
            </Button>
            <Button variant="quiet" className="bx-w" onClick={onLayouts}>
              <IconLayout className="ic" aria-hidden />
              Layouts
            </Button>
            <Button variant="quiet" className="bx-p" aria-label="Preview" onClick={onPreview}>
              <IconEye className="ic" aria-hidden />
              <span>Preview</span>
            </Button>
          </div>
          <div className="bx-bar__a">
            <Writing pageId={pageId} saveLabel="Save draft" />
          </div>
        </>
      )}
    </header>
  );
}

/** The foot of the editor on a phone. */
export function PhoneBar({ pageId, onPreview }: { pageId: number; onPreview: () => void }) {
  const { actor } = useEditor();
  const isMoving = useSelector(actor, ({ context }) => context.lifted !== null);
  // Where a block moves, the bar that moves it stands here.
  if (isMoving) return null;
  return (
    <div className="bl__bar">
      <ActionBar label="This page">
        <UndoButton />
        <Button icon aria-label="Preview" onClick={onPreview}>
          <IconEye className="ic" aria-hidden />
        </Button>
        <Writing pageId={pageId} saveLabel="Save" />
      </ActionBar>
    </div>
  );
}
