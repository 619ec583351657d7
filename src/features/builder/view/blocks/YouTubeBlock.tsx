import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { youtubeAddress } from '#machines/builder/safe-address.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import type { BlockViewProps } from '../block-view.ts';
import { MissingBlock } from '../MissingBlock.tsx';

/** P-15, P-25: nothing is asked of YouTube, and nothing told it, until somebody presses. */
export function YouTubeBlock({ block: { props } }: BlockViewProps<'youtube'>) {
  const [isPlaying, setPlaying] = useState(false);
  const address = youtubeAddress(props.embedId);
  const title = props.caption || 'YouTube video';
  if (address === null) return <MissingBlock what="A video" name={title} />;
  return (
    <figure className="content__video">
      {isPlaying ? (
        <iframe
          src={address}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className="content__poster">
          <p className="strong">{title}</p>
          <Button variant="secondary" aria-label={`Play “${title}”`} onClick={() => setPlaying(true)}>
            <IconPlayerPlay className="ic" aria-hidden />
            Play
          </Button>
          <span className="meta">Plays from YouTube, which then learns that you watch it.</span>
        </div>
      )}
      {props.caption && isPlaying && <figcaption className="meta">{props.caption}</figcaption>}
    </figure>
  );
}
