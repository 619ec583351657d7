import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { countOf, formatCount } from '../../format/counts.ts';
import { Button } from '../../actions/button/Button.tsx';
import './carousel.css';
import { pressedKey } from '../../actions/keys/pressed-key.ts';

/** How far along: which slides are in sight. */
interface Position {
  /** There is more than fits. */
  readonly overflows: boolean;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** Of the first slide in sight, from 0. */
  readonly first: number;
  /** How many are in sight, one at least. */
  readonly inSight: number;
}

interface Slides extends Position {
  /** Scrolls by what is in sight: 1 on, -1 back. */
  readonly page: (direction: 1 | -1) => void;
}

interface SlidesStanding {
  /** How many slides stand, and how many there are. */
  readonly standing: number;
  readonly all: number;
  /** Fewer than two pages of those that stand are left, and there are more. */
  readonly onNearEnd: () => void;
}

/** Fractions of a pixel that browsers leave at an end. */
const SLACK = 2;

const isSame = (one: Position, other: Position): boolean =>
  (Object.keys(one) as (keyof Position)[]).every((name) => one[name] === other[name]);

/** Where a sideways scrolling element stands, as it scrolls and as its size changes; the line follows each pixel. */
const useSlides = (
  track: RefObject<HTMLElement | null>,
  line: RefObject<HTMLElement | null>,
  { standing, all, onNearEnd }: SlidesStanding,
): Slides => {
  const [position, setPosition] = useState<Position>({
    overflows: false,
    atStart: true,
    atEnd: true,
    first: 0,
    inSight: 1,
  });
  const passed = useEffectEvent((pagesLeft: number): void => {
    if (pagesLeft < 2 && standing < all) onNearEnd();
  });

  useEffect(() => {
    const element = track.current;
    if (element === null) return undefined;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const next = {
        overflows: scrollWidth > clientWidth + SLACK,
        atStart: scrollLeft <= SLACK,
        atEnd: standing === all && scrollLeft + clientWidth >= scrollWidth - SLACK,
        first: scrollWidth === 0 ? 0 : Math.round((scrollLeft / scrollWidth) * standing),
        // The gaps make the last one a little less than a whole.
        inSight: scrollWidth === 0 ? 1 : Math.max(1, Math.floor((clientWidth / scrollWidth) * standing + 0.1)),
      };
      const whole = (scrollWidth / standing) * all;
      line.current?.style.setProperty('--from', String(whole === 0 ? 0 : scrollLeft / whole));
      line.current?.style.setProperty('--wide', String(whole === 0 ? 1 : clientWidth / whole));
      // Where nothing is laid out, nothing is near an end.
      if (clientWidth > 0) passed((scrollWidth - scrollLeft) / clientWidth - 1);
      setPosition((before) => (isSame(before, next) ? before : next));
    };
    element.addEventListener('scroll', look, { passive: true });
    // It looks for the first time once the page is laid out: looking here would lay it out anew for each list on it.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    if (observer === null) look();
    else observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }, [track, line, standing, all, position.overflows]);

  const page = (direction: 1 | -1): void => {
    const element = track.current;
    if (element === null) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({ left: direction * element.clientWidth, behavior: calm ? 'instant' : 'smooth' });
  };
  return { ...position, page };
};

/** How many slides stand side by side: below 992 px `medium`, below 768 px `small`, where the next one peeps in. */
export interface SlidesShown {
  readonly large: number;
  readonly medium: number;
  readonly small: number;
}

export interface CarouselProps {
  title: string;
  /** In words, beside the title: '7 items'. Where there is more than fits, '1 to 3 of 7' stands instead. */
  count?: string;
  items: readonly { readonly key: string; readonly slide: ReactNode }[];
  /** V-05: 3, 2, 1 unless said otherwise. */
  slides?: SlidesShown;
  className?: string;
}

