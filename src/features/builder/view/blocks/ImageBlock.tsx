import { useState } from 'react';
import { contentPictureAddress } from '#current/picture-address.ts';
import type { BlockViewProps } from '../block-view.ts';
import { MissingBlock } from '../MissingBlock.tsx';

/** P-09: the caption says what is seen, so it is the text of the picture too. */
export function ImageBlock({ block: { props } }: BlockViewProps<'image'>) {
  const [isMissing, setMissing] = useState(false);
  const size = props.size ?? 'original';
  if (isMissing) return <MissingBlock what="A picture" {...(props.caption ? { name: props.caption } : {})} />;
  return (
    <figure className={`content__image content__image--${size}`}>
      <img
        src={contentPictureAddress(props.thumbnailId, size)}
        alt={props.caption ? '' : 'Picture'}
        loading="lazy"
        decoding="async"
        onError={() => setMissing(true)}
      />
      {props.caption && <figcaption className="meta">{props.caption}</figcaption>}
    </figure>
  );
}
