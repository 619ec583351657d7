import type { EndpointName } from './catalogue.ts';
import type { RealtimeEventName } from './notifications/realtime-events.schema.ts';

/** Where an assumption stands in a call or an event. */
export type AssumedPart =
  /** The call as a whole: verb, path, payload, answer. */
  | { readonly part: 'call' }
  /** The payload of an event. */
  | { readonly part: 'event' }
  /** A name in the path, the query or the body. */
  | { readonly part: 'path' | 'query' | 'body'; readonly at: string }
  /** A value of a name in the path. */
  | { readonly part: 'pathValue'; readonly at: string; readonly value: RegExp }
  | { readonly part: 'header'; readonly at: string }
  /** A key of the reply, without positions in lists, at the end of a path; empty: the reply as a whole. */
  | { readonly part: 'reply'; readonly at: string }
  | { readonly part: 'refusal'; readonly status: number };

/** Something that the specification does not say and the contract had to. */
export type Assumption = AssumedPart & {
  readonly of: readonly (EndpointName | RealtimeEventName)[];
  /** What was taken, for the owner of the API to confirm. */
  readonly question: string;
  /** Number of the decision or of the checklist's item that says why. */
  readonly decision: string;
  /** No interaction rests on it: what is pinned stands either way. */
  readonly isPinned?: false;
};

const EVIDENCE: readonly EndpointName[] = [
  'getEvidence',
  'reviewEvidence',
  'listEvidence',
  'getModule',
  'sendEvidence',
];
const ASSESSMENT: readonly EndpointName[] = [
  'getAssessment',
  'submitAnswers',
  'getUserAssessment',
  'reviewUserAssessment',
  'getReview',
  'submitReview',
];

/**
 * The register of assumptions (P4): everything in the contract that the specification does not fix. An interaction that
 * rests on one is pending in its pact and names it; a test finds what is pinned and stands in neither.
 */
