import type { TrainingNode } from '#machines/library/training-map.ts';
import { UnlockPath } from '../locked/UnlockPath.tsx';
import { chainLabel } from '../locked/unlock-texts.ts';
import type { OpenCollection } from './use-collection.ts';

/** What of the collection is locked, and the shortest chain that unlocks it. Nothing where nothing is locked. */
export function LockedAside({
  open: { chain, collection, self, next },
  hrefOf,
  nowUnix,
}: {
  open: OpenCollection;
  hrefOf: (node: TrainingNode) => string;
  nowUnix: number;
}) {
  if (chain.steps.length === 0) return null;
  return (
    <aside className="coll__aside" aria-labelledby="coll-locked">
      <h2 id="coll-locked">What is locked, and the way there</h2>
      <UnlockPath key={collection.collection_id} {...{ chain, self, next, hrefOf, nowUnix }} />
      <p className="meta coll__foot">{chainLabel(chain)}</p>
    </aside>
  );
}
