import type { ModuleCard } from '#contracts/library/card.schema.ts';
import { cardPictureAddress } from '#current/picture-address.ts';
import { moduleBanner, moduleState } from '#machines/library/card-status.ts';
import { Card } from '#ui/lists/card/Card.tsx';
import { DatedCard } from '#ui/lists/card/DatedCard.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { Thumbnail } from '#ui/lists/card/Thumbnail.tsx';
import { datedLabels, lockShown, moduleKind, ribbonOf } from './card-labels.ts';
import type { CardShared } from './card-props.ts';
import { TrainingFoot } from './TrainingFoot.tsx';

/** M-22 to M-28: a module. */
export function ModuleAsCard({ card, ...shared }: { card: ModuleCard } & CardShared) {
  const { form, settings, nowUnix, figure, within = '' } = shared;
  const state = moduleState(card);
  const href = `${within}/modules/${card.module_id}`;
  const kind = moduleKind(card, settings);
  const banner = moduleBanner(card);
  const shown = settings.thumbnails_modules_enabled
    ? { picture: <Thumbnail src={cardPictureAddress(card.thumbnail_url)} figure={figure} /> }
    : {};
  const dated = datedLabels(card, state, form, settings, nowUnix);
  const lock = lockShown(card);
  // Nothing invites to open what is locked (N-08).
  const go = lock === null ? { go: banner } : {};
  if (dated !== null) {
    return (
      <DatedCard title={card.title} href={href} kind={kind} {...go} {...shown} {...dated}>
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
