import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { writeContent } from '#machines/builder/content-text.ts';
import { blockTitle } from '#machines/builder/block-texts.ts';
import { kindOfNode, nodeAt } from '#machines/builder/node-tree.ts';
import { AuthoredContent } from '../view/AuthoredContent.tsx';
import { arrangementOf, useEditor, useNodes } from './editor-context.ts';

const BY_ASSIGNMENT = new Set(['assessment', 'collection', 'module', 'page', 'pageLink']);

/** P-02, P-20: the page as its author would read it, and what only some of its readers see. */
export function PreviewDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const { pageId, titleOf } = useEditor();
  const nodes = useNodes();
  const onlySome = arrangementOf(nodes)
    .placed.filter(({ id }) => {
      const node = nodeAt(nodes, id);
      return node !== undefined && BY_ASSIGNMENT.has(kindOfNode(node) ?? '');
    })
    .map(({ id }) => blockTitle(nodes, id, titleOf));
  return (
    <Dialog isOpen onClose={onClose} size="large" title={title} lead="As you would read it." bodyLabel="The page">
      {onlySome.length > 0 && (
        <Note title="Not everybody sees everything">
          <p>Only people it is assigned to see {onlySome.map((one) => `“${one}”`).join(', ')}.</p>
        </Note>
      )}
      <AuthoredContent
        content={writeContent(nodes)}
        holder={{ entities: 'pages', id: pageId }}
        base={`/pages/${pageId}`}
      />
    </Dialog>
  );
}
