import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { formatDate, formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import { Facts } from '#ui/lists/facts/Facts.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { UnsentText } from '#ui/messages/note/UnsentText.tsx';
import { expiryOf, firstNameOf } from '../evidence-messages.ts';

export interface ReviewedEvidenceProps {
  readonly evidence: Evidence;
  /** This person decided just now. */
  readonly isOwn: boolean;
  /** This person decided, just now or before. */
  readonly isByMe: boolean;
  /** What this person wrote meanwhile and nobody will read. */
  readonly unsentMessage: string;
  readonly onDiscard: () => void;
}

const byWhom = ({ reviewed_user: by, reviewed_at: at }: Evidence): string | null => {
  const parts = [
    ...(by === null || by === undefined ? [] : [by.name]),
    ...(typeof at === 'number' ? [formatDateTime(fromUnixSeconds(at))] : []),
  ];
  return parts.length === 0 ? null : parts.join(', ');
};

/** V11: that somebody else was first is only said where it is known who decided. */
const toldOf = (evidence: Evidence, isMine: boolean): string => {
  if (isMine) return `${firstNameOf(evidence)} was told by e-mail.`;
  const hasName = evidence.reviewed_user !== null && evidence.reviewed_user !== undefined;
  return hasName ? 'Somebody else decided first. Nothing of yours was sent.' : `${firstNameOf(evidence)} was told.`;
};

/** what was decided, by whom and when, to read; no actions. */
export function ReviewedEvidence({ evidence, isOwn, isByMe, unsentMessage, onDiscard }: ReviewedEvidenceProps) {
  const { status, last_completed_at: completedAt, score, review_message: message } = evidence;
  const isAccepted = status === 'accepted';
  const facts = [
    ...(isAccepted && typeof completedAt === 'number'
      ? [{ name: 'Completed on', value: formatDate(fromUnixSeconds(completedAt)) }]
      : []),
    ...(isAccepted && typeof completedAt === 'number'
      ? [{ name: 'Expires', value: expiryOf(evidence, completedAt) }]
      : []),
    ...(isAccepted && typeof score === 'number' ? [{ name: 'Score', value: `${score}%` }] : []),
    { name: isAccepted ? 'Accepted by' : 'Rejected by', value: byWhom(evidence) },
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]));
  const said = isAccepted ? 'Accepted' : 'Rejected';
  return (
    <>
      <h2 id="decision-h">{isOwn ? said : 'This evidence was already reviewed'}</h2>
      <p className="done__s">
        {isAccepted ? (
          <StatusBadge shape="done" word={isOwn ? 'Training completed' : said} />
        ) : (
          <StatusBadge shape="wrong" word={isOwn ? 'Not accepted' : said} />
        )}
      </p>
      <Facts facts={facts} className="stack" />
      {typeof message === 'string' && message !== '' && (
        <section className="earlier" aria-labelledby="message-h">
          <h3 id="message-h">Message to {firstNameOf(evidence)}</h3>
          <p className="rev__w said-back">{message}</p>
        </section>
      )}
      <Note>
        <p>{toldOf(evidence, isOwn || isByMe)}</p>
      </Note>
      <UnsentText title="Your message was not sent" text={unsentMessage} onDiscard={onDiscard} />
    </>
  );
}
