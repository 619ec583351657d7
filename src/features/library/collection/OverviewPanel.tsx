import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useApi } from '#api/api-context.ts';
import {
  collectionAssessmentsQuery,
  collectionCollectionsQuery,
  collectionModulesQuery,
} from '#api/queries/collection.queries.ts';
import type { BandItem } from '#contracts/library/card.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import type { EntityView } from '#current/client-state.ts';
import { useEntityView } from '#current/use-entity-view.ts';
import type { TrainingNode } from '#machines/library/training-map.ts';
import { ViewToggle } from '#cards/ViewToggle.tsx';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import type { ContentSlot } from '../content-slot.ts';
import { UnlockPath } from '../locked/UnlockPath.tsx';
import { chainLabel } from '../locked/unlock-texts.ts';
import type { OpenCollection } from './use-collection.ts';
import { EntityList } from '#cards/EntityList.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { formatCount } from '#ui/format/counts.ts';
import { Loaded, type LoadableQuery } from '#ui/frames/loaded/Loaded.tsx';
import { useSettled } from '#ui/frames/loaded/use-settled.ts';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { partsDone, withObserved } from './collection-facts.ts';

/** What of the collection is locked, and the shortest chain that unlocks it. Nothing where nothing is locked. */
function LockedAside({
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

/** So many are drawn at first, and more at each press: a thousand at once would take a slow device seconds. */
const AT_ONCE = 48;
/** So many fill a window, and are painted before the others. */
const IN_SIGHT = 12;

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface PartsSectionProps {
  readonly title: string;
  readonly query: LoadableQuery<{ readonly data: readonly BandItem[] }>;
  /** How many there are as far as is known before they come. */
  readonly expected: number;
  readonly view: EntityView;
  /** The path that links of nested items begin with. */
  readonly within: string;
  readonly settings: OrganisationSettings;
  readonly nowUnix: number;
  readonly tools?: ReactNode;
}

/**
 * One list of what stands in a collection. Without anything in it, it is not there; what did not come says so in its
 * place (J-11).
 */
function PartsSection({ title, query, expected, view, within, settings, nowUnix, tools }: PartsSectionProps) {
  const [wanted, setWanted] = useState(AT_ONCE);
  const count = useDeferredValue(wanted, IN_SIGHT);
  const items = query.data?.data;
  if (items === undefined ? expected === 0 && !query.error : items.length === 0) return null;
  const done =
    items === undefined ? null : partsDone(items as readonly { readonly status?: string | null }[], settings);
  const left = (items?.length ?? 0) - count;
  return (
    <section aria-labelledby={`coll-${title}`}>
      <div className="coll__lh">
        <h2 id={`coll-${title}`}>{title}</h2>
        {items !== undefined && (
          <span className="meta">
            {formatCount(items.length)}
            {done !== null && done.done > 0 && `, of which ${formatCount(done.done)} completed`}
          </span>
        )}
        {tools}
      </div>
      <Loaded
        query={query}
        level={3}
        label={`Loading ${title}`}
        skeleton={
          <div className={view === 'grid' ? 'cgrid' : undefined}>
            {SKELETONS.slice(0, Math.max(1, expected)).map((one) => (
              <Skeleton key={one} shape={view === 'grid' ? 'picture' : 'control'} />
            ))}
          </div>
        }
        failed={{ title: `${title} could not be loaded.`, text: 'The rest of this page is not affected.' }}
      >
        {({ data }) => (
          <>
            <EntityList items={data.slice(0, count)} {...{ view, within, settings, nowUnix }} />
            {left > 0 && (
              <p className="coll__more">
                <Button variant="secondary" onClick={() => setWanted(wanted + AT_ONCE)}>
                  Show {Math.min(left, AT_ONCE)} more of {formatCount(data.length)}
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

export interface OverviewPanelProps {
  readonly open: OpenCollection;
  readonly organisation: OrganisationMembership;
  readonly hrefOf: (node: TrainingNode) => string;
  readonly nowUnix: number;
  readonly Content: ContentSlot;
}

/**
 * M-11, M-13, M-14, M-18: what stands in the collection, each list by itself, and what was written about it before or
 * after the lists.
 */
export function OverviewPanel({ open, organisation, hrefOf, nowUnix, Content }: OverviewPanelProps) {
  const { collection } = open;
  const client = useApi();
  const [view] = useEntityView();
  const { settings, organisation_id: organisationId } = organisation;
  const id = collection.collection_id;
  const showsTraining = collection.hide_training !== true;
  const modules = useQuery({ ...collectionModulesQuery(client, organisationId, id), enabled: showsTraining });
  const collections = useQuery({ ...collectionCollectionsQuery(client, organisationId, id), enabled: showsTraining });
  const assessments = useQuery({
    ...collectionAssessmentsQuery(client, organisationId, id),
    select: ({ data }) => ({ data: withObserved(data, collection) }),
  });
  const haveModulesCome = useSettled(modules);
  const haveCollectionsCome = useSettled(modules, collections);
  const isComplete = useSettled(modules, collections, assessments);
  const shared = { view, settings, nowUnix, within: `/collections/${id}` };
  const written = (collection.long_description || collection.content) && (
    <div className="coll__text">
      {collection.long_description && <RichText html={collection.long_description} />}
      {collection.content && (
        <Content content={collection.content} holder={{ entities: 'collections', id }} base={`/collections/${id}`} />
      )}
    </div>
  );
  const hasModules = (collection.modules ?? []).length > 0;
  return (
    <div className="coll__body">
      <div className="coll__lists">
        {collection.content_reverse !== true && written}
        {showsTraining && (
          <PartsSection
            title="Modules"
            query={modules}
            expected={(collection.modules ?? []).length}
            tools={<ViewToggle />}
            {...shared}
          />
        )}
        {showsTraining && haveModulesCome && (
          <PartsSection
            title="Collections"
            query={collections}
            expected={(collection.collections ?? []).length}
            {...(hasModules ? {} : { tools: <ViewToggle /> })}
            {...shared}
          />
        )}
        {haveCollectionsCome && (
          <PartsSection
            title="Assessments"
            query={assessments}
            expected={(collection.assessments ?? []).length}
            {...shared}
            view="list"
          />
        )}
        {isComplete && collection.content_reverse === true && written}
      </div>
      {showsTraining && <LockedAside {...{ open, hrefOf, nowUnix }} />}
    </div>
  );
}
