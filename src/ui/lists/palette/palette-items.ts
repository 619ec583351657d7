import type { MouseEvent } from 'react';
import type { MarkerShape } from '../../messages/marker/marker-shapes.tsx';

/** One question in the palette. */
export interface PaletteItem {
  key: string;
  /** 1-based, as shown. */
  number: number;
  /** A few words; the list shows it, the grid says it to assistive technology only. */
  title: string;
  /** `#q5`: where it stands on the page. */
  href: string;
  marker: MarkerShape;
  /** The state in words: Answered, To do, 62%. */
  word: string;
  /** `upload` only: the share sent, 0 to 100. */
  percent?: number;
  /** Answered: the line to it is walked. */
  walked: boolean;
  /** The question on screen. */
  current: boolean;
}

export interface PaletteProps {
  items: readonly PaletteItem[];
  /** A press; the screen moves there by itself if it prevents the default. */
  onPick?: ((item: PaletteItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** More than this many questions are shown as a grid, six to a row. */
export const PALETTE_LIST_MAX = 12;
