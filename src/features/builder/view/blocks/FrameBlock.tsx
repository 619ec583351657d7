import { config } from '#current/config.ts';
import { frameHeight, frameTarget } from '#machines/builder/safe-address.ts';
import type { BlockViewProps } from '../block-view.ts';
import { MissingBlock } from '../MissingBlock.tsx';

/** P-10, P-25: another site within the page, where the build admits it; a link to it elsewhere. */
export function FrameBlock({ block: { props } }: BlockViewProps<'iframe'>) {
  const target = frameTarget(props.url, location.origin, config.frameOrigins);
  if (target === null) return <MissingBlock what="A page of another site" />;
  if (target.kind === 'link')
    return (
      <p>
        <a href={target.href} target="_blank" rel="noopener noreferrer">
          {`Open the page on ${target.host}`}
        </a>
        <span className="meta"> (opens in a new window)</span>
      </p>
    );
  return (
    <iframe
      className="content__frame"
      src={target.href}
      title={`A page of ${target.host}`}
      height={frameHeight(props.height)}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      referrerPolicy="no-referrer"
    />
  );
}
