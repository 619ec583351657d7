import type { MarkerShape } from '#ui/marker/marker-shapes.tsx';

/** ES-19, I-01: something that somebody is told. The same key replaces the toast that is shown. */
export interface News {
  readonly key: string;
  readonly text: string;
  readonly tone?: 'neutral' | 'danger';
  readonly marker: MarkerShape;
  /** One way on: a page, or something that is done. */
  readonly link?: { readonly label: string; readonly href?: string; readonly onPress?: () => void };
}

/** News in the history of this visit. */
export interface Told extends News {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isNew: boolean;
}
