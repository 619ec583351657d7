import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Release } from '#contracts/releases/release.schema.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { figureOf } from '#ui/lists/card/figures.ts';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import { RichText } from '#ui/texts/rich-text/RichText.tsx';
import { ReleasePicture } from './ReleasePicture.tsx';
import '#ui/drawings/path/path.css';

/** So many of the newest releases are told at length, with a picture (0311). */
const TOLD_AT_LENGTH = 4;

interface ReleaseStopProps {
  readonly release: Release;
  readonly isNewest: boolean;
  /** One row, not told at length. */
  readonly isRow: boolean;
  readonly children: ReactNode;
}

/** One release on the line: which, and when. */
function ReleaseStop({ release: { tag_name, released_at }, isNewest, isRow, children }: ReleaseStopProps) {
  return (
    <li className={`path__stop path__stop--walked release${isRow ? ' release--row' : ''}`}>
      {isNewest ? <Marker shape="here" /> : <span className="release__dot" />}
      <p className="release__v">
        <b>{tag_name}</b>
        {typeof released_at === 'number' && <span className="meta">{formatUnixDate(released_at)}</span>}
      </p>
      {children}
    </li>
  );
}

/** An older release: its name, behind which stands what changed, where anything is said about that. */
function ReleaseRow({ name, description }: Release) {
  const text = description ?? '';
  if (text === '') return <p className="release__b">{name}</p>;
  return (
    <details className="release__b">
      <summary>
        {name}
        <IconChevronDown className="ic ic--s" aria-hidden />
      </summary>
      <RichText html={text} />
    </details>
  );
}

export interface ReleaseListProps {
  /** Newest first. */
  readonly releases: readonly Release[];
  /** The newest release of all is the first of them, and has the blade. */
  readonly isFirstPage: boolean;
}

/** U-01, U-03: releases on the line, newest first. The first four have their text and a picture, older ones are rows. */
export function ReleaseList({ releases, isFirstPage }: ReleaseListProps) {
  const atLength = isFirstPage ? releases.slice(0, TOLD_AT_LENGTH) : [];
  const rows = releases.slice(atLength.length);
  // The list is made anew as a whole, and a server may send a tag twice.
  const keyOf = ({ tag_name, released_at }: Release, index: number): string => `${tag_name} ${released_at} ${index}`;
  return (
    <ol className="path releases">
      {atLength.map((release, id) => (
        <ReleaseStop key={keyOf(release, id)} release={release} isNewest={id === 0} isRow={false}>
          <div className="release__b">
            <h2>{release.name}</h2>
            {release.description && <RichText html={release.description} />}
          </div>
          <div className="release__p">
            <ReleasePicture image={release.image} tag={release.tag_name} figure={figureOf({ id })} />
          </div>
        </ReleaseStop>
      ))}
      {rows.map((release, index) => (
        <ReleaseStop key={keyOf(release, index)} release={release} isNewest={false} isRow>
          <ReleaseRow {...release} />
        </ReleaseStop>
      ))}
    </ol>
  );
}
