import type { ReactNode } from 'react';
import './card-grid.css';

export interface CardGridProps {
  readonly cards: readonly { readonly key: string; readonly card: ReactNode }[];
}

/**
 * V-06: cards of equal height beside each other, three, or two where it is narrow. On a phone each lies down, so that
 * eight of them fit two screens.
 */
export function CardGrid({ cards }: CardGridProps) {
  return (
    <ul className="cgrid">
      {cards.map(({ key, card }) => (
        <li key={key}>{card}</li>
      ))}
    </ul>
  );
}
