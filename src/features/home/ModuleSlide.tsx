import type { ModuleCard } from '#contracts/library/card.schema.ts';
import { cardPictureAddress } from '#current/picture-address.ts';
import { moduleBanner, moduleState } from '#machines/library/card-status.ts';
import { Card } from '#ui/lists/card/Card.tsx';
import { DatedCard } from '#ui/lists/card/DatedCard.tsx';
import { Thumbnail } from '#ui/lists/card/Thumbnail.tsx';
import { datedLabels, ribbonOf } from './card-labels.ts';
import type { SlideShared } from './slide-props.ts';
import { TrainingFoot } from './TrainingFoot.tsx';
import { pointsLabel } from './labels.ts';

/** M-22 to M-28: a module. */
export function ModuleSlide({ card, ...shared }: { card: ModuleCard } & SlideShared) {
  const { form, settings, nowUnix } = shared;
  const state = moduleState(card);
  const href = `/modules/${card.module_id}`;
  const kind = ['Module', ...(card.module_type_description ? [card.module_type_description] : []), ...pointsLabel(card.points, settings)];
  const dated = datedLabels(card, state, form, settings, nowUnix);
  if (dated !== null) return <DatedCard title={card.title} href={href} kind={kind} {...dated} />;
  const ribbon = ribbonOf(card, nowUnix);
  const banner = moduleBanner(card);
  return (
    <Card
      title={card.title}
      href={href}
      kind={kind}
      {...(settings.thumbnails_modules_enabled ? { picture: <Thumbnail src={cardPictureAddress(card.thumbnail_url)} /> } : {})}
      {...(ribbon === undefined ? { go: banner } : { ribbon })}
    >
      <TrainingFoot card={card} state={state} form={form} settings={settings} nowUnix={nowUnix} />
    </Card>
  );
}
