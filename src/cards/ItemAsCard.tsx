import type {
  BandItem,
  CollectionCard,
  DatedAssessmentCard,
  ModuleCard,
  PageCard,
} from '#contracts/library/card.schema.ts';
import { cardPictureAddress } from '#current/picture-address.ts';
import { STATUS_DISPLAY } from '#machines/assessments/status-display.ts';
import {
  assessmentOffer,
  collectionProgress,
  collectionState,
  moduleBanner,
  moduleState,
  partsOf,
  type CardState,
} from '#machines/library/card-status.ts';
import { isReturned } from '#machines/library/training-map.ts';
import { Badge } from '#ui/messages/badge/Badge.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { Card } from '#ui/lists/card/Card.tsx';
import { DatedCard } from '#ui/lists/card/DatedCard.tsx';
import { figureOf } from '#ui/lists/card/figures.ts';
import { Thumbnail } from '#ui/lists/card/Thumbnail.tsx';
import { daysBetween, formatUnixDate } from '#ui/format/days.ts';
import { OFFER_SHOWN, STATUS_SHOWN } from './assessment-labels.ts';
import type { CardShared } from './card-props.ts';
import { Trail } from '#ui/drawings/path/Trail.tsx';
import { collectionKind, datedLabels, lockShown, moduleKind, ribbonOf } from './card-labels.ts';
import { seedOf } from './item-keys.ts';
import { stateShown } from './state-labels.ts';
import { TrainingFoot } from './TrainingFoot.tsx';

/** Statuses in which nobody can begin. */
const CLOSED = new Set<string>(['locked', 'exempt']);

/**
 * V46: in a band of dates stands a picture that the organisation gave (M-26), and no figure: days and ruler say what is
 * urgent.
 */
const givenPicture = <Picture,>(
  card: { readonly thumbnail_url?: string | null | undefined } | null | undefined,
  picture: Picture,
): Picture | Record<string, never> => (card?.thumbnail_url ? picture : {});

/** M-30: an assessment. */
function AssessmentAsCard({ card, form, settings, nowUnix, figure }: { card: DatedAssessmentCard } & CardShared) {
  const href = `/assessments/${card.assessment_id}`;
  const offer = assessmentOffer(card);
  const at = card.expires_at ?? null;
  const kind = ['Assessment', ...(card.detached === true ? ['Optional'] : [])];
  const parent = card.module ?? card.collection;
  const shown = settings.thumbnails_assessments_enabled
    ? { picture: <Thumbnail src={cardPictureAddress(parent?.thumbnail_url)} figure={figure} /> }
    : {};
  const given = givenPicture(parent, shown);
  if (form === 'late' && (card.status === 'overdue' || card.status === 'expired')) {
    return (
      <DatedCard
        title={card.title}
        href={href}
        kind={[...kind, offer]}
        when={card.status}
        word={stateShown({ kind: card.status, at }, settings).word}
        days={at === null ? null : daysBetween(at, nowUnix)}
        {...given}
      />
    );
  }
  if (form === 'soon' && at !== null && at > nowUnix) {
    return (
      <DatedCard
        title={card.title}
        href={href}
        kind={[...kind, offer]}
        when="due"
        word={`Expires ${formatUnixDate(at)}`}
        days={daysBetween(at, nowUnix)}
        {...given}
      />
    );
  }
  const status = STATUS_SHOWN[card.status];
  return (
    <Card title={card.title} href={href} kind={kind.slice(0, 1)} {...shown} {...(parent ? { next: parent.title } : {})}>
      <div className="card__when">
        {!CLOSED.has(card.status) && <StatusBadge word={offer} {...OFFER_SHOWN[offer]} />}
        {isReturned(card) && <StatusBadge word="Sent back" shape="todo" tone="bad" />}
        {status !== undefined && <StatusBadge word={STATUS_DISPLAY[card.status].word} {...status} />}
        {card.detached === true && <Badge>Optional</Badge>}
      </div>
    </Card>
  );
}

/** More stops than this cannot be told apart. */
const MOST_NODES = 12;

/**
 * M-19 to M-22: a collection, with the way through it drawn small where somebody is on it. `next` is the title of what
 * comes next in it.
 */
