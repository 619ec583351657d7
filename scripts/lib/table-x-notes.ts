import type { CallDescription, TableRow } from './table-x.ts';

/** A cell that is prose, and the same in the notation of the other cells. */
interface Reading {
  readonly number: string;
  readonly column: keyof TableRow;
  /** The cell as it stands. */
  readonly cell: string;
  readonly means: string;
}

/** Cells that no rule of `describeRow` reads. */
export const READINGS: readonly Reading[] = [
  { number: 'X-003', column: 'body', cell: '? {email}', means: 'email' },
  // the caller of the boot overrides the policy.
  { number: 'X-008', column: 'errors', cell: 'own at boot, tray later', means: 'tray' },
  {
    number: 'X-024',
    column: 'body',
    cell: 'as X-022',
    means: 'answers[{id,type,correct}], last_assessed_comments, last_assessed_file_id',
  },
  // M-29: the sizes are values of parameters. Those that end without a slash have no caller yet; the original is a call
  // of its own (0249).
  {
    number: 'X-044',
    column: 'call',
    cell: 'GET thumbnails/{id}{/800/500/ | /300/250 | /1600/1000/ | ?original=true&maxWidth=1000}',
    means: 'GET thumbnails/{id}/{width}/{height}/',
  },
  {
    number: 'X-056',
    column: 'query',
    cell: 'same',
    means: 'org, order_by, order_dir, page, per_page, search, status, module_type_key, with=collections,modules',
  },
  { number: 'X-080', column: 'body', cell: 'organisation_id, confirmed:true', means: 'organisation_id, confirmed' },
  {
    number: 'X-094',
    column: 'body',
    cell: 'organisation_id, users[], modules[], 4 nulls',
    means: 'organisation_id, users[], modules[], last_started_at, last_completed_at, state, time_viewed',
  },
  {
    number: 'X-060',
    column: 'query',
    cell: 'as X-055',
    means: 'org, order_by, order_dir, page, per_page, search, status, module_type_key, with=collections,modules',
  },
  {
    number: 'X-061',
    column: 'query',
    cell: 'as X-055',
    means: 'org, order_by, order_dir, page, per_page, search, status, module_type_key, with=collections,modules',
  },
  {
    number: 'X-086',
    column: 'body',
    cell: 'organisation_id, evidences[], status, same fields',
    means: 'organisation_id, evidences[], status, last_completed_at+score, message',
  },
];

/** Where an endpoint is not as its row says, on purpose. */
interface Deviation {
  readonly endpoint: string;
  readonly column: keyof CallDescription;
  readonly declares: string;
  /** The decision that explains it. */
  readonly decision: string;
}

const OWN_AT_SIGN_IN = 'own, 401 own, 403 own, 422 own, 429 own';
const OWN_IN_SESSION = 'own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own';

