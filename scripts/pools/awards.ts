/** Awards by organisation: title, sentence, points. */
export const AWARDS: readonly (readonly [
  organisation_id: number,
  title: string,
  short_description: string,
  points: number,
])[] = [
  [1, 'Ready for an Emergency', 'The first five minutes, and the team around you.', 100],
  [1, 'Safeguarding, Level 2', 'Recognise, record and refer, for adults and children.', 60],
  [1, 'Data Protection, foundation', 'For whoever holds a key or a password.', 30],
  [1, 'Clinical Teeth Charting', 'Thirty-two teeth, one language.', 45],
  [81, 'Dementia Friend of the House', 'For people who answer the feeling.', 80],
  [81, 'Medication Round, solo', 'Six rights, forty times, no gap.', 100],
  [81, 'Night Shift Essentials', 'What is different between ten and six.', 40],
  [81, 'Falls Champion', 'One in each home.', 60],
  [12, 'Radio Watch', 'May sit alone at the set.', 0],
];
