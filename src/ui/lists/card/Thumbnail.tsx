import { useState } from 'react';
import './card.css';

/** The picture on a card: decoration. Without one, or where it does not arrive, a figure of the organisation's colour. */
export function Thumbnail({ src }: { src: string | undefined }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (src !== undefined && failed !== src)
    return <img className="card__img" src={src} alt="" width="800" height="500" loading="lazy" decoding="async" onError={() => setFailed(src)} />;
  return (
    <svg viewBox="0 0 400 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="fig-a" d="M0 140V80a80 80 0 0 1 160 0V140zM160 140V80a80 80 0 0 1 160 0V140zM320 140V80a80 80 0 0 1 160 0V140z" />
      <path className="fig-b" d="M40 140V80a40 40 0 0 1 80 0V140zM200 140V80a40 40 0 0 1 80 0V140zM360 140V80a40 40 0 0 1 80 0V140z" />
      <path className="fig-s" d="M220 140V80a20 20 0 0 1 40 0V140z" />
    </svg>
  );
}
