import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Ribbon } from '../../messages/badge/Ribbon.tsx';
import './card.css';

export interface CardPictureProps {
  /** The thumbnail, 140 px high. Decoration; without it the words stand on their own. */
  picture?: ReactNode;
  /** V-08: a date on the picture. */
  ribbon?: string | undefined;
  /** M-23: what opening it means, on the picture: 'Continue'. */
  go?: string | undefined;
}

/** The head of a card: its picture with what is written on it, or the writing alone where pictures are off (M-27). */
export function CardPicture({ picture, ribbon, go }: CardPictureProps) {
  const written = (
    <>
      {ribbon !== undefined && <Ribbon>{ribbon}</Ribbon>}
      {go !== undefined && (
        <span className="card__go">
          {go}
          <IconArrowRight size={16} aria-hidden />
        </span>
      )}
    </>
  );
  if (picture)
    return (
      <div className="card__pic">
        {picture}
        {written}
      </div>
    );
  return ribbon === undefined && go === undefined ? null : <div className="card__bare">{written}</div>;
}
