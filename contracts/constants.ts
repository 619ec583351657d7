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
  /** */
  bookings: 1000,
  /** U-02. */
  releases: 10,
} as const;

/** M-20, M-25: an expiry or a due date this near is a warning, the last of these days included. */
export const WARNING_DAYS = 30;

/** V-05, L-09: slides of a carousel; below 992 px `medium`, below 768 px `small`. */
export const CAROUSEL_SLIDES = { large: 3, medium: 2, small: 1 } as const;

/** M-28: pixels. */
export const THUMBNAIL_HEIGHT = 140;
