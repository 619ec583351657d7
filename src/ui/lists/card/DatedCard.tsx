import type { ReactNode } from 'react';
import { StatusBadge } from '../../messages/badge/StatusBadge.tsx';
import { Link } from '../../actions/link/Link.tsx';
import { DaysRuler } from '../../drawings/path/DaysRuler.tsx';
import { CardPicture, type CardPictureProps } from './CardPicture.tsx';
import './card.css';
import './dated-card.css';

export interface DatedCardProps extends Pick<CardPictureProps, 'picture' | 'go'> {
  title: string;
  href: string;
  /** What it is, in a word or two. */
  kind: readonly string[];
  /** Whole days from today, or to it; null where no day is known. 0 is today. */
  days: number | null;
  when: 'overdue' | 'expired' | 'due';
  /** The state with its date: 'Overdue since 12th Feb '26'. */
  word: string;
  /** What else is to be said of its state: what has to be completed first. */
  children?: ReactNode;
}

const daysLabel = (days: number, when: DatedCardProps['when']): readonly [figure: string, text: string] => {
  if (days === 0) return ['Today', ''];
  return [String(days), `${days === 1 ? 'day' : 'days'} ${when === 'due' ? 'left' : 'ago'}`];
};

const SHAPES = { overdue: 'overdue', expired: 'expired', due: 'expiring' } as const;

/**
 * A thing to open whose date leads: how many days, on a rule of thirty; the state's marker stands on the rule. The
 * whole card is one link: its title.
 */
export function DatedCard({ title, href, kind, days, when, word, picture, go, children }: DatedCardProps) {
  const [figure, text] = daysLabel(days ?? 0, when);
  return (
    <article className={`card dated ${when === 'due' ? 'is-due' : 'is-bad'}`}>
      {days !== null && (
        <>
          <p className="dated__n" aria-hidden="true">
            {figure}
            <span>{text}</span>
          </p>
          <DaysRuler days={days} kind={when} />
        </>
      )}
      {days === null ? (
        <StatusBadge shape={SHAPES[when]} word={word} />
      ) : (
        <p className={`state state--${SHAPES[when]}`}>{word}</p>
      )}
      <CardPicture picture={picture} go={go} />
      <div>
        <h3 className="card__title">
          <Link href={href}>{title}</Link>
        </h3>
        <p className="card__kind">
          {kind.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
        {children}
      </div>
    </article>
  );
}
