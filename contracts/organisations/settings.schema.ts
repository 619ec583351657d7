import * as z from 'zod/mini';
import { LIMITS } from '../constants.ts';
import { setting, settingOrNone } from '../wire.schema.ts';
import { Band } from './band.schema.ts';

/** One word or more: an empty one would be a link without a name. */
const Word = z.string().check(z.regex(/\S/));

/** B-04: an organisation's own words for the top level; each falls back alone. */
export const Wording = z.looseObject({
  awards: setting(Word, 'Awards'),
  bookings: setting(Word, 'Bookings'),
  home: setting(Word, 'Home'),
  library: setting(Word, 'Library'),
  search: setting(Word, 'Search'),
});
export type Wording = z.output<typeof Wording>;

const DEFAULT_WORDING: Wording = {
  awards: 'Awards',
  bookings: 'Bookings',
  home: 'Home',
  library: 'Library',
  search: 'Search',
};

/** ES-18, ES-38: every key may be missing; the default stands beside it. A missing colour stays null: the theme decides. */
export const OrganisationSettings = z.looseObject({
  lang: setting(Wording, DEFAULT_WORDING),
  colour_primary: settingOrNone(z.string()),
  bookings: setting(z.boolean(), false),
  points_enabled: setting(z.boolean(), false),
  points_display: setting(z.boolean(), false),
  impersonation: setting(z.boolean(), false),
  /** H-02, assumed: which setting makes the mode is not shown. View As is for super users alone. */
  impersonation_super_only: setting(z.boolean(), false),
  profile_about_disabled: setting(z.boolean(), false),
  user_hide_progress: setting(z.boolean(), false),
  user_reset_training: setting(z.boolean(), false),
  two_fa_prompt: setting(z.boolean(), false),
  welcome_enabled: setting(z.boolean(), false),
  welcome_title: settingOrNone(z.string()),
  welcome_text: settingOrNone(z.string()),
  welcome_video_id: settingOrNone(z.number()),
  welcome_video_enabled: setting(z.boolean(), false),
  /** Assumed: the file of the video's captions. */
  welcome_video_captions_id: settingOrNone(z.number()),
  /** L-05: what is missing here stands by default. */
  bands: settingOrNone(z.array(Band)),
  max_size_mb_assessment_answer: setting(z.number(), LIMITS.assessmentAnswerMegabytes),
  max_size_mb_assessment_review: setting(z.number(), LIMITS.assessmentReviewMegabytes),
  max_size_mb_entity_evidence: setting(z.number(), 10),
  thumbnails_modules_enabled: setting(z.boolean(), true),
  thumbnails_collections_enabled: setting(z.boolean(), true),
  thumbnails_categories_enabled: setting(z.boolean(), true),
  thumbnails_pages_enabled: setting(z.boolean(), true),
  thumbnails_assessments_enabled: setting(z.boolean(), true),
  /**
   * Assumed (0293): what is to be read about late cancellation fees before one is agreed to, as authors write
   * it.
   */
  late_fee_terms: settingOrNone(z.string()),
  stripe_api_key_public: settingOrNone(z.string()),
  stripe_api_version: settingOrNone(z.string()),
});
export type OrganisationSettings = z.output<typeof OrganisationSettings>;
