import type { Collection } from '#contracts/library/collection.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { cardOfCollection } from '#machines/library/journey.ts';
import { Tabs } from '#ui/actions/tabs/Tabs.tsx';
import { PageFrame, type PageState } from '#ui/frames/page/PageFrame.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import type { ContentSlot } from '../content-slot.ts';
import { libraryCrumbs, parentInPath } from '../crumbs.ts';
import { CollectionHead } from './CollectionHead.tsx';
import { CollectionSkeleton, ListsSkeleton } from './CollectionSkeleton.tsx';
import { ContinueButton } from './ContinueButton.tsx';
import { JourneyPanel } from './JourneyPanel.tsx';
import { hrefWithin } from './links.ts';
import { OverviewPanel } from './OverviewPanel.tsx';
import { type OpenCollection, useCollection } from './use-collection.ts';
import './collection.css';

export interface CollectionPageProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  readonly collectionId: number;
  /** The path of the page, which says what it is nested in. */
  readonly path: string;
  /** Of what it is nested in, once it is known (M-32). */
  readonly parentTitle?: string | undefined;
  /** 'journey', or anything else for the overview. */
  readonly tab: string | null;
  readonly onTab: (tab: string) => void;
  readonly Content: ContentSlot;
  /** Unix seconds. */
  readonly nowUnix: number;
}

/** What the server says it lies in: the category. */
const aboveOf = ({ breadcrumb }: Collection) =>
  (breadcrumb ?? [])
    .filter(({ type }) => type === 'category')
    .map(({ id, title }) => ({ label: title, href: `/categories/${id}` }));

/** `/collections/{id}` (M-11 to M-14): what it is, what stands in it, and the way through it. */
export function CollectionPage(props: CollectionPageProps) {
  const { profile, organisation, collectionId, nowUnix } = props;
  const { query, open, card } = useCollection({
    organisationId: organisation.organisation_id,
    userId: profile.id,
    collectionId,
    nowUnix,
  });
  const known = open === null ? card : cardOfCollection(open.collection);
  const state: PageState = known !== null ? 'ready' : query.isError ? 'notLoaded' : 'loading';
  return (
    <PageFrame
      state={open === null && query.isError ? 'notLoaded' : state}
      title="Collection"
      skeleton={<CollectionSkeleton />}
      denied={null}
      notLoaded={{ text: 'This collection could not be loaded.', onRetry: () => void query.refetch() }}
    >
      {() => known !== null && <Known {...props} open={open} card={known} />}
    </PageFrame>
  );
}

function Known({
  organisation,
  path,
  parentTitle,
  tab,
  onTab,
  Content,
  nowUnix,
  open,
  card,
}: CollectionPageProps & { open: OpenCollection | null; card: ReturnType<typeof cardOfCollection> }) {
  const { settings, name } = organisation;
  const hrefOf = hrefWithin(card);
  const above = open === null ? [] : aboveOf(open.collection);
  const journey = open?.journey ?? null;
  const isJourney = tab === 'journey' && journey !== null;
  const overview =
    open === null ? <ListsSkeleton /> : <OverviewPanel {...{ open, organisation, hrefOf, nowUnix, Content }} />;
  return (
    <main id="main" tabIndex={-1} className="wrap coll">
      <Title>{`${card.title} · ${name}`}</Title>
      <CollectionHead
        crumbs={libraryCrumbs({
          library: settings.lang.library,
          path,
          title: card.title,
          parentTitle: parentTitle ?? above.find(({ href }) => href === parentInPath(path)?.href)?.label,
          above,
        })}
        {...{ card, settings, nowUnix }}
        modules={open?.collection.modules ?? null}
        collection={open?.collection ?? null}
        action={open?.next && !isJourney && <ContinueButton next={open.next} hrefOf={hrefOf} />}
      />
      {journey === null || open === null ? (
        overview
      ) : (
        <Tabs
          size="lead"
          label={card.title}
          selected={isJourney ? 'journey' : 'overview'}
          onSelect={onTab}
          tabs={[
            { key: 'overview', label: 'Overview', panel: overview },
            {
              key: 'journey',
              label: 'Journey',
              panel: <JourneyPanel {...{ open, journey, settings, hrefOf, nowUnix }} />,
            },
          ]}
        />
      )}
    </main>
  );
}
