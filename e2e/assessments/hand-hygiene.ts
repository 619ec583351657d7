/** The right options of assessment 502, by the number of the question: choices only, so it is marked at once. */
export const RIGHT: readonly (readonly string[])[] = [
  ['40 to 60 seconds'],
  ['Gloves'],
  ['Before touching a patient', 'After taking off gloves', 'After touching a patient’s surroundings'],
  ['When hands are visibly soiled'],
  ['A plain band ring'],
];

/** One wrong set for each question. */
export const WRONG: readonly (readonly string[])[] = [
  ['3 minutes'],
  ['Mask'],
  ['Before touching a patient'],
  ['After taking off gloves'],
  ['A wrist watch'],
];
