import type { WrongRule } from './wrong-rule.ts';

const session = 'mocks/rules/session.rules.ts';
const decide = 'mocks/handlers/decide.ts';
const viewAs = 'mocks/rules/view-as.rules.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'no write asks for the CSRF token',
    file: decide,
    from: "endpoint.csrf !== 'exempt' &&",
    to: "endpoint.name === 'nothing' &&",
  },
  {
    name: 'a malformed request is refused without its field',
    file: decide,
    from: "if ('kind' in parsed) return refused(parsed,",
    to: "if ('kind' in parsed) return refused(refuse(400, 'Bad Request'),",
  },
  {
    name: 'a password alone is enough where two-factor is on',
    file: session,
    from: 'return reply(200, { two_factor: true });',
    to: 'return reply(200, { two_factor: false });',
  },
  {
    name: 'a code is demanded of everybody',
    file: session,
    from: 'return reply(200, { two_factor: false });',
    to: 'return reply(200, { two_factor: true });',
  },
  {
    name: 'any password signs in',
    file: session,
    from: 'user?.password === body.password',
    to: 'user !== undefined',
  },
  {
    name: 'any token signs in',
    file: session,
    from: "isLive(db, 'sign-in', body.email, body.token, nowMs)",
    to: "body.token === 'sign-in'",
  },
  {
    name: 'nobody is throttled',
    file: session,
    from: 'if (wait > 0)\n    return invalid(\n      { email',
    to: 'if (wait < 0)\n    return invalid(\n      { email',
  },
  {
    name: 'any code is accepted',
    file: session,
    from: '? acceptCode(db, user, body.code, realMs, nowMs)',
    to: "? body.code !== ''",
  },
  {
    name: 'no code is accepted',
    file: session,
    from: '? acceptCode(db, user, body.code, realMs, nowMs)',
    to: "? body.code === ''",
  },
  {
    name: 'any token resets a password',
    file: session,
    from: "if (!isLive(db, 'reset', user.email, body.token, nowMs))",
    to: "if (body.token === '')",
  },
  {
    name: 'an unknown address gets the same answer as a known one',
    file: session,
    from: 'if (user === undefined) return invalid(UNKNOWN_PERSON);\n  if (mailed',
    to: "if (user === undefined) return reply(200, { message: 'We have emailed your password reset link.' });\n  if (mailed",
  },
  {
    name: 'a reset changes no password',
    file: session,
    from: 'await db.tables.users.update(user.id, { password: body.password });',
    to: '',
    unseen: 'an interaction is one call, and signing in afterwards is another',
  },
  {
    name: 'signing out keeps the session',
    file: session,
    from: 'call.visitor.leave();',
    to: '',
    unseen: 'an interaction is one call, and the next one shows it',
  },
  {
    name: 'anybody views as anybody',
    file: viewAs,
    from: '!mayViewAs(db, user, query.organisation_id)) return forbidden();',
    to: 'query.organisation_id === 0) return forbidden();',
  },
  {
    name: 'nobody views as anybody',
    file: viewAs,
    from: '!mayViewAs(db, user, query.organisation_id)) return forbidden();',
    to: 'query.organisation_id > 0) return forbidden();',
  },
  {
    name: 'who views needs no two-factor',
    file: viewAs,
    from: ' || viewer.two_factor_secret === null) return false',
    to: ') return false',
  },
  {
    name: 'administrators are viewed',
    file: viewAs,
    from: 'if (isAdministrator(db, viewed)) return forbidden();',
    to: '',
  },
  {
    name: 'an address that nobody has is a server’s error',
    file: viewAs,
    from: 'return invalid(NOT_FOUND);',
    to: 'return forbidden();',
  },
  {
    name: 'what was not begun is ended',
    file: viewAs,
    from: 'if (viewedId === null) return forbidden();\n',
    to: '',
  },
];
