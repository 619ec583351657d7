import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import {
  collectionAssessmentsQuery,
  collectionCollectionsQuery,
  collectionModulesQuery,
} from '#api/queries/collection.queries.ts';
import { ViewToggle } from '#cards/ViewToggle.tsx';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { useEntityView } from '#current/use-entity-view.ts';
import type { TrainingNode } from '#machines/library/training-map.ts';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import type { ContentSlot } from '../content-slot.ts';
import { LockedAside } from './LockedAside.tsx';
import { PartsSection } from './PartsSection.tsx';
import type { OpenCollection } from './use-collection.ts';

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
  const assessments = useQuery(collectionAssessmentsQuery(client, organisationId, id));
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
        {showsTraining && (
          <PartsSection
            title="Collections"
            query={collections}
            expected={(collection.collections ?? []).length}
            {...(hasModules ? {} : { tools: <ViewToggle /> })}
            {...shared}
          />
        )}
        <PartsSection
          title="Assessments"
          query={assessments}
          expected={(collection.assessments ?? []).length}
          {...shared}
          view="list"
        />
        {collection.content_reverse === true && written}
      </div>
      {showsTraining && <LockedAside {...{ open, hrefOf, nowUnix }} />}
    </div>
  );
}
