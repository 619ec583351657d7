import { useState } from 'react';
import { outlinesOf, type Figure } from './figures.ts';
import './card.css';

/**
 * The picture on a card: decoration. Without one, or where it does not arrive, a figure of its category in the
 * organisation's colour (V4).
 */
export function Thumbnail({ src, figure }: { src: string | undefined; figure: Figure }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src !== undefined && failed !== src)
    return (
      <img
        className="card__img"
        src={src}
        alt=""
        width="800"
        height="500"
        loading="lazy"
        decoding="async"
        onError={() => setFailed(src)}
      />
    );
  const { field, marked } = outlinesOf(figure);
  return (
    <svg viewBox="0 0 400 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="fig-a" fillRule="evenodd" d={field} />
      <path className="fig-s" d={marked} />
    </svg>
  );
}
