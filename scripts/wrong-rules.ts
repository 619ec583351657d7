/** One wrong rule: a patch of one file, and the part of the pacts that must see it. */
export interface WrongRule {
  /** What the server does wrong. */
  readonly name: string;
  /** The area whose pacts are replayed. */
  readonly area: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Why no pact can see it; unit tests do. */
  readonly unseen?: string;
}

const session = 'mocks/rules/session.rules.ts';
const assessments = 'mocks/rules/assessments.rules.ts';
const marking = 'mocks/rules/marking.ts';
const review = 'mocks/rules/review.rules.ts';
const reviewDecision = 'mocks/rules/review-decision.ts';
const evidence = 'mocks/rules/evidence.rules.ts';
const evidenceDecision = 'mocks/rules/evidence-decision.ts';
const profile = 'mocks/rules/profile.rules.ts';
const files = 'mocks/rules/files.rules.ts';
const consequences = 'mocks/rules/booking-consequences.ts';
const submission = 'mocks/rules/booking-submission.ts';
const seats = 'mocks/rules/course-seats.ts';
const lateFee = 'mocks/rules/late-fee.ts';
const decide = 'mocks/handlers/decide.ts';
const reply = 'mocks/rules/reply.ts';
const viewAs = 'mocks/rules/view-as.rules.ts';
const paging = 'mocks/rules/paging.ts';
const bands = 'mocks/rules/bands.rules.ts';
const moduleView = 'mocks/rules/module-view.ts';

