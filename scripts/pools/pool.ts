/** Titles and sentences of one category, as an editor would have written them. */
export interface Pool {
  readonly modules: readonly (readonly [title: string, short_description: string])[];
  readonly collections: readonly (readonly [title: string, short_description: string])[];
}

/** What a long description ends with. */
export const CLOSINGS = [
  'Read it once through, then keep it open while you work.',
  'Bring one question of your own to the next team meeting.',
  'Made with people who do this every day.',
  'Checked by our clinical lead this year.',
  'You can stop at any point and come back.',
  'Afterwards, try it with a colleague watching.',
] as const;

export const TAGS = ['induction', 'annual', 'cpd', 'clinical', 'team', 'reception', 'refresher', 'practical'] as const;
