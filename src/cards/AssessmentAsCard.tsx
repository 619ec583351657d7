import type { DatedAssessmentCard } from '#contracts/library/card.schema.ts';
import { cardPictureAddress } from '#current/picture-address.ts';
import { STATUS_DISPLAY } from '#machines/assessments/status-display.ts';
import { isReturned } from '#machines/library/training-map.ts';
import { assessmentOffer } from '#machines/library/card-status.ts';
import { Badge } from '#ui/messages/badge/Badge.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { Card } from '#ui/lists/card/Card.tsx';
import { DatedCard } from '#ui/lists/card/DatedCard.tsx';
import { Thumbnail } from '#ui/lists/card/Thumbnail.tsx';
import { daysBetween, formatUnixDate } from '#ui/format/days.ts';
import { OFFER_SHOWN, STATUS_SHOWN } from './assessment-labels.ts';
import type { CardShared } from './card-props.ts';

/** Statuses in which nobody can begin. */
const CLOSED = new Set<string>(['locked', 'exempt']);

/** M-30: an assessment. */
export function AssessmentAsCard({
  card,
  form,
  settings,
  nowUnix,
  figure,
}: { card: DatedAssessmentCard } & CardShared) {
  const href = `/assessments/${card.assessment_id}`;
  const offer = assessmentOffer(card);
  const at = card.expires_at ?? null;
  const kind = ['Assessment', ...(card.detached === true ? ['Optional'] : [])];
  const parent = card.module ?? card.collection;
  const shown = settings.thumbnails_assessments_enabled
    ? { picture: <Thumbnail src={cardPictureAddress(parent?.thumbnail_url)} figure={figure} /> }
    : {};
  if (form === 'late' && (card.status === 'overdue' || card.status === 'expired')) {
    const text =
      card.status === 'expired'
        ? at === null
          ? 'Expired'
          : `Expired ${formatUnixDate(at)}`
        : at === null
          ? 'Overdue'
          : `Overdue since ${formatUnixDate(at)}`;
    return (
      <DatedCard
        title={card.title}
        href={href}
        kind={[...kind, offer]}
        when={card.status}
        word={text}
        days={at === null ? null : daysBetween(at, nowUnix)}
        {...shown}
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
        {...shown}
      />
    );
  }
  const status = STATUS_SHOWN[card.status];
  return (
    <Card title={card.title} href={href} kind={kind.slice(0, 1)} {...shown} {...(parent ? { next: parent.title } : {})}>
      <div className="card__when">
        {!CLOSED.has(card.status) && (
          <StatusBadge
            word={offer}
            {...OFFER_SHOWN[offer]}
            {...(status === undefined && !isReturned(card) ? {} : { tone: 'quiet' as const })}
          />
        )}
        {isReturned(card) && <StatusBadge word="Sent back" shape="todo" tone="bad" />}
        {status !== undefined && <StatusBadge word={STATUS_DISPLAY[card.status].word} {...status} />}
        {card.detached === true && <Badge>Optional</Badge>}
      </div>
    </Card>
  );
}
