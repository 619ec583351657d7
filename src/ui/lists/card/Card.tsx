import type { ReactNode } from 'react';
import { Link } from '../../actions/link/Link.tsx';
import { CardPicture, type CardPictureProps } from './CardPicture.tsx';
import './card.css';

export interface CardProps extends CardPictureProps {
  title: string;
  href: string;
  /** What it is, in a word or two: kind, length. */
  kind?: readonly string[];
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
      <CardPicture picture={picture} ribbon={ribbon} go={go} />
      <div className="card__body">
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
