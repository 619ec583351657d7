import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Ribbon } from '../../messages/badge/Ribbon.tsx';
import { Link } from '../../actions/link/Link.tsx';
import './card.css';

export interface CardProps {
  title: string;
  href: string;
  /** What it is, in a word or two: kind, length. */
  kind?: readonly string[];
  /** The thumbnail, 140 px high. Decoration. */
  picture?: ReactNode;
  /** V-08: a date on the picture, above the words where there is none. */
  ribbon?: string;
  /** What opening it means, on the picture: 'Continue'. */
  go?: string;
  /** One line under the title. */
  next?: ReactNode;
  /** State, share, dates. */
  children?: ReactNode;
  /** Two sheets above it. */
  collection?: boolean;
  /** The date leads and there is no picture: the edge says overdue or due. */
  dated?: 'bad' | 'due' | 'plain';
  level?: 2 | 3;
}

/** A thing to open. The whole card is one link: its title. */
export function Card(props: CardProps) {
  const { title, href, kind, picture, ribbon, go, next, children, collection = false, dated, level = 3 } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  const look = [
    'card',
    collection && 'card--collection',
    dated && 'card--dated',
    dated === 'bad' && 'is-bad',
    dated === 'due' && 'is-due',
  ];
  return (
    <article className={look.filter(Boolean).join(' ')}>
      {picture && (
        <div className="card__pic">
          {picture}
          {ribbon !== undefined && <Ribbon>{ribbon}</Ribbon>}
          {go !== undefined && (
            <span className="card__go">
              {go}
              <IconArrowRight size={16} aria-hidden />
            </span>
          )}
        </div>
      )}
      <div className="card__body">
        {!picture && ribbon !== undefined && <Ribbon>{ribbon}</Ribbon>}
        {kind && (
          <p className="card__kind">
            {kind.map((word) => (
              <span key={word}>{word}</span>
            ))}
          </p>
        )}
        <Heading className="card__title">
          <Link href={href}>{title}</Link>
        </Heading>
        {next && <p className="card__next">{next}</p>}
        {children && <div className="card__foot">{children}</div>}
      </div>
    </article>
  );
}
