import { rowLabels } from '#cards/row-labels.ts';
import type { CollectionCard } from '#contracts/library/card.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { partsOf } from '#machines/library/card-status.ts';
import { isOver, type TrainingNode } from '#machines/library/training-map.ts';
import { isLocked, waitsFor, type TrainingMap } from '#machines/library/why-locked.ts';
import type { MarkerShape } from '#ui/messages/marker/marker-shapes.tsx';
import { kindOf, lockedLabel } from '../locked/unlock-texts.ts';

export interface NodeLabels {
  readonly marker: MarkerShape;
  /** What it is and how it stands, in one line. */
  readonly why: string;
}

const withinSentence = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** 'Collection of 3', 'Document'. */
export const nodeKind = (node: TrainingNode): string => {
  const count = node.kind === 'collection' && node.card !== null ? partsOf(node.card as CollectionCard).length : 0;
  return count === 0 ? kindOf(node) : `${kindOf(node)} of ${count}`;
};

/** A part of a collection as a stop of a path: the same that its row says, and what opens it where it is locked. */
export const nodeLabels = (
  map: TrainingMap,
  node: TrainingNode,
  settings: OrganisationSettings,
  nowUnix: number,
): NodeLabels => {
  const kind = nodeKind(node);
  if (node.card === null)
    return isOver(node.status) ? { marker: 'done', why: `${kind}, completed` } : { marker: 'todo', why: kind };
  const { state } = rowLabels(node.card, { settings, nowUnix });
  if (state === null || state.shape === 'todo' || state.shape === 'progress')
    return { marker: state?.shape ?? 'todo', why: kind };
  const locked =
    state.shape === 'locked' || isLocked(map, node)
      ? lockedLabel({ node, waitsFor: waitsFor(map, node) }, nowUnix)
      : null;
  const standing = state.shape === 'locked' && locked !== null ? kind : `${kind}, ${withinSentence(state.word)}`;
  return { marker: state.shape, why: locked === null ? standing : `${standing}. ${locked}` };
};
