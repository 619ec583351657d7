import type { CollectionCard } from '#contracts/library/card.schema.ts';
import { collectionProgress, collectionState, partsOf } from '#machines/library/card-status.ts';
import { Card } from '#ui/card/Card.tsx';
import { DatedCard } from '#ui/card/DatedCard.tsx';
import { Thumbnail } from '#ui/card/Thumbnail.tsx';
import { Trail } from '#ui/path/Trail.tsx';
import { datedWords, ribbonOf, stateShown } from './card-words.ts';
import { pictureAddress, type SlideShared } from './slide-props.ts';
import { TrainingFoot } from './TrainingFoot.tsx';
import { counted } from './words.ts';

/** More stops than this cannot be told apart. */
const MOST_STOPS = 12;

/** M-19 to M-22: a collection, with the way through it drawn small where somebody is on it. */
export function CollectionSlide({ card, ...shared }: { card: CollectionCard } & SlideShared) {
  const { form, settings, nowUnix, addressOf } = shared;
  const state = collectionState(card);
  const parts = partsOf(card);
  const done = parts.filter(({ status }) => status === 'completed').length;
  const href = `/collections/${card.collection_id}`;
  const kind = ['Collection', ...(parts.length === 0 ? [] : [counted(parts.length, 'part')])];
  const dated = datedWords(card, state, form, settings, nowUnix);
  if (dated !== null) return <DatedCard title={card.title} href={href} kind={[...kind, stateShown(collectionProgress(card), settings).word]} {...dated} />;
  const ribbon = ribbonOf(card, nowUnix);
  const next = form === 'started' ? parts.find(({ status }) => status !== 'completed' && status !== 'exempt') : undefined;
  const isOnTheWay = form === 'started' && state.kind === 'progress' && !settings.user_hide_progress && parts.length <= MOST_STOPS;
  return (
    <Card
      collection
      title={card.title}
      href={href}
      kind={kind}
      {...(settings.thumbnails_collections_enabled ? { picture: <Thumbnail src={pictureAddress(card.thumbnail_url, addressOf)} /> } : {})}
      {...(ribbon === undefined ? {} : { ribbon })}
      {...(next === undefined
        ? {}
        : {
            next: (
              <>
                Next: <b>{next.title}</b>
              </>
            ),
          })}
    >
      <TrainingFoot card={card} state={state} form={form} settings={settings} nowUnix={nowUnix}>
        {isOnTheWay && <Trail parts={parts.length} walked={done} />}
      </TrainingFoot>
    </Card>
  );
}
