/** Every business constant of the specification that code so far needs, once (W-05). Units stand in the names. */
export const PRODUCT_VERSION = '0.213.7';
export const CLIENT_STATE_VERSION = '0.3';

export const LIMITS = {
  /** the login form's limits, literally. They disagree with other forms; see docs/decisions. */
  loginEmailCharacters: 50,
  loginPasswordCharacters: 50,
  twoFactorCodeCharacters: 6,
  /** G-10. */
  profilePasswordCharacters: 100,
  /** C-12. */
  answerCharacters: 2000,
  /** C-13, D-06: where neither the question nor the organisation says otherwise. */
  assessmentAnswerMegabytes: 10,
  assessmentReviewMegabytes: 10,
} as const;

/** C-14: a megabyte is 1024². */
export const BYTES_PER_MEGABYTE = 1024 * 1024;

/** I-02. */
export const TOAST_MILLISECONDS = 10_000;

export const PAGE_SIZES = {
  assessments: 100,
  /** U-02. */
  releases: 10,
} as const;
