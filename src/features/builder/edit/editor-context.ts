import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { BuilderContent, BuilderNode } from '#contracts/builder/content.schema.ts';
import { blockFaults, type BlockFault } from '#machines/builder/block-faults.ts';
import type { TitleOf } from '#machines/builder/block-texts.ts';
import { nodeAt, placedBlocks, ROOT, type PlacedBlock } from '#machines/builder/node-tree.ts';
import { addedBlock, shownNodes } from '#machines/builder/publishing.machine.ts';
import type { BlockUploads } from './block-uploads.ts';
import type { Choices } from './use-choices.ts';
import type { CanvasDrag } from './canvas-drag.ts';
import type { PublishingActor } from './use-publishing.ts';

/** What every part of the editor knows. */
export interface EditorSurroundings {
  readonly actor: PublishingActor;
  readonly pageId: number;
  readonly organisationId: number;
  readonly organisationName: string;
  readonly choices: Choices;
  readonly titleOf: TitleOf;
  readonly drag: CanvasDrag;
  readonly blockUploads: BlockUploads;
  /** Opens the palette over the page: what is chosen goes below the block that is selected. */
  readonly onAdd: () => void;
}

type Context = ReturnType<PublishingActor['getSnapshot']>['context'];

export const EditorContext = createContext<EditorSurroundings | null>(null);

export const useEditor = (): EditorSurroundings => {
  const surroundings = use(EditorContext);
  if (surroundings === null) throw new Error('A part of the editor stands outside of it.');
  return surroundings;
};

/** Of a document: its blocks by id, and the blocks of each column of each container, the page itself first of all. */
interface Arrangement {
  readonly placed: readonly PlacedBlock[];
  readonly byId: ReadonlyMap<string, PlacedBlock>;
  readonly columns: ReadonlyMap<string, readonly (readonly string[])[]>;
}

const arrangements = new WeakMap<BuilderContent, Arrangement>();

/** Read once for each document, whichever parts ask. */
export const arrangementOf = (nodes: BuilderContent): Arrangement => {
  const known = arrangements.get(nodes);
  if (known !== undefined) return known;
  const placed = placedBlocks(nodes);
  const columns = new Map<string, string[][]>([[ROOT, [[]]]]);
  for (const { id, within } of placed) {
    const holder = within?.id ?? ROOT;
    const lists = columns.get(holder) ?? [];
    const column = within?.column ?? 0;
    while (lists.length <= column) lists.push([]);
    lists[column]?.push(id);
    columns.set(holder, lists);
  }
  const arrangement = { placed, byId: new Map(placed.map((block) => [block.id, block])), columns };
  arrangements.set(nodes, arrangement);
  return arrangement;
};

/** The document as it is shown. */
export const useNodes = (): BuilderContent => useSelector(useEditor().actor, ({ context }) => shownNodes(context));

/** One block; undefined once it is gone. It is the same object until it is edited. */
export const useNode = (id: string): BuilderNode | undefined =>
  useSelector(useEditor().actor, ({ context }) => nodeAt(shownNodes(context), id));

export const useSelected = (): string | null => useSelector(useEditor().actor, ({ context }) => context.selected);

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

const NONE: readonly string[] = [];

/** The blocks of one column of a container, or of the page. */
export const useColumn = (holder: string, column: number): readonly string[] =>
  useSelector(
    useEditor().actor,
    ({ context }) => arrangementOf(shownNodes(context)).columns.get(holder)?.[column] ?? NONE,
    sameIds,
  );

/** What is to fix in a document, by block: for each the first thing. */
const faultLists = new WeakMap<
  BuilderContent,
  { readonly all: readonly BlockFault[]; readonly first: ReadonlyMap<string, BlockFault> }
>();

const faultsIn = (nodes: BuilderContent, origin: string) => {
  const known = faultLists.get(nodes);
  if (known !== undefined) return known;
  const all = blockFaults(nodes, origin);
  const faults = { all, first: new Map([...all].reverse().map((fault) => [fault.id, fault])) };
  faultLists.set(nodes, faults);
  return faults;
};

/** What keeps the page from being published, but for a block that was added just now. */
const faultsOf = (context: Context): readonly BlockFault[] => {
  const added = addedBlock(context);
  const { all } = faultsIn(context.history.nodes, context.origin);
  return added === null ? all : all.filter(({ id }) => id !== added);
};

const sameFaults = (one: readonly BlockFault[], other: readonly BlockFault[]): boolean =>
  one.length === other.length && one.every((fault, index) => fault === other[index]);

/** The same, for a part that draws it. */
export const useFaults = (): readonly BlockFault[] =>
  useSelector(useEditor().actor, ({ context }) => faultsOf(context), sameFaults);

const faultOf = (context: Context, id: string): BlockFault | undefined =>
  addedBlock(context) === id ? undefined : faultsIn(context.history.nodes, context.origin).first.get(id);

/** The first thing that is wrong with one block. */
export const useFault = (id: string): BlockFault | undefined =>
  useSelector(useEditor().actor, ({ context }) => faultOf(context, id));

/** Whether anything is to fix, in the block that was added just now too. */
export const useHasFaults = (): boolean =>
  useSelector(useEditor().actor, ({ context }) => faultsIn(context.history.nodes, context.origin).all.length > 0);

/** One block as the canvas draws it. */
export interface BlockState {
  /** Undefined once it is gone; the same object until it is edited. */
  readonly node: BuilderNode | undefined;
  readonly isSelected: boolean;
  readonly isLifted: boolean;
  /** The first thing that is wrong with it. */
  readonly fault: BlockFault | undefined;
}

const sameBlock = (one: BlockState, other: BlockState): boolean =>
  one.node === other.node &&
  one.isSelected === other.isSelected &&
  one.isLifted === other.isLifted &&
  one.fault === other.fault;

/** What the canvas knows of one block, asked for in one: each letter asks for every block. */
export const useBlockState = (id: string): BlockState =>
  useSelector(
    useEditor().actor,
    ({ context }): BlockState => ({
      node: nodeAt(shownNodes(context), id),
      isSelected: context.selected === id,
      isLifted: context.lifted?.id === id,
      fault: faultOf(context, id),
    }),
    sameBlock,
  );
