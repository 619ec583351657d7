import type { WrongRule } from './wrong-rule.ts';

const registration = 'mocks/rules/registration.rules.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'a group of any organisation is joined',
    file: registration,
    from: 'const group = groups.find(({ id }) => id === body.group_id);',
    to: "const group = groups.find(({ id }) => id === body.group_id) ?? { id: body.group_id, name: '', entity_ids: [] };",
  },
  {
    name: 'an address is registered twice',
    file: registration,
    from: '{ email: emailErrors(db, email) }',
    to: '{}',
  },
  {
    name: 'any human check will do',
    file: registration,
    from: "if (recapture.startsWith('passed-')) return [];",
    to: "if (recapture !== '') return [];",
  },
  {
    name: 'an expired human check is told as a refused one',
    file: registration,
    from: "recapture.startsWith('expired-') ? 'The recapture has expired.'",
    to: "recapture.startsWith('late-') ? 'The recapture has expired.'",
    unseen: 'the words of a refusal are the server’s own, and only its field decides',
  },
  {
    name: 'the terms need not be agreed to',
    file: registration,
    from: 'terms_and_conditions: body.terms_and_conditions',
    to: "terms_and_conditions: body.recapture !== ''",
  },
  {
    name: 'a required field may be left out',
    file: registration,
    from: 'required === true && isEmpty',
    to: 'required === false && isEmpty',
  },
  {
    name: 'what is optional must be filled in',
    file: registration,
    from: 'required === true && isEmpty',
    to: 'isEmpty',
  },
  {
    name: 'a new account needs no password',
    file: registration,
    from: "const OF_A_NEW_ACCOUNT = ['first_name', 'last_name', 'email', 'password'] as const;",
    to: "const OF_A_NEW_ACCOUNT = ['first_name', 'last_name', 'email'] as const;",
  },
  {
    name: 'whoever is signed in must give a name',
    file: registration,
    from: 'if (user !== null)\n    return Object',
    to: 'if (user === null)\n    return Object',
  },
  {
    name: 'whoever is signed in registers somebody else',
    file: registration,
    from: 'const present = OF_A_NEW_ACCOUNT.filter((field) => body[field] !== undefined);',
    to: 'const present = OF_A_NEW_ACCOUNT.filter((field) => body[field] === null);',
  },
  {
    name: 'a member joins again',
    file: registration,
    from: 'if (user !== null && membershipOf(db, user.id, organisation_id) !== undefined)',
    to: 'if (user !== null && membershipOf(db, user.id, organisation_id)?.user_id === 0)',
  },
  {
    name: 'somebody joins in the name of a learner',
    file: registration,
    from: '= refusedWhileViewing(async (call) => {\n  const { db, user, params, body, now, nowMs } = call;',
    to: '= (async (call) => {\n  const { db, user, params, body, now, nowMs } = call;',
  },
  {
    name: 'nobody is throttled who registers',
    file: registration,
    from: 'if (wait > 0) return tooMany(wait);',
    to: 'if (wait < 0) return tooMany(wait);',
  },
  {
    name: 'an unknown path is an organisation without groups',
    file: registration,
    from: "  if (registration === undefined) return notFound('Registration', params.path);\n  const { organisation_id, groups, fields, terms } = registration;",
    to: "  if (registration === undefined) return reply(200, { name: '', groups: [], fields: [] });\n  const { organisation_id, groups, fields, terms } = registration;",
  },
  {
    name: 'the organisation is not told',
    file: registration,
    from: '    organisation_id,\n    logo:',
    to: '    logo:',
  },
  {
    name: 'no account is made',
    file: registration,
    from: '  const { id } = await createAccount(db, {',
    to: '  const { id } = await Promise.resolve({\n    id: db.nextId(),',
    unseen: 'an interaction is one call, and signing in afterwards is another',
  },
];
