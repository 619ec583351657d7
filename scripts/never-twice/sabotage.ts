/** A safety taken out, to see that its lack is noticed. */
export const SABOTAGES = [
  'sign-out takes what is owed',
  'nothing owed is stored while viewing',
  'nothing is asked again right before a charge',
  'a page of HTML counts as a reply',
  'no attempt is noted before a charge',
  'what stands as wished counts as done by this',
  'tabs know nothing of each other',
  'each call has a key of its own',
  'nothing paid is certain at once',
] as const;
export type Sabotage = (typeof SABOTAGES)[number];
