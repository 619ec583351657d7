import type { PageCard } from '#contracts/library/card.schema.ts';
import { cardPictureAddress } from '#current/picture-address.ts';
import { Card } from '#ui/lists/card/Card.tsx';
import { Thumbnail } from '#ui/lists/card/Thumbnail.tsx';
import { ribbonOf } from './card-labels.ts';
import type { CardShared } from './card-props.ts';

/** A help page: it has no state. */
export function PageAsCard({ card, settings, nowUnix, figure }: { card: PageCard } & CardShared) {
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
