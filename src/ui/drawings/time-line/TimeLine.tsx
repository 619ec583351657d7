import type { CSSProperties } from 'react';
import { Marker } from '../../messages/marker/Marker.tsx';
import './time-line.css';

/** Time that counts, from one moment to another; any unit that has an order, the same in the whole line. */
export interface TimeLineBar {
  readonly from: number;
  readonly to: number;
  /** Above the bar, where it has the room. */
  readonly name?: string | undefined;
  /** `upper` where another bar overlaps this one. */
  readonly lane?: 'lower' | 'upper' | undefined;
  /** Where the name begins, if a bar of the upper lane covers the beginning. */
  readonly nameFrom?: number | undefined;
  /** Not counted yet: hatched. */
  readonly isNew?: boolean | undefined;
}

export interface TimeLineProps {
  /** All of it in a sentence or two. */
  readonly label: string;
  readonly start: number;
  readonly end: number;
  readonly bars: readonly TimeLineBar[];
  /** Time that is missing, with its length in words. */
  readonly gaps?: readonly { readonly from: number; readonly to: number; readonly length: string }[];
  /** Time that two bars have. */
  readonly overlaps?: readonly { readonly from: number; readonly to: number }[];
  /** Where time has to begin, and whether enough of it is covered: gaps are no warning then. */
  readonly post?: { readonly at: number; readonly isReached: boolean } | undefined;
  /** In order; the first and the last stand inside the line. */
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
}

/** Custom properties of a part of the line: where it begins and how long it is, in per cent. */
const partOf = ({ start, end }: Pick<TimeLineProps, 'start' | 'end'>) => {
  const share = (at: number): number => (Math.min(end, Math.max(start, at)) - start) / (end - start);
  const percent = (value: number): string => `${Math.round(value * 10_000) / 100}%`;
  return {
    at: (at: number): CSSProperties => ({ '--at': percent(share(at)) }) as CSSProperties,
    span: ({ from, to }: { readonly from: number; readonly to: number }): CSSProperties =>
      ({ '--at': percent(share(from)), '--len': percent(share(to) - share(from)) }) as CSSProperties,
    within: ({ from, to }: { readonly from: number; readonly to: number }, at: number): CSSProperties =>
      ({ '--name': percent((at - from) / (to - from)) }) as CSSProperties,
  };
};

/** Within this share of the line's ends the length of a gap would leave the line. */
const EDGE_SHARE = 0.12;
/** Two lengths that are nearer than this would cover each other, on a wide screen and on a narrow one. */
const CROWDED_SHARE = 0.09;
const NEAR_SHARE = 0.24;

/** How a gap's length stands: inside the line at its ends, and not over the length of the gap before it. */
const gapClass = (
  { start, end, gaps = [], post }: Pick<TimeLineProps, 'start' | 'end' | 'gaps' | 'post'>,
  index: number,
): string => {
  const middle = (gap: { readonly from: number; readonly to: number }): number =>
    ((gap.from + gap.to) / 2 - start) / (end - start);
  const [gap, before] = [gaps[index], gaps[index - 1]];
  if (gap === undefined) return '';
  const distance = before === undefined ? 1 : middle(gap) - middle(before);
  return [
    'tline__gap',
    ...(post?.isReached === true ? ['tline__gap--free'] : []),
    ...((gap.from - start) / (end - start) < EDGE_SHARE ? ['tline__gap--edge'] : []),
    ...(middle(gap) > 1 - EDGE_SHARE / 2 ? ['tline__gap--end'] : []),
    ...(distance < CROWDED_SHARE ? ['tline__gap--crowded'] : []),
    ...(distance < NEAR_SHARE ? ['tline__gap--near'] : []),
  ].join(' ');
};

const barClass = ({ from, lane, isNew }: TimeLineBar, start: number): string =>
  [
    'tline__bar',
    ...(from <= start ? ['tline__bar--first'] : []),
    ...(lane === 'upper' ? ['tline__bar--up'] : []),
    ...(isNew === true ? ['tline__bar--new'] : []),
  ].join(' ');

/**
 * Time that counts: what is covered as the walked line, a gap as dots with its diamond and its length, an overlap as
 * hatching across two lanes, and a post where it has to begin. One picture to assistive technology: its label has the
 * same in words, and so has the page around it.
 */
export function TimeLine({ label, start, end, bars, gaps = [], overlaps = [], post, ticks }: TimeLineProps) {
  const part = partOf({ start, end });
  return (
    <div className="tline" role="img" aria-label={label}>
      <div className="tline__l">
        {ticks.map(({ at }) => (
          <span key={at} className="tline__tick" style={part.at(at)} />
        ))}
        {bars.map((bar) => (
          <span
            key={`${bar.from}-${bar.to}-${bar.lane}-${bar.isNew}-${bar.name}`}
            className={barClass(bar, start)}
            style={part.span(bar)}
          >
            {bar.name !== undefined && (
              <i style={bar.nameFrom === undefined ? undefined : part.within(bar, bar.nameFrom)}>{bar.name}</i>
            )}
          </span>
        ))}
        {overlaps.map((span) => (
          <span key={span.from} className="tline__over" style={part.span(span)} />
        ))}
        {gaps.map((gap, index) => (
          <span key={gap.from} className={gapClass({ start, end, gaps, post }, index)} style={part.span(gap)}>
            <i>
              <Marker shape={post?.isReached === true ? 'coming' : 'expiring'} size={20} />
              <b>{gap.length}</b>
            </i>
          </span>
        ))}
        {post && (
          <span className={`tline__post${post.isReached ? ' tline__post--reached' : ''}`} style={part.at(post.at)} />
        )}
      </div>
      <div className="tline__y">
        {ticks.map((tick) => (
          <span key={tick.at} style={part.at(tick.at)}>
            {tick.label}
          </span>
        ))}
      </div>
    </div>
  );
}