/** Wrong rules of a server, each as it could be written by mistake (P1, P6, P9). */
export const WRONG_RULES: readonly WrongRule[] = [
  { name: 'no write asks for the CSRF token', area: 'session', file: decide, from: "if (endpoint.method !== 'GET' && endpoint.csrf", to: "if (endpoint.name === 'nothing' && endpoint.csrf" },
  { name: 'submitting answers asks for no CSRF token', area: 'assessments', file: decide, from: "if (endpoint.method !== 'GET' && endpoint.csrf", to: "if (endpoint.method !== 'GET' && endpoint.name !== 'submitAnswers' && endpoint.csrf" },
  { name: 'who has no session is forbidden, not unauthenticated', area: 'bookings', file: decide, from: "if (endpoint.session === 'required' && user === null) return refused(unauthenticated(),", to: "if (endpoint.session === 'required' && user === null) return refused(forbidden()," },
  { name: 'nobody is asked for a permission', area: 'profile', file: 'mocks/rules/permissions.ts', from: 'if (requirement === undefined) return true;', to: 'if (userId !== 0) return true;' },
  { name: 'a malformed request is refused without its field', area: 'session', file: decide, from: "if ('kind' in parsed) return refused(parsed,", to: "if ('kind' in parsed) return refused(refuse(400, 'Bad Request')," },
  { name: 'a missing record is told as a missing route', area: 'files', file: reply, from: 'refuse(404, `No query results for model', to: 'refuse(404, `The route could not be found for' },
  { name: 'a password alone is enough where two-factor is on', area: 'session', file: session, from: 'return reply(200, { two_factor: true });', to: 'return reply(200, { two_factor: false });' },
  { name: 'a code is demanded of everybody', area: 'session', file: session, from: 'return reply(200, { two_factor: false });', to: 'return reply(200, { two_factor: true });' },
  { name: 'any password signs in', area: 'session', file: session, from: 'user?.password === body.password', to: 'user !== undefined' },
  { name: 'any token signs in', area: 'session', file: session, from: "isLive(db, 'sign-in', body.email, body.token, nowMs)", to: "body.token === 'sign-in'" },
  { name: 'nobody is throttled', area: 'session', file: session, from: 'if (wait > 0) return invalid({ email', to: 'if (wait < 0) return invalid({ email' },
  { name: 'any code is accepted', area: 'session', file: session, from: 'acceptCode(db, user, body.code, realMs, nowMs) :', to: "body.code !== '' :" },
  { name: 'no code is accepted', area: 'session', file: session, from: 'acceptCode(db, user, body.code, realMs, nowMs) :', to: "body.code === '' :" },
  { name: 'any token resets a password', area: 'session', file: session, from: "if (!isLive(db, 'reset', user.email, body.token, nowMs)) return", to: "if (body.token === '') return" },
  { name: 'an unknown address gets the same answer as a known one', area: 'session', file: session, from: 'if (user === undefined) return invalid(UNKNOWN_PERSON);\n  if (mailed', to: "if (user === undefined) return reply(200, { message: 'We have emailed your password reset link.' });\n  if (mailed" },
  { name: 'a reset changes no password', area: 'session', file: session, from: 'await db.tables.users.update(user.id, { password: body.password });', to: '', unseen: 'an interaction is one call, and signing in afterwards is another' },
  { name: 'signing out keeps the session', area: 'session', file: session, from: 'call.visitor.leave();', to: '', unseen: 'an interaction is one call, and the next one shows it' },
  { name: 'an attempt is not counted', area: 'assessments', file: assessments, from: 'const attempts = found.taken.attempts + 1;', to: 'const attempts = found.taken.attempts;' },
  { name: 'an attempt is counted twice', area: 'assessments', file: assessments, from: 'const attempts = found.taken.attempts + 1;', to: 'const attempts = found.taken.attempts + 2;' },
  { name: 'whatever is submitted passes', area: 'assessments', file: marking, from: 'passed: right * 100 >= (assessment.pass ?? 0) * questions.length', to: 'passed: questions.length > 0' },
  { name: 'the score counts wrong answers', area: 'assessments', file: marking, from: 'score: Math.round((right * 100) / questions.length)', to: 'score: Math.round(((questions.length - right) * 100) / questions.length)' },
  { name: 'a failed try completes', area: 'assessments', file: assessments, from: "return hasAttemptsLeft(found, attempts) ? 'pending' : 'locked';", to: "return attempts > 0 ? 'completed' : 'locked';" },
  { name: 'too few answers are taken', area: 'assessments', file: assessments, from: 'if (Object.keys(errors).length > 0) return invalid(errors);\n\n  const { answers, needsReview', to: 'const { answers, needsReview' },
  { name: 'a decided review is decided again', area: 'assessments', file: review, from: 'if (refusal !== null) return invalid({ assessment: [refusal] });\n  if (found.taken', to: 'if (found.taken' },
  { name: 'whatever is reviewed passes', area: 'assessments', file: reviewDecision, from: 'passed: right * 100 >= (assessment.pass ?? 0) * questions.length', to: 'passed: questions.length > 0' },
  { name: 'the marks of a review are not stored', area: 'assessments', file: reviewDecision, from: 'correct: given.get(answer.question_id) ?? answer.correct', to: 'correct: answer.correct ?? (given.size === 0 ? true : null)' },
  { name: 'anybody opens the link of a review', area: 'assessments', file: review, from: 'return mayReviewIn(db, user, taken.organisation_id) ? { assessment, taken } : forbidden();', to: 'return { assessment, taken };' },
  { name: 'accepted evidence is stored as rejected', area: 'evidence', file: evidenceDecision, from: 'status: decision.status,', to: "status: 'rejected'," },
  { name: 'rejected evidence is stored as accepted', area: 'evidence', file: evidenceDecision, from: 'status: decision.status,', to: "status: 'accepted'," },
  { name: 'the score of evidence is lost', area: 'evidence', file: evidenceDecision, from: 'score: accepted ? decision.score : null', to: 'score: accepted ? 0 : null' },
  { name: 'the message of a rejection is lost', area: 'evidence', file: evidenceDecision, from: 'review_message: accepted ? null : decision.message', to: "review_message: accepted ? null : ''" },
  { name: 'decided evidence is decided again', area: 'evidence', file: evidenceDecision, from: "if (status !== 'pending') return", to: "if (status === 'accepted') return" },
  { name: 'a score above 100 is taken', area: 'evidence', file: evidenceDecision, from: 'score < 0 || score > HIGHEST_SCORE', to: 'score < 0' },
  { name: 'anybody opens the link of evidence', area: 'evidence', file: evidence, from: 'return mayReviewIn(db, user, evidence.organisation_id) ? evidence : forbidden();', to: 'return evidence;' },
  { name: 'the list of pending evidence holds what was decided', area: 'evidence', file: evidence, from: '(status === undefined || status === null || evidence.status === status)', to: '(status === undefined || evidence.status !== status)' },
  { name: 'what could not be decided is not named', area: 'evidence', file: evidence, from: 'else failed.push({ key, message });', to: '' },
  { name: 'everything counts as failed', area: 'evidence', file: evidence, from: 'if (message === undefined) await decideEvidence(call, evidence, decision);', to: "if (message === undefined) failed.push({ key, message: 'No.' });" },
  { name: 'points are everybody’s', area: 'awards', file: 'mocks/rules/awards.rules.ts', from: 'row.user_id === user.id && ', to: '' },
  { name: 'points are of every organisation', area: 'awards', file: 'mocks/rules/awards.rules.ts', from: 'row.organisation_id === organisation_id && ', to: '' },
  { name: 'points ignore the beginning of the range', area: 'awards', file: 'mocks/rules/awards.rules.ts', from: 'row.awarded_at >= (date_from ?? -Infinity) && ', to: '' },
  { name: 'points ignore the end of the range', area: 'awards', file: 'mocks/rules/awards.rules.ts', from: 'row.awarded_at <= (date_to ?? Infinity)', to: 'row.points > 0' },
  { name: 'an award counts what one is exempt from', area: 'awards', file: 'mocks/rules/award-view.ts', from: "part === undefined || part.status === 'exempt' ? [] : [part]", to: 'part === undefined ? [] : [part]' },
  { name: 'every award is held', area: 'awards', file: 'mocks/rules/award-view.ts', from: 'is_awarded: awardedAt !== null', to: 'is_awarded: true' },
  { name: 'an award gives its points to whoever works for it', area: 'awards', file: 'mocks/rules/award-view.ts', from: 'points: awardedAt !== null && givesPointsAt(award, awardedAt) ? award.points : null', to: 'points: null' },
  { name: 'the awards of others are listed', area: 'awards', file: 'mocks/rules/awards.rules.ts', from: ' && isFor(looking, standing, award)', to: '' },
  { name: 'an award that is not held has a certificate', area: 'awards', file: 'mocks/rules/awards.rules.ts', from: "if (!is_awarded) return notFound('Award', awardId);", to: '' },
  { name: 'a certificate needs no template', area: 'awards', file: 'mocks/rules/awards.rules.ts', from: ' || !award.template_valid', to: '' },
  { name: 'anybody may have the certificate of anybody', area: 'awards', file: 'mocks/rules/awards.rules.ts', from: 'holder.id === user.id || isStaffFor(looking.db, user, holder.id)', to: 'holder.id !== 0' },
  { name: 'what one is exempt from is left to complete', area: 'awards', file: 'mocks/rules/awards.rules.ts', from: "row.status !== 'exempt' && ", to: '' },
  { name: 'a profile does not say that somebody views as its person', area: 'profile', file: profile, from: 'impersonated: visitor.session?.viewer_id !== undefined', to: 'impersonated: false' },
  { name: 'everybody is a super user', area: 'profile', file: profile, from: 'super: user.super', to: 'super: true', unseen: 'missing means that somebody is none, and pact cannot say false or missing' },
  { name: 'nobody is a super user', area: 'profile', file: profile, from: 'super: user.super', to: 'super: false' },
  { name: 'a page holds one row too many', area: 'profile', file: 'mocks/rules/paging.ts', from: 'current * perPage);', to: 'current * perPage + 1);' },
  { name: 'a page begins a row late', area: 'profile', file: 'mocks/rules/paging.ts', from: 'rows.slice((current - 1) * perPage', to: 'rows.slice((current - 1) * perPage + 1' },
  { name: 'a file is stored under another name', area: 'files', file: files, from: 'name: record.name, extension', to: "name: 'file', extension" },
  { name: 'a file’s kind is not read from its name', area: 'files', file: 'mocks/db/store-file.ts', from: "name.includes('.') ?", to: "name === '' ?" },
  { name: 'bookings of other organisations are listed', area: 'bookings', file: 'mocks/rules/bookings.rules.ts', from: ' && booking.organisation_id === organisationId', to: '' },
  { name: 'bookings of everybody are listed', area: 'bookings', file: 'mocks/rules/bookings.rules.ts', from: 'booking.user_id === user.id && ', to: '' },
  { name: 'what comes before and after is exchanged', area: 'bookings', file: 'mocks/rules/bookings.rules.ts', from: 'dependencies: after.map(linkView)', to: 'dependencies: after.map(linkView).toReversed().slice(1)' },
  { name: 'nothing is pulled in', area: 'bookings', file: consequences, from: 'for (const from of queue) {', to: 'for (const from of queue.slice(queue.length)) {' },
  { name: 'scheduling pulls in dependents', area: 'bookings', file: consequences, from: "action === 'book' ? from", to: "action !== 'book' ? from" },
  { name: 'any state allows any action', area: 'bookings', file: consequences, from: 'nowUnix) === STATE_BEFORE[action]', to: "nowUnix) !== 'completed'" },
  { name: 'any day is allowed', area: 'bookings', file: submission, from: 'if (day < min)', to: "if (day < '')" },
  { name: 'workshops need no location', area: 'bookings', file: submission, from: "if (location === undefined) return { location: ['The location field is required.'] };", to: 'if (location === undefined) return {};', unseen: 'no seat is found without a location, and the refusal has the same field' },
  { name: 'a full course has room', area: 'bookings', file: seats, from: '?? Number.POSITIVE_INFINITY) >', to: '?? Number.POSITIVE_INFINITY) + 1000 >', unseen: 'the other location has no date at all in the state' },
  { name: 'seats of others are free', area: 'bookings', file: seats, from: 'seats - new Set(seated.map(({ booking_id }) => booking_id)).size', to: 'seats' },
  { name: 'a booking is changed twice at once', area: 'bookings', file: submission, from: 'pending.has(booking.booking_id)', to: 'pending.has(0)' },
  { name: 'no fee is due', area: 'bookings', file: lateFee, from: 'lateCount === 0', to: 'lateCount > 0' },
  { name: 'no payment covers a fee', area: 'bookings', file: lateFee, from: 'paid_at !== null && spent_at === null;', to: 'paid_at === null && spent_at !== null;' },
  { name: 'an old payment covers a fee', area: 'bookings', file: lateFee, from: 'paid_at !== null && spent_at === null', to: 'paid_at !== null' },
  { name: 'anybody waives a fee', area: 'bookings', file: lateFee, from: 'user.super || session?.viewer_id !== undefined', to: 'user.super || session !== null' },
  { name: 'nobody waives a fee', area: 'bookings', file: lateFee, from: 'user.super || session?.viewer_id !== undefined', to: 'user.super && session === null' },
  { name: 'unscheduling needs no confirmation', area: 'bookings', file: 'mocks/rules/submit-bookings.rules.ts', from: '...(confirm === true ? {}', to: '...(confirm !== false ? {}' },
  { name: 'past dates are listed', area: 'bookings', file: 'mocks/rules/bookings.rules.ts', from: 'start_date >= now && ', to: '', unseen: 'the workshop of the state has no past dates' },
  { name: 'dates of every product are listed', area: 'bookings', file: 'mocks/rules/bookings.rules.ts', from: 'product_id === product.product_id && start_date', to: 'start_date' },
  { name: 'locations of every organisation are listed', area: 'bookings', file: 'mocks/rules/bookings.rules.ts', from: '.where(({ organisation_id }) => organisation_id === query.organisation_id)', to: '.where(() => true)' },
  { name: 'a price is in pence', area: 'bookings', file: 'mocks/rules/bookings.rules.ts', from: 'value_inc_tax: product.price_inc_tax', to: 'value_inc_tax: product.price_inc_tax * 100' },
  { name: 'anybody views as anybody', area: 'session', file: viewAs, from: '!mayViewAs(db, user, query.organisation_id)) return forbidden();', to: 'query.organisation_id === 0) return forbidden();' },
  { name: 'nobody views as anybody', area: 'session', file: viewAs, from: '!mayViewAs(db, user, query.organisation_id)) return forbidden();', to: 'query.organisation_id > 0) return forbidden();' },
  { name: 'who views needs no two-factor', area: 'session', file: viewAs, from: ' || viewer.two_factor_secret === null) return false', to: ') return false' },
  { name: 'administrators are viewed', area: 'session', file: viewAs, from: 'if (isAdministrator(db, viewed)) return forbidden();', to: '' },
  { name: 'an address that nobody has is a server’s error', area: 'session', file: viewAs, from: 'return invalid(NOT_FOUND);', to: 'return forbidden();' },
  { name: 'what was not begun is ended', area: 'session', file: viewAs, from: 'if (viewedId === null) return forbidden();\n', to: '' },
  { name: 'the total counts the page', area: 'evidence', file: paging, from: 'total: rows.length', to: 'total: data.length + 1' },
  { name: 'the total counts one too many', area: 'evidence', file: paging, from: 'total: rows.length', to: 'total: rows.length + 1' },
  { name: 'a page says that it is another', area: 'profile', file: paging, from: 'current_page: current,', to: 'current_page: current + 1,' },
  { name: 'a page says another length', area: 'profile', file: paging, from: 'per_page: perPage,', to: 'per_page: DEFAULT_PER_PAGE,' },
  { name: 'a download is shown instead', area: 'files', file: files, from: "attachment ? 'attachment' : 'inline'", to: "attachment ? 'inline' : 'inline'" },
  { name: 'a document of a page is downloaded', area: 'files', file: files, from: "attachment ? 'attachment' : 'inline'", to: "attachment ? 'attachment' : 'attachment'" },
  { name: 'a file is sent in part', area: 'files', file: files, from: 'return bytes(content, {', to: 'return bytes(content.slice(1), {' },
  { name: 'a file is sent as another kind', area: 'files', file: files, from: "'Content-Type': file.mimetype", to: "'Content-Type': 'application/octet-stream'" },
  { name: 'a file belongs to anybody', area: 'files', file: files, from: 'return mayRead(reading.db, reading.user, file) ? sendFile', to: 'return file.id > 0 ? sendFile', unseen: 'no state speaks of somebody else’s file' },
  { name: 'a band is sorted the other way', area: 'organisations', file: bands, from: '[{ ...one, at: -addedAt(one, now) }] : []));\n\nconst DEFAULT_BANDS', to: '[{ ...one, at: addedAt(one, now) }] : []));\n\nconst DEFAULT_BANDS' },
  { name: 'an unknown band is empty', area: 'organisations', file: bands, from: "return notFound('Band'", to: "return reply(200, []) ?? notFound('Band'" },
  { name: 'a module lists everybody’s evidence', area: 'library', file: moduleView, from: '.where((one) => one.user_id === userId && one.organisation_id', to: '.where((one) => one.organisation_id' },
  { name: 'a module lists no evidence that was decided', area: 'library', file: moduleView, from: '.where((one) => one.user_id === userId && one.organisation_id', to: ".where((one) => one.status === 'pending' && one.user_id === userId && one.organisation_id" },
  { name: 'a repeated submission counts twice', area: 'assessments', file: 'mocks/handlers/idempotency.ts', from: 'userId === undefined || key === null', to: "userId === undefined || key !== '' || key === null" },
];
