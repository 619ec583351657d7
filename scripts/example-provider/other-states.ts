/** What the interactions say that stand in states which the example provider does not have. */
export const OTHER_STATES =
  /: loads (the profile to know what the organisation allows|an assessment that hides nothing)/;
