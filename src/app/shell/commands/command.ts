import type { MarkerShape } from '#ui/messages/marker/marker-shapes.tsx';

export const GROUPS = [
  'Continue',
  'Recent',
  'Pages',
  'Training',
  'Assessments',
  'Categories',
  'Help & Info',
  'Bookings',
  'Awards',
  'Do',
] as const;

/** One row of the command palette: a place to go to, or something to do. */
export interface Command {
  readonly key: string;
  readonly group: (typeof GROUPS)[number];
  readonly title: string;
  /** What it is, in a word or two. */
  readonly kind: string;
  readonly shape: Exclude<MarkerShape, 'upload'>;
  readonly target: { readonly href: string } | { readonly run: () => void };
}
