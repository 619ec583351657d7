import type { CollectionCard } from '#contracts/library/card.schema.ts';
import { cardPictureAddress } from '#current/picture-address.ts';
import { collectionProgress, collectionState, partsOf } from '#machines/library/card-status.ts';
import { Card } from '#ui/lists/card/Card.tsx';
import { DatedCard } from '#ui/lists/card/DatedCard.tsx';
import { Thumbnail } from '#ui/lists/card/Thumbnail.tsx';
import { plural } from '#ui/format/counts.ts';
import { Trail } from '#ui/drawings/path/Trail.tsx';
import { datedLabels, ribbonOf, stateShown } from './card-labels.ts';
import type { SlideShared } from './slide-props.ts';
import { TrainingFoot } from './TrainingFoot.tsx';

/** More stops than this cannot be told apart. */
const MOST_NODES = 12;

/** M-19 to M-22: a collection, with the way through it drawn small where somebody is on it. */
export function CollectionSlide({ card, ...shared }: { card: CollectionCard } & SlideShared) {
  const { form, settings, nowUnix, nextIn, figure } = shared;
  const state = collectionState(card);
  const parts = partsOf(card);
  const done = parts.filter(({ status }) => status === 'completed').length;
  const href = `/collections/${card.collection_id}`;
  const kind = ['Collection', ...(parts.length === 0 ? [] : [plural(parts.length, 'part')])];
  const shown = settings.thumbnails_collections_enabled ? { picture: <Thumbnail src={cardPictureAddress(card.thumbnail_url)} figure={figure} /> } : {};
  const dated = datedLabels(card, state, form, settings, nowUnix);
  if (dated !== null) return <DatedCard title={card.title} href={href} kind={[...kind, stateShown(collectionProgress(card), settings).word]} {...shown} {...dated} />;
  const ribbon = ribbonOf(card, nowUnix);
  const next = form === 'started' ? nextIn.get(card.collection_id) : undefined;
  const isInProgress = form === 'started' && state.kind === 'progress' && !settings.user_hide_progress && parts.length <= MOST_NODES;
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