/** Which slides are in sight: `4 to 6 of 9`, `4 of 9`. */
const positionText = (first: number, inSight: number, all: number): string => {
  const from = Math.min(first + 1, all);
  const to = Math.min(first + inSight, all);
  return `${from === to ? '' : `${formatCount(from)} to `}${countOf(to, all)}`;
};

const DEFAULT_SLIDES: SlidesShown = { large: 3, medium: 2, small: 1 };

const KEYS: Readonly<Record<string, (at: number, last: number, inSight: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  PageDown: (at, last, inSight) => Math.min(last, at + inSight),
  PageUp: (at, _, inSight) => Math.max(0, at - inSight),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * So many slides stand at first, more than most lists have: they can be found in the page. So many more come when their
 * end is near.
 */
const STEP = 60;
const NEAR_END = 12;

/**
 * V-05: a list that is read sideways. Each slide is one tab stop of its own; arrows go one slide on, Page keys as many
 * as are in sight, Home and End to the ends, and a finger swipes. Where there is more than fits, a line says how far
 * along it is, and buttons turn the page. Of a long one the rest comes as its end comes near.
 */
export function Carousel({ title, count, items, slides = DEFAULT_SLIDES, className }: CarouselProps) {
  const heading = useId();
  const track = useRef<HTMLUListElement>(null);
  const [reached, setReached] = useState(STEP);
  const standing = items.slice(0, reached);
  const line = useRef<HTMLParagraphElement>(null);
  const { overflows, atStart, atEnd, first, inSight, page } = useSlides(track, line, {
    standing: standing.length,
    all: items.length,
    onNearEnd: () => setReached((before) => Math.max(before, standing.length + STEP)),
  });

  const follow = (event: FocusEvent<HTMLUListElement>) => {
    const at = Array.from(event.currentTarget.children).findIndex((slide) => slide.contains(event.target));
    if (standing.length < items.length && at >= standing.length - NEAR_END) setReached(standing.length + STEP);
  };
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const key = pressedKey(event);
    if (key === 'End') flushSync(() => setReached(items.length));
    const links = Array.from(event.currentTarget.children, (slide) => slide.querySelector<HTMLElement>('a, button'));
    const at = links.findIndex((link) => link !== null && link === document.activeElement);
    const target = at === -1 ? undefined : KEYS[key]?.(at, links.length - 1, inSight);
    if (target === undefined) return;
    event.preventDefault();
    links[target]?.focus();
  };

  const shown = { '--large': slides.large, '--medium': slides.medium, '--small': slides.small } as CSSProperties;
  return (
    <section className={`band${className ? ` ${className}` : ''}`} aria-labelledby={heading}>
      <div className="band__head">
        <h2 id={heading}>{title}</h2>
        {overflows ? (
          <p className="meta">{positionText(first, inSight, items.length)}</p>
        ) : (
          count !== undefined && <p className="meta">{count}</p>
        )}
        {overflows && (
          <div className="band__nav">
            <Button
              variant="secondary"
              icon
              aria-label={`${title}: previous`}
              aria-disabled={atStart || undefined}
              onClick={() => page(-1)}
            >
              <IconChevronLeft size={20} aria-hidden />
            </Button>
            <Button
              variant="secondary"
              icon
              aria-label={`${title}: next`}
              aria-disabled={atEnd || undefined}
              onClick={() => page(1)}
            >
              <IconChevronRight size={20} aria-hidden />
            </Button>
          </div>
        )}
      </div>
      <div className="band__body">
        {/* The keys only help: every slide can be reached without them. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between links that are tab stops anyway */}
        <ul
          className="band__track"
          ref={track}
          style={shown}
          aria-labelledby={heading}
          onKeyDown={move}
          onFocus={follow}
        >
          {standing.map(({ key, slide }) => (
            <li key={key}>{slide}</li>
          ))}
        </ul>
        {overflows && (
          <p className="band__line" ref={line} aria-hidden="true">
            <i />
          </p>
        )}
      </div>
    </section>
  );
}
