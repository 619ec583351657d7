import type { CollectionCard } from '#contracts/library/card.schema.ts';
import { cardPictureAddress } from '#current/picture-address.ts';
import { collectionProgress, collectionState, partsOf } from '#machines/library/card-status.ts';
import { Card } from '#ui/lists/card/Card.tsx';
import { DatedCard } from '#ui/lists/card/DatedCard.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { Thumbnail } from '#ui/lists/card/Thumbnail.tsx';
import { Trail } from '#ui/drawings/path/Trail.tsx';
import { collectionKind, datedLabels, lockShown, ribbonOf, stateShown } from './card-labels.ts';
import type { CardShared } from './card-props.ts';
import { TrainingFoot } from './TrainingFoot.tsx';

/** More stops than this cannot be told apart. */
const MOST_NODES = 12;

/**
 * M-19 to M-22: a collection, with the way through it drawn small where somebody is on it. `next` is the title of what
 * comes next in it.
 */
export function CollectionAsCard({
  card,
  next,
  ...shared
}: { card: CollectionCard; next?: string | undefined } & CardShared) {
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
        {...shown}
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
