import type { ReactNode } from 'react';
import { Marker } from '../marker/Marker.tsx';
import '../../drawings/path/path.css';
import './update-history.css';

/** One release, as it is shown. */
export interface Release {
  version: string;
  title: string;
  /** Already written out, e.g. `2nd Mar '26`. */
  date: string;
  /** Only the newest is told at length. */
  text?: ReactNode;
}

export interface UpdateHistoryProps {
  title: string;
  releases: readonly Release[];
  /** True on the first page, where the newest release carries the blade. */
  newestFirst?: boolean;
  /** Usually a `Pagination`. */
  pager?: ReactNode;
}

/** What changed and when: the newest first, on a walked path. */
export function UpdateHistory({ title, releases, newestFirst = true, pager }: UpdateHistoryProps) {
  return (
    <>
      <h2>{title}</h2>
      <ol className="path rels">
        {releases.map((release, index) => (
          <li key={release.version} className="path__stop path__stop--walked rel">
            {newestFirst && index === 0 ? <Marker shape="here" /> : <span className="rel__dot" />}
            <p className="rel__t">{release.title}</p>
            <p className="rel__v">
              {release.version}
              <span>{release.date}</span>
            </p>
            {release.text && <div className="rel__d">{release.text}</div>}
          </li>
        ))}
      </ol>
      {pager}
    </>
  );
}