/** Every deviation of the catalogue from table X. */
export const DEVIATIONS: readonly Deviation[] = [
  { endpoint: 'login', column: 'errors', declares: OWN_AT_SIGN_IN, decision: '0010' },
  { endpoint: 'confirmTwoFactor', column: 'errors', declares: OWN_AT_SIGN_IN, decision: '0010' },
  { endpoint: 'confirmTwoFactor', column: 'body', declares: 'code, recovery_code', decision: '0132' },
  { endpoint: 'forgotPassword', column: 'errors', declares: 'own, 422 own, 429 own', decision: '0010' },
  { endpoint: 'impersonate', column: 'errors', declares: OWN_IN_SESSION, decision: '0010' },
  { endpoint: 'endImpersonation', column: 'errors', declares: OWN_IN_SESSION, decision: '0010' },
  {
    endpoint: 'uploadFile',
    column: 'errors',
    declares: 'own, 403 own, 404 own, 422 own, 423 own, 429 own, 503 own, network own, other own',
    decision: '0010',
  },
  { endpoint: 'uploadFile', column: 'success', declares: '200, 201', decision: '0115' },
  { endpoint: 'viewFile', column: 'errors', declares: 'mute', decision: '0017' },
  { endpoint: 'viewThumbnail', column: 'errors', declares: 'mute', decision: '0017' },
  { endpoint: 'viewOriginalThumbnail', column: 'call', declares: 'GET thumbnails/{id}', decision: '0249' },
  {
    endpoint: 'viewOriginalThumbnail',
    column: 'fixedQuery',
    declares: 'maxWidth=1000, original=true',
    decision: '0249',
  },
  { endpoint: 'viewOriginalThumbnail', column: 'query', declares: 'maxWidth, original', decision: '0249' },
  { endpoint: 'viewOriginalThumbnail', column: 'errors', declares: 'mute', decision: '0249' },
  { endpoint: 'downloadEntityFile', column: 'call', declares: 'GET {entities}/{id}/files/{fileId}', decision: '0249' },
  { endpoint: 'downloadEntityFile', column: 'errors', declares: 'mute', decision: '0249' },
  { endpoint: 'listEvidence', column: 'fixedQuery', declares: 'per_page=500, status=pending', decision: '0045' },
  { endpoint: 'getUserAssessment', column: 'errors', declares: 'tray, 403 own, 404 page', decision: '0115' },
  { endpoint: 'listAssessments', column: 'query', declares: 'organisation_id, page, per_page', decision: '0126' },
  { endpoint: 'submitBookings', column: 'errors', declares: 'silent, 422 own, other own', decision: '0200' },
  { endpoint: 'submitBookings', column: 'success', declares: '200, 201, 202, 204', decision: '0200' },
  {
    endpoint: 'createBasket',
    column: 'body',
    declares:
      'back_url, complete_url, notes, organisation_id, products, products.id, products.meta_data, products.meta_data.booking_ids, products.meta_data.url, products.quantity',
    decision: '0290',
  },
  {
    endpoint: 'submitBookings',
    column: 'body',
    declares: 'available_from, book, confirm, email_confirmation, location, rebook, unbook, waive_fee',
    decision: '0203',
  },
  { endpoint: 'getPaymentIntent', column: 'errors', declares: OWN_IN_SESSION, decision: '0206' },
  {
    endpoint: 'recordAnalytics',
    column: 'body',
    declares: 'data, data.basket, data.total, data.type, data.typeId, data.viewTime, organisation_id',
    decision: '0232',
  },
  { endpoint: 'recordAnalytics', column: 'success', declares: '200, 201, 204', decision: '0206' },
  { endpoint: 'viewModule', column: 'errors', declares: 'mute', decision: '0232' },
  { endpoint: 'startModule', column: 'success', declares: '200, 201, 204', decision: '0232' },
  { endpoint: 'confirmModule', column: 'success', declares: '200, 201, 204', decision: '0232' },
  { endpoint: 'sendEvidence', column: 'success', declares: '200, 201', decision: '0232' },
  { endpoint: 'resetUserModules', column: 'success', declares: '200, 201, 204', decision: '0232' },
  { endpoint: 'listUsers', column: 'query', declares: 'organisation_id, page, per_page', decision: '0115' },
];

/** Calls of the catalogue that no code makes, with the item of the checklist that wants them declared nevertheless. */
export const WITHOUT_CALLER: Readonly<Record<string, string>> = {
  identify: 'A-30: in the catalogue and the fake backend, not wired into the flow',
  listUsers: 'K-15 gates it; the bulk reset of N-22, which is to come, reads its total',
};

/** Rows that another row's endpoint answers: same verb and path, told apart by query or body (0232). */
export const SAME_CALL: Readonly<Record<string, string>> = { 'X-054': 'X-053', 'X-069': 'X-068' };

/** Rows whose flows are to come, as `first to last`. */
export const TO_COME: readonly string[] = [
  'X-010 to X-017',
  'X-043 to X-043',
  'X-046 to X-049',
  'X-063 to X-063',
  'X-067 to X-067',
  'X-071 to X-071',
  'X-073 to X-073',
  'X-075 to X-075',
  'X-077 to X-077',
  'X-081 to X-081',
  'X-093 to X-093',
  'X-095 to X-104',
];
