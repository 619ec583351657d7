import type { ReactNode } from 'react';
import { viewedName } from '#api/viewing.ts';
import type { CollectionCard, ModuleCard } from '#contracts/library/card.schema.ts';
import type { Collection } from '#contracts/library/collection.schema.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { collectionState, warningOf } from '#machines/library/card-status.ts';
import { cardOfCollection } from '#machines/library/journey.ts';
import { canRestart } from '#machines/library/restart-facts.ts';
import type { TrainingNode } from '#machines/library/training-map.ts';
import { Tabs } from '#ui/actions/tabs/Tabs.tsx';
import { PageFrame, type PageState } from '#ui/frames/page/PageFrame.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import type { ContentSlot } from '../content-slot.ts';
import { libraryCrumbs, parentInPath } from '../crumbs.ts';
import { ribbonOf } from '#cards/card-labels.ts';
import { stateShown, TRAINING_STATES } from '#cards/state-labels.ts';
import { formatHours, plural } from '#ui/format/counts.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { Breadcrumb, type Crumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { Facts } from '#ui/lists/facts/Facts.tsx';
import { Ribbon } from '#ui/messages/badge/Ribbon.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { Parts } from '#ui/messages/progress/Parts.tsx';
import { dueText } from '../due-text.ts';
import { EntityNotes } from '../EntityNotes.tsx';
import { pointsOf, progressOf } from './collection-facts.ts';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { goLabel } from '../locked/unlock-texts.ts';
import { JourneyPanel } from './JourneyPanel.tsx';
import { hrefWithin } from './links.ts';
import { OverviewPanel } from './OverviewPanel.tsx';
import { ResetLink } from '../reset/ResetLink.tsx';
import { RestartOffer } from './restart/RestartOffer.tsx';
import { useRestart } from './restart/use-restart.ts';
import { useCollection, type OpenCollection } from './use-collection.ts';
import { useOnward } from '../onward/use-onward.ts';
import { openedText } from '../onward/onward-texts.ts';
import './collection.css';

const PICTURES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The lists of a collection while they come. */
function ListsSkeleton() {
  return (
    <SkeletonGroup label="Loading the collection">
      <Skeleton shape="head" width={30} />
      <div className="cgrid">
        {PICTURES.map((picture) => (
          <Skeleton key={picture} shape="picture" />
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** The whole page while nothing is known of the collection. */
function CollectionSkeleton() {
  return (
    <main id="main" tabIndex={-1} className="wrap coll">
      <Skeleton shape="title" width={50} />
      <Skeleton shape="lead" width={80} />
      <ListsSkeleton />
    </main>
  );
}

/** The way on from the head of a collection: what is next, by name; on a phone the name is left to screen readers. */
function ContinueButton({ next, hrefOf }: { next: TrainingNode; hrefOf: (node: TrainingNode) => string }) {
  return (
    <LinkButton variant="go" href={hrefOf(next)}>
      {goLabel(next)}
      <span className="coll__gn">: {next.title}</span>
    </LinkButton>
  );
}

interface CollectionHeadProps {
  readonly crumbs: readonly Crumb[];
  /** The collection, or what a list knows of it. */
  readonly card: CollectionCard;
  /** Null while only a list knows of it. */
  readonly modules: readonly ModuleCard[] | null;
  readonly settings: OrganisationSettings;
  readonly nowUnix: number;
  /** Null while only a list knows of it. */
  readonly collection: Collection | null;
  /** The blade that goes on from here. */
  readonly action?: ReactNode;
  /** The way to begin it again. */
  readonly again?: ReactNode;
}

/** The head of a collection: what it is, and how far its person has got (M-11, M-19 to M-22). */
function CollectionHead({ crumbs, card, modules, settings, nowUnix, collection, action, again }: CollectionHeadProps) {
  const ribbon = ribbonOf(card, nowUnix);
  const progress = progressOf(card, settings);
  const warning = warningOf(card, nowUnix);
  const points = modules === null ? null : pointsOf(modules, settings);
  const due = dueText(collection ?? card);
  const facts = [
    {
      name: 'Progress',
      value: (
        <>
          <StatusBadge
            {...(ribbon === undefined ? stateShown(collectionState(card), settings) : TRAINING_STATES.coming)}
          />
          {progress !== null && <Parts {...progress} />}
          {progress !== null && (
            <span className="meta">
              {progress.done} of {plural(progress.total, 'part')}
            </span>
          )}
        </>
      ),
    },
    ...(warning === null
      ? []
      : [
          {
            name: warning.kind === 'due' ? 'Due' : 'Expires',
            value: (
              <StatusBadge
                shape="expiring"
                word={warning.kind === 'due' && due !== null ? due : formatUnixDate(warning.at)}
                tone="due"
              />
            ),
          },
        ]),
    ...(due === null || warning?.kind === 'due' ? [] : [{ name: 'Due', value: due }]),
    ...(points === null ? [] : [{ name: 'Points', value: points }]),
    ...(collection?.study_hours ? [{ name: 'Study time', value: formatHours(collection.study_hours) }] : []),
  ];
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <header className="coll__head">
        <div className="coll__t">
          {ribbon !== undefined && <Ribbon>{ribbon}</Ribbon>}
          <PageTitle {...(card.short_description ? { lead: card.short_description } : {})}>{card.title}</PageTitle>
          {collection !== null && <EntityNotes {...collection} />}
          {action && <div className="coll__go">{action}</div>}
          {again}
        </div>
        <Facts className="coll__p" facts={facts} />
      </header>
    </>
  );
}

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
  profile,
  organisation,
  collectionId,
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
  const restart = useRestart({
    organisationId: organisation.organisation_id,
    collectionId,
    userId: profile.id,
    canRestart: open !== null && canRestart(open.collection, settings),
  });
  const onward = useOnward({
    profile,
    organisation,
    done: { kind: 'collection', id: collectionId },
    isDone: card.status === 'completed',
    nowUnix,
  });
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
        action={
          open?.next && !isJourney ? (
            <ContinueButton next={open.next} hrefOf={hrefOf} />
          ) : onward === undefined ? (
            <>
              <Skeleton shape="text" width={40} />
              <Skeleton shape="control" width={30} />
            </>
          ) : (
            onward?.next && (
              <>
                <p role="status">{openedText(onward) || `Next: ${onward.next.title}`}</p>
                <ContinueButton next={onward.next} hrefOf={onward.hrefOf} />
              </>
            )
          )
        }
        again={
          open !== null && (
            <>
              <RestartOffer
                flow={restart}
                collection={open.collection}
                organisation={organisation}
                learner={viewedName(profile)}
              />
              <ResetLink profile={profile} organisation={organisation} kind="collection" id={collectionId} />
            </>
          )
        }
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
