import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { layoutsQuery } from '#api/queries/builder.queries.ts';
import type { BuilderContent } from '#contracts/builder/content.schema.ts';
import { readContent } from '#machines/builder/content-text.ts';
import { blockName, blockText } from '#machines/builder/block-texts.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { kindOfNode, nodeAt } from '#machines/builder/node-tree.ts';
import { BlockIcon } from './block-icons.tsx';
import { arrangementOf, useEditor, useNodes } from './editor-context.ts';

/** A layout in small: its first blocks, each as a sign and what it says. */
function LayoutPicture({ nodes }: { nodes: BuilderContent | null }) {
  if (nodes === null) return <span className="bx-lay__p" />;
  return (
    <span className="bx-lay__p" aria-hidden="true">
      {arrangementOf(nodes)
        .placed.slice(0, 6)
        .map(({ id, depth }) => {
          const node = nodeAt(nodes, id);
          const kind = node === undefined ? undefined : kindOfNode(node);
          return (
            <span key={id} className={`bx-lay__r bx-lay__r--${Math.min(2, depth)}`}>
              <BlockIcon kind={kind} />
              <span>{blockText(nodes, id) ?? blockName(nodes, id)}</span>
            </span>
          );
        })}
    </span>
  );
}

/** P-18, P-19: one of the layouts in place of the page. Load is open once one is chosen, and says what it replaces. */
export function LayoutDialog({ onClose }: { onClose: () => void }) {
  const { actor } = useEditor();
  const layouts = useQuery(layoutsQuery(useApi()));
  const blocks = arrangementOf(useNodes()).placed.length;
  const [chosen, setChosen] = useState<string | null>(null);
  const rows = (layouts.data ?? []).map(({ id, name, description, content }) => ({
    key: String(id),
    name: name ?? `Layout ${id}`,
    description: description ?? null,
    nodes: readContent(content),
  }));
  const picked = rows.find(({ key }) => key === chosen);
  const isBroken = picked !== undefined && picked.nodes === null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Begin with a layout"
      lead={rows.length === 0 ? undefined : `${rows.length} arrangements. The words are yours to write.`}
      size="medium"
      foot={
        <>
          <p className="foot__fact" role="status">
            <b>
              {picked === undefined
                ? 'Choose a layout first'
                : isBroken
                  ? 'This layout is damaged'
                  : blocks === 0
                    ? `Begins with “${picked.name}”`
                    : `Replaces the ${blocks === 1 ? 'one block' : `${blocks} blocks`} on this page`}
            </b>
            <span className="meta">
              {picked === undefined
                ? 'Then Load is open'
                : isBroken
                  ? 'Please choose another'
                  : blocks === 0
                    ? 'Undo takes it away'
                    : 'Undo brings them back'}
            </span>
          </p>
          <Button variant="secondary" onClick={onClose}>
            Keep my page
          </Button>
          <Button
            variant="primary"
            aria-disabled={picked === undefined || isBroken}
            onClick={() => {
              if (picked === undefined || picked.nodes === null) return;
              actor.send({ type: 'edited', edit: { kind: 'replace', nodes: picked.nodes } });
              onClose();
            }}
          >
            {picked === undefined ? 'Load' : `Load ${picked.name}`}
          </Button>
        </>
      }
    >
      <Loaded
        query={layouts}
        label="Loading the layouts"
        skeleton={<Skeleton shape="picture" />}
        failed={{ title: 'The layouts could not be loaded.' }}
      >
        {() => (
          <fieldset className="bx-lay">
            <legend className="vh">Layout</legend>
            {rows.map(({ key, name, description, nodes }) => (
              <label key={key} className="bx-lay__o">
                <LayoutPicture nodes={nodes} />
                <span className="bx-lay__t">
                  <input
                    type="radio"
                    name="layout"
                    aria-label={name}
                    checked={key === chosen}
                    onChange={() => setChosen(key)}
                  />
                  <span>
                    <b>{name}</b>
                    {description !== null && <span className="meta">{description}</span>}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
      </Loaded>
    </Dialog>
  );
}