function CollectionAsCard({ card, next, ...shared }: { card: CollectionCard; next?: string | undefined } & CardShared) {
  const { form, settings, nowUnix, figure, within = '' } = shared;
  const state = collectionState(card);
  const parts = partsOf(card);
  const done = parts.filter(({ status }) => status === 'completed').length;
  const href = `${within}/collections/${card.collection_id}`;
  const kind = collectionKind(card);
  const shown = settings.thumbnails_collections_enabled
    ? { picture: <Thumbnail src={cardPictureAddress(card.thumbnail_url)} figure={figure} /> }
    : {};
  const dated = datedLabels(card, state, form, settings, nowUnix);
  if (dated !== null) {
    const lock = lockShown(card);
    return (
      <DatedCard
        title={card.title}
        href={href}
        kind={[...kind, stateShown(collectionProgress(card), settings).word]}
        {...givenPicture(card, shown)}
        {...dated}
      >
        {lock !== null && <StatusBadge {...lock} />}
      </DatedCard>
    );
  }
  const ribbon = ribbonOf(card, nowUnix);
  const isInProgress =
    form === 'started' && state.kind === 'progress' && !settings.user_hide_progress && parts.length <= MOST_NODES;
  return (
    <Card
      collection
      title={card.title}
      href={href}
      kind={kind}
      {...shown}
      {...(ribbon === undefined ? {} : { ribbon })}
      {...(next === undefined
        ? {}
        : {
            next: (
              <>
                Next: <b>{next}</b>
              </>
            ),
          })}
    >
      <TrainingFoot card={card} state={state} form={form} settings={settings} nowUnix={nowUnix}>
        {isInProgress && <Trail parts={parts.length} walked={done} />}
      </TrainingFoot>
    </Card>
  );
}

/** States in which nothing is left to do. */
const OVER = new Set<CardState['kind'] | undefined>(['completed', 'exempt']);

/** M-22 to M-28: a module. */
function ModuleAsCard({ card, ...shared }: { card: ModuleCard } & CardShared) {
  const { form, settings, nowUnix, figure, within = '', isUnderHeading } = shared;
  const state = moduleState(card);
  const href = `${within}/modules/${card.module_id}`;
  const kind = moduleKind(card, settings, isUnderHeading);
  const banner = moduleBanner(card);
  const shown = settings.thumbnails_modules_enabled
    ? { picture: <Thumbnail src={cardPictureAddress(card.thumbnail_url)} figure={figure} /> }
    : {};
  const dated = datedLabels(card, state, form, settings, nowUnix);
  const lock = lockShown(card);
  // Nothing invites to open what is locked (N-08), or to continue what is over (0368).
  const go = lock === null && !OVER.has(state?.kind) ? { go: banner } : {};
  if (dated !== null) {
    return (
      <DatedCard title={card.title} href={href} kind={kind} {...go} {...givenPicture(card, shown)} {...dated}>
        {lock !== null && <StatusBadge {...lock} />}
      </DatedCard>
    );
  }
  const ribbon = ribbonOf(card, nowUnix);
  return (
    <Card title={card.title} href={href} kind={kind} {...shown} {...(ribbon === undefined ? go : { ribbon })}>
      <TrainingFoot card={card} state={state} form={form} settings={settings} nowUnix={nowUnix} />
    </Card>
  );
}

/** A help page: it has no state. */
function PageAsCard({ card, settings, nowUnix, figure }: { card: PageCard } & CardShared) {
  const ribbon = ribbonOf(card, nowUnix);
  const shown = settings.thumbnails_pages_enabled
    ? { picture: <Thumbnail src={cardPictureAddress(card.thumbnail_url)} figure={figure} /> }
    : {};
  return (
    <Card
      title={card.title}
      href={`/pages/${card.page_id}`}
      kind={['Page']}
      {...shown}
      {...(ribbon === undefined ? {} : { ribbon })}
      {...(card.short_description ? { next: card.short_description } : {})}
    />
  );
}

/** One card, by what it is. `nextIn`: titles of what comes next in each collection, by its id. */
export function ItemAsCard({
  item,
  nextIn,
  ...besides
}: { item: BandItem; nextIn?: ReadonlyMap<number, string> } & Omit<CardShared, 'figure'>) {
  const shared = { ...besides, figure: figureOf(seedOf(item)) };
  if ('assessment_id' in item) return <AssessmentAsCard card={item as DatedAssessmentCard} {...shared} />;
  if ('collection_id' in item) {
    const card = item as CollectionCard;
    return (
      <CollectionAsCard
        card={card}
        next={shared.form === 'started' ? nextIn?.get(card.collection_id) : undefined}
        {...shared}
      />
    );
  }
  if ('module_id' in item) return <ModuleAsCard card={item as ModuleCard} {...shared} />;
  return <PageAsCard card={item as PageCard} {...shared} />;
}
