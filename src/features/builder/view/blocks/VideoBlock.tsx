import { useState } from 'react';
import { viewFile } from '#contracts/files/files.endpoints.ts';
import { endpointAddress } from '#current/api-address.ts';
import type { BlockViewProps } from '../block-view.ts';
import { MissingBlock } from '../MissingBlock.tsx';

/** P-16. Nothing is loaded but its length and first picture until somebody plays it. */
export function VideoBlock({ block: { props } }: BlockViewProps<'video'>) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <MissingBlock what="A video" {...(props.caption ? { name: props.caption } : {})} />;
  return (
    <figure className="content__video">
      {/* The wire has no captions for a block's video. */}
      {/* oxlint-disable-next-line jsx_a11y/media-has-caption */}
      <video
        controls
        preload="metadata"
        src={endpointAddress(viewFile, { params: { fileId: props.fileId } })}
        aria-label={props.caption || 'Video'}
        onError={() => setMissing(true)}
      />
      {props.caption && <figcaption className="meta">{props.caption}</figcaption>}
    </figure>
  );
}
