import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { assignedCollectionsQuery, assignedModulesQuery } from '#api/queries/library.queries.ts';
import { canEvidence, missingFirst } from '#machines/library/module-facts.ts';
import { keyOf, mapOf } from '#machines/library/training-map.ts';
import { metBy, unlockChain } from '#machines/library/why-locked.ts';
import { Board } from '#ui/frames/board/Board.tsx';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import { UnlockPath } from '../../locked/UnlockPath.tsx';
import type { ModulePartProps } from '../module-props.ts';
import { comesFirst, opensWhenDone } from '../module-texts.ts';

/** N-08: the closed board, then the shortest chain that opens the module. There is no empty viewer. */
export function BlockedModule(props: ModulePartProps) {
  const { module } = props;
  const missing = missingFirst(module);
  return (
    <div className="mod__blocked">
      <div>
        <Board marker="locked" title={comesFirst(module)}>
          <p>{opensWhenDone(missing.length)}</p>
        </Board>
        <UnlockingChain {...props} />
      </div>
      {(module.long_description || canEvidence(module)) && (
        <aside className="mod-rail mod-rail--plain" aria-label="About this module">
          {module.long_description && (
            <section>
              <h2>What it is</h2>
              <RichText html={module.long_description} />
            </section>
          )}
          {canEvidence(module) && (
            <section>
              <h2>Evidence</h2>
              <p className="meta">Evidence can be sent when the module is open.</p>
            </section>
          )}
        </aside>
      )}
    </div>
  );
}

function UnlockingChain({ module, organisation, profile, now }: ModulePartProps) {
  const client = useApi();
  const { data: modules = [] } = useQuery(assignedModulesQuery(client, organisation.organisation_id, profile.id));
  const { data: collections = [] } = useQuery(
    assignedCollectionsQuery(client, organisation.organisation_id, profile.id),
  );
  const nowUnix = Math.floor(now() / 1000);
  const map = mapOf([...modules, ...collections], nowUnix);
  const self = map.get(keyOf({ type: 'module', id: module.module_id }));
  // Before the lists have come, and for a module that is not assigned, the board alone says what comes first.
  if (self === undefined) return null;
  return (
    <section className="mod__way" aria-label="The way there">
      <UnlockPath chain={unlockChain(map, [self])} walked={metBy(map, self)} self={self} hasBlade nowUnix={nowUnix} />
    </section>
  );
}
