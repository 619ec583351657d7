/**
 * Every business constant of the specification, once (W-05), also those of flows still to come. Units stand in the
 * names.
 */
export const PRODUCT_VERSION = '0.213.7';
export const CLIENT_STATE_VERSION = '0.3';

export const LIMITS = {
  /**
   * the limits of the sign-in form, literally. Other forms have different ones
   * (docs/decisions/0009-keep-every-specified-field-limit.md).
   */
  loginEmailCharacters: 50,
  loginPasswordCharacters: 50,
  twoFactorCodeCharacters: 6,
  /** G-05, G-06, G-10, S-06. */
  profileNameCharacters: 50,
  profileEmailCharacters: 200,
  profilePasswordCharacters: 100,
  organisationFieldCharacters: 250,
  /** S-03, S-04: names, email address and password at registration. */
  registrationNameCharacters: 100,
  registrationEmailCharacters: 100,
  registrationPasswordCharacters: 50,
  /** G-05. */
  avatarMegabytes: 1,
  /** P-05 to P-16. */
  builderTitleCharacters: 50,
  builderLabelCharacters: 200,
  builderTextCharacters: 500,
  builderRichTextCharacters: 2000,
  builderVideoMegabytes: 100,
  builderHeightCharacters: 10,
  /** */
  evidenceScore: 100,
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

/** O-04, G-22: how long a search waits for the next keystroke. */
export const SEARCH_DEBOUNCE_MILLISECONDS = 500;

/** N-12: how often viewing time is reported. */
export const VIEWING_REPORT_SECONDS = 5;

/** G-27: years that a date of birth can be chosen from. */
export const SELECTABLE_YEARS = 100;

/** a workshop that starts this soon costs a late fee; the last of these days included. */
export const LATE_FEE_DAYS = 5 * 7;

/** the product that is the late fee, by organisation. An organisation without one charges none. */
export const LATE_FEE_PRODUCTS: Readonly<Record<number, number>> = { 1: 176, 81: 228 };

/** M-15, R-16: the dependency flow; pixels. */
export const FLOW_NODES = { collectionWidth: 350, bookingWidth: 200, bookingHeight: 200, maximumZoom: 1.25 } as const;

/** M-10: what a grid or a list of collections and modules may show on a page; the first is the default. */
export const LIST_PAGE_SIZES = [12, 24, 36] as const;

export const PAGE_SIZES = {
  assessments: 100,
  /** E-01. */
  awards: 1000,
  /** P-21, X-063 to X-067: lists to choose from. */
  collections: 5000,
  modules: 5000,
  pages: 100,
  files: 100,
  /** M-09. */
  categoryPages: 1000,
  /** */
  bookingLocations: 1000,
  /** */
  courses: 10,
  /** T-05. */
  subscriptions: 100,
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