export const ASSUMPTIONS: readonly Assumption[] = [
  {
    of: ['login'],
    part: 'body',
    at: 'organisation_id',
    question: 'Is the organisation of the address sent as `organisation_id`?',
    decision: 'X-002',
  },
  {
    of: ['confirmTwoFactor'],
    part: 'body',
    at: 'recovery_code',
    question: 'Is a recovery code sent to the same call as `recovery_code`, as in Fortify’s challenge?',
    decision: 'L7',
  },
  { of: ['identify'], part: 'call', question: 'Does `identify` take `{ email }` and answer 204?', decision: 'X-003' },
  { of: ['logout'], part: 'call', question: 'Is it Fortify’s `POST logout`, answered with 204?', decision: 'X-005' },
  {
    of: ['forgotPassword'],
    part: 'call',
    question: 'Is it Fortify’s `POST forgot-password`, answered with a message?',
    decision: 'X-006',
  },
  {
    of: ['resetPassword'],
    part: 'call',
    question: 'Is it Fortify’s `POST reset-password`, with token, email, password and its confirmation?',
    decision: 'X-007',
  },
  {
    of: ['getMe'],
    part: 'query',
    at: 'with',
    question: 'Are the parts named `employers`, `groups`, `organisations.clients` and so on?',
    decision: 'X-008',
    isPinned: false,
  },
  {
    of: ['getMe'],
    part: 'reply',
    at: 'organisations.settings.impersonation_super_only',
    question: 'Which setting says that View As is for super users alone?',
    decision: 'H-02',
  },
  {
    of: ['getMe'],
    part: 'reply',
    at: 'organisations.settings.welcome_video_captions_id',
    question: 'Which file holds the captions of the welcome video?',
    decision: 'N-19',
  },
  {
    of: ['getMe'],
    part: 'reply',
    at: 'organisations.settings.late_fee_terms',
    question: 'Which setting holds the Terms and Conditions about late cancellation fees, as authored HTML?',
    decision: '0293',
  },
  {
    of: ASSESSMENT,
    part: 'reply',
    at: 'history.submitted_at',
    question: 'Does each former attempt say when it was submitted?',
    decision: 'ES-01',
  },
  {
    of: ['getAssessment'],
    part: 'reply',
    at: 'messages',
    question:
      'Does an assessment that came back hold the reviewers’ messages, though its collection and module alone are asked for?',
    decision: 'C-01',
  },
  { of: EVIDENCE, part: 'reply', at: 'reviewed_at', question: 'When was evidence decided?', decision: 'Q-02' },
  { of: EVIDENCE, part: 'reply', at: 'reviewed_user', question: 'Who decided about evidence?', decision: 'Q-02' },
  {
    of: EVIDENCE,
    part: 'reply',
    at: 'review_message',
    question: 'In which words was evidence decided?',
    decision: 'Q-02',
  },
  {
    of: ['reviewEvidence'],
    part: 'reply',
    at: '',
    question: 'Does a decision about evidence answer with the evidence?',
    decision: 'X-084',
  },
  {
    of: ['reviewEvidences'],
    part: 'reply',
    at: '',
    question: 'Does a decision about several pieces answer with those that could not be decided, as `failed`?',
    decision: 'X-086',
  },
  {
    of: ['listEvidence'],
    part: 'call',
    question: 'Is there a list of pending evidence at `GET evidence`?',
    decision: 'X-087',
  },
  {
    of: ['listReviews'],
    part: 'call',
    question: 'Is there a list of the assessments that wait for a review at `GET a`?',
    decision: '0164',
  },
  {
    of: ['getBand'],
    part: 'pathValue',
    at: 'bandId',
    value: /^[a-z_]+$/,
    question: 'Are default bands asked for by keys such as `recently_added`?',
    decision: 'L-08',
  },
  {
    of: [
      'getBand',
      'listUserModules',
      'listUserCollections',
      'listUserPages',
      'listCategoryCollections',
      'listCategoryModules',
      'listCategoryPages',
      'getCollection',
      'listCollectionCollections',
      'listCollectionModules',
    ],
    part: 'reply',
    at: 'category_id',
    question: 'Does a card name the category that it stands in?',
    decision: '0170',
    isPinned: false,
  },
  {
    of: ['getModule', 'getCollection'],
    part: 'reply',
    at: 'time_to_complete_formatted',
    question: 'Is the formatted time to complete named `time_to_complete_formatted`?',
    decision: 'ES-07',
    isPinned: false,
  },
  {
    of: ['getModule', 'getCollection'],
    part: 'reply',
    at: 'parent_entity',
    question: 'Is the parent of assigned training named `parent_entity`, with its title?',
    decision: 'ES-07',
    isPinned: false,
  },
  {
    of: ['getModule', 'getCollection'],
    part: 'reply',
    at: 'root_entity',
    question: 'Is the root of assigned training named `root_entity`, with its title?',
    decision: 'ES-07',
    isPinned: false,
  },
  {
    of: ['getModule', 'getCollection'],
    part: 'reply',
    at: 'completions.completed_at',
    question: 'Does each completion say when, as `completed_at`?',
    decision: 'ES-07',
    isPinned: false,
  },
  {
    of: ['getCollection'],
    part: 'reply',
    at: 'sequences.source_title',
    question: 'Does a sequence name the title of its source as `source_title`?',
    decision: 'ES-11',
    isPinned: false,
  },
  {
    of: ['getCollection'],
    part: 'reply',
    at: 'sequences.source_type_description',
    question: 'Does a sequence name the kind of its source as `source_type_description`?',
    decision: 'ES-11',
    isPinned: false,
  },
  {
    of: ['getCollection'],
    part: 'reply',
    at: 'sequences.target_title',
    question: 'Does a sequence name the title of its target as `target_title`?',
    decision: 'ES-11',
    isPinned: false,
  },
  {
    of: ['getCollection'],
    part: 'reply',
    at: 'sequences.target_type_description',
    question: 'Does a sequence name the kind of its target as `target_type_description`?',
    decision: 'ES-11',
    isPinned: false,
  },
  {
    of: ['getCollection'],
    part: 'reply',
    at: 'position.x',
    question: 'Is the position of a node of the flow given as `x` and `y`, in pixels?',
    decision: '0227',
  },
  {
    of: ['getCollection'],
    part: 'reply',
    at: 'position.y',
    question: 'Is the position of a node of the flow given as `x` and `y`, in pixels?',
    decision: '0227',
  },
  {
    of: ['downloadEntityFile'],
    part: 'path',
    at: 'entities',
    question: 'Are the files of content fetched below `collections`, `modules` or `pages`?',
    decision: 'P-22',
    isPinned: false,
  },
  {
    of: ['getCategory'],
    part: 'reply',
    at: 'breadcrumb',
    question: 'Does the breadcrumb of a category hold what it lies in, from the top down, without itself?',
    decision: '0223',
  },
  {
    of: ['viewThumbnail'],
    part: 'path',
    at: 'width',
    question: 'Does the path of a picture hold its width and its height?',
    decision: 'X-044',
    isPinned: false,
  },
  {
    of: ['downloadReviewFile'],
    part: 'path',
    at: 'fileKey',
    question: 'Is the last part of the path the key of the answer?',
    decision: 'X-026',
    isPinned: false,
  },
  {
    of: [
      'submitAnswers',
      'reviewUserAssessment',
      'submitReview',
      'reviewEvidence',
      'reviewEvidences',
      'submitBookings',
      'createBasket',
      'sendEvidence',
    ],
    part: 'header',
    at: 'Idempotency-Key',
    question: 'Is a call that is repeated with its key answered as before, and counted once?',
    decision: '0083',
  },
  {
    of: ['reviewUserAssessment', 'submitReview', 'reviewEvidence'],
    part: 'refusal',
    status: 422,
    question: 'Is a second decision refused with 422, and under which field?',
    decision: 'Q-12',
  },
  {
    of: ['submitAnswers'],
    part: 'refusal',
    status: 422,
    question: 'Under which field are too few answers refused?',
    decision: 'C-32',
  },
  {
    of: ['submitBookings'],
    part: 'refusal',
    status: 422,
    question:
      'Under which fields are bookings refused that pull in others, have the wrong state, find no seat or owe a late fee?',
    decision: '0200',
  },
  {
    of: ['submitBookings'],
    part: 'refusal',
    status: 409,
    question: 'Is a booking refused with 409 while an earlier change of it is under way?',
    decision: '0201',
  },
  {
    of: ['submitBookings'],
    part: 'body',
    at: 'waive_fee',
    question: 'How does a submission say that an administrator waives the late fee?',
    decision: '0203',
  },
  {
    of: ['listCourses'],
    part: 'call',
    question: 'Are the dates of a product listed at `GET products/{id}/courses`, soonest first?',
    decision: 'X-092',
  },
  { of: ['listCourses'], part: 'reply', at: 'course_id', question: 'Does a date have an id?', decision: '0204' },
  {
    of: ['listCourses'],
    part: 'reply',
    at: 'seats_left',
    question: 'Does a date say how many seats are left?',
    decision: '0204',
  },
  {
    of: ['listAwards'],
    part: 'reply',
    at: 'user_award_stats',
    question: 'Does the list of awards say how far the person has got with each, though `with` is not asked for?',
    decision: '0239',
  },
  {
    of: ['listAwards', 'getAward'],
    part: 'reply',
    at: 'user_award_stats.completed_modules',
    question: 'Under which name does an award say how many of its parts are completed?',
    decision: '0239',
  },
  {
    of: ['listAwards', 'getAward'],
    part: 'reply',
    at: 'user_award_stats.total_modules',
    question: 'Under which name does an award say how many parts it has?',
    decision: '0239',
  },
  {
    of: ['listAwards', 'getAward'],
    part: 'reply',
    at: 'user_award_stats.awarded_at',
    question: 'Does an award say when it was given?',
    decision: '0239',
  },
  {
    of: ['downloadAward', 'downloadUserAward'],
    part: 'refusal',
    status: 404,
    question: 'Is the certificate of an award that is not held, or has no valid template, refused with 404?',
    decision: '0239',
  },
  {
    of: ['getUserOrganisationStats'],
    part: 'call',
    question: 'Is a person with their statistics read at `GET users/{id}`?',
    decision: 'E-13',
  },
  {
    of: ['getUserOrganisationStats'],
    part: 'reply',
    at: 'user_organisation_stats.completion_summary',
    question: 'How does the summary of what is completed name its figures?',
    decision: 'E-13',
  },
  {
    of: ['getBasket'],
    part: 'call',
    question: 'Is a basket read by its number at `GET baskets/{id}`, and does that bring its key?',
    decision: 'X-036',
  },
  {
    of: ['getBasket', 'getCommerceBasket', 'attachCustomer'],
    part: 'reply',
    at: 'complete_url',
    question: 'Does a basket say where to go on after paying, and without paying, as `complete_url` and `back_url`?',
    decision: '0206',
  },
  {
    of: ['getCommerceBasket', 'attachCustomer', 'getPaymentIntent'],
    part: 'refusal',
    status: 404,
    question: 'Is somebody else’s basket as unknown as one that there is not?',
    decision: '0206',
  },
  {
    of: ['createBasket'],
    part: 'body',
    at: 'products.meta_data.booking_ids',
    question: 'Does a basket for a late fee say which bookings it is for, as `booking_ids` beside the address?',
    decision: '0290',
  },
  {
    of: ['getPaymentIntent'],
    part: 'refusal',
    status: 409,
    question:
      'Is the payment of a basket refused with 409 while its bookings are being changed or have no date, unless it was confirmed already?',
    decision: '0290',
  },
  {
    of: ['submitBookings'],
    part: 'refusal',
    status: 422,
    question:
      'Does the payment of a basket that names its bookings pay for these and for no others, so that others are refused as unpaid?',
    decision: '0285',
    isPinned: false,
  },
  {
    of: ['createBasket'],
    part: 'refusal',
    status: 422,
    question: 'Under which field is a product refused that the organisation does not sell?',
    decision: '0206',
  },
  {
    of: ['recordAnalytics'],
    part: 'body',
    at: 'data.basket',
    question: 'Does a payment travel as `{ type, basket, total }`, its total in pounds?',
    decision: 'F-08',
  },
  {
    of: ['getModule'],
    part: 'reply',
    at: 'properties.captions_id',
    question: 'Which file holds the captions of a module’s video?',
    decision: 'N-19',
    isPinned: false,
  },
  {
    of: ['viewModule'],
    part: 'reply',
    at: '',
    question:
      'Does the player of packages name the learner for whom it was opened in each call that stores, does the API answer 409 where the session acts as somebody else, and does the player then store nothing more and post `waymark.player.session-changed` to the page around it?',
    decision: '0288',
    isPinned: false,
  },
  {
    of: ['startModule'],
    part: 'call',
    question: 'Is a SCORM package or a link started with `POST modules/{id}/start`?',
    decision: 'N-05',
  },
  {
    of: ['confirmModule'],
    part: 'call',
    question: 'Is a document confirmed with `POST modules/{id}/confirm`?',
    decision: 'N-11',
  },
  {
    of: ['confirmModule', 'startModule'],
    part: 'refusal',
    status: 422,
    question: 'Is a module that is not open refused with 422, and under which field?',
    decision: '0232',
  },
  {
    of: ['sendEvidence'],
    part: 'refusal',
    status: 422,
    question:
      'Under which fields is evidence refused that the module does not take, or whose file is not the sender’s?',
    decision: '0232',
  },
  {
    of: ['resetUserModules'],
    part: 'call',
    question: 'Is training restarted with `PATCH user-modules`, by its owner too?',
    decision: 'N-21',
  },
  {
    of: ['impersonate'],
    part: 'refusal',
    status: 422,
    question: 'Is an address that nobody has refused with 422 at `email`?',
    decision: '0040',
  },
  {
    of: ['export.delivered'],
    part: 'event',
    question: 'Does the event hold `file_id` and the organisation?',
    decision: 'Y-05',
  },
  {
    of: ['export.failed', 'import.verified', 'import.complete'],
    part: 'event',
    question: 'Are these events empty?',
    decision: 'Y-06',
  },
  {
    of: ['entity.updated'],
    part: 'event',
    question: 'Does the event hold `entity_id` and the organisation?',
    decision: 'Y-09',
  },
];
