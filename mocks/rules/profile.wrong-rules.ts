import type { WrongRule } from './wrong-rule.ts';

const profile = 'mocks/rules/profile.rules.ts';
const paging = 'mocks/rules/paging.ts';
const twoFactor = 'mocks/rules/two-factor.rules.ts';
const ownAccount = 'mocks/rules/own-account.ts';
const change = 'mocks/rules/profile-change.rules.ts';
const email = 'mocks/rules/new-email.ts';
const fields = 'mocks/rules/profile-fields.ts';
const newPassword = 'mocks/rules/new-password.ts';
const addressField = 'mocks/rules/address-field.ts';
const addressHistory = 'mocks/rules/address-history.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'nobody is asked for a permission',
    file: 'mocks/rules/permissions.ts',
    from: 'if (requirement === undefined) return true;',
    to: 'if (userId !== 0) return true;',
  },
  {
    name: 'a profile does not say that somebody views as its person',
    file: profile,
    from: 'impersonated: visitor.session?.viewer_id !== undefined',
    to: 'impersonated: false',
  },
  {
    name: 'everybody is a super user',
    file: profile,
    from: 'super: user.super',
    to: 'super: true',
    unseen: 'missing means that somebody is none, and pact cannot say false or missing',
  },
  { name: 'nobody is a super user', file: profile, from: 'super: user.super', to: 'super: false' },
  {
    name: 'a page holds one row too many',
    file: paging,
    from: 'current * perPage);',
    to: 'current * perPage + 1);',
  },
  {
    name: 'a page begins a row late',
    file: paging,
    from: 'rows.slice((current - 1) * perPage',
    to: 'rows.slice((current - 1) * perPage + 1',
  },
  {
    name: 'a page says that it is another',
    file: paging,
    from: 'current_page: current,',
    to: 'current_page: current + 1,',
  },
  {
    name: 'a page says another length',
    file: paging,
    from: 'per_page: perPage,',
    to: 'per_page: DEFAULT_PER_PAGE,',
  },
  {
    name: 'any password is confirmed',
    file: twoFactor,
    from: 'if (body.password !== user.password) {',
    to: "if (body.password === '') {",
  },
  {
    name: 'passwords are guessed without an end',
    file: twoFactor,
    from: 'if (wait > 0) return tooMany(wait);',
    to: '',
  },
  {
    name: 'two-factor is not behind the password',
    file: ownAccount,
    from: 'isPasswordConfirmed(call.visitor, call.nowMs) ? rule(call)',
    to: 'call.nowMs > 0 ? rule(call)',
  },
  {
    name: 'a confirmed password is forgotten at once',
    file: ownAccount,
    from: 'session?.confirmed_at !== undefined &&',
    to: 'session?.confirmed_at === undefined &&',
  },
  {
    name: 'a confirmed password counts for ever',
    file: ownAccount,
    from: 'nowMs - session.confirmed_at <= CONFIRMED_FOR_MS',
    to: 'nowMs > 0',
    unseen: 'an interaction is one call, and three hours do not pass in it',
  },
  {
    name: 'an account is open to whoever views as its person',
    file: ownAccount,
    from: 'call.visitor.session?.viewer_id === undefined ? rule(call)',
    to: 'call.nowMs > 0 ? rule(call)',
  },
  {
    name: 'any code turns two-factor on',
    file: twoFactor,
    from: '!acceptCode(db, authenticator, body.code, realMs, nowMs)',
    to: "body.code === ''",
  },
  {
    name: 'no code turns two-factor on',
    file: twoFactor,
    from: '!acceptCode(db, authenticator, body.code, realMs, nowMs)',
    to: 'acceptCode(db, authenticator, body.code, realMs, nowMs)',
  },
  {
    name: 'there is a QR code before anything was begun',
    file: twoFactor,
    from: 'if (secret === null) return reply(200, []);\n  const url = otpauthAddress(user.email, secret);',
    to: 'const url = otpauthAddress(user.email, secret ?? newSecret());',
  },
  {
    name: 'there is a secret before anything was begun',
    file: twoFactor,
    from: "secret === null\n    ? refuse(404, 'Two factor authentication has not been enabled.')\n    : reply",
    to: 'secret === null\n    ? reply(200, { secretKey: newSecret() })\n    : reply',
  },
  {
    name: 'recovery codes are told that nobody has',
    file: twoFactor,
    from: '[...(user.two_factor_pending?.recovery_codes ?? user.two_factor_recovery_codes ?? [])]',
    to: 'newRecoveryCodes()',
  },
  {
    name: 'a set-up that is begun twice has another secret',
    file: twoFactor,
    from: 'if (authenticatorSecret(user) !== null) return reply(200, null);',
    to: '',
    unseen: 'an interaction is one call, and the secret is told by another',
  },
  {
    name: 'two-factor that was turned off stays on',
    file: twoFactor,
    from: 'two_factor_secret: null,\n',
    to: '',
    unseen: 'an interaction is one call, and signing in afterwards is another',
  },
  {
    name: 'the profile of another organisation is saved',
    file: change,
    from: 'membershipOf(db, user.id, organisationId) === undefined',
    to: 'organisationId === 0',
  },
  {
    name: 'a changed profile is answered as it was',
    file: change,
    from: 'profileView(db, changed,',
    to: 'profileView(db, user,',
  },
  {
    name: 'an address is taken twice',
    file: email,
    from: 'return isTaken ?',
    to: 'return isTaken && ownerId === 0 ?',
  },
  {
    name: 'anything is an address',
    file: email,
    from: 'if (!isEmailAddress(email))',
    to: "if (email === '')",
  },
  {
    name: 'somebody else’s picture becomes one’s own',
    file: change,
    from: 'file.owner_id === user.id &&\n',
    to: '',
  },
  {
    name: 'any file becomes a picture',
    file: change,
    from: "file.type === 'avatar' &&\n    isPictureName(file.name) &&\n",
    to: '',
  },
  {
    name: 'a field that nobody sees is changed',
    file: fields,
    from: 'if (field.show_user !== true || !Object',
    to: 'if (!Object',
  },
  {
    name: 'fields that were not changed are lost',
    file: fields,
    from: '{ ...stored, ...changed }',
    to: 'changed',
  },
  {
    name: 'a choice that is not offered is stored',
    file: fields,
    from: '(options ?? []).some((option) => option.id === id)',
    to: 'options !== null || id !== null',
  },
  {
    name: 'a field that must be filled in is emptied',
    file: fields,
    from: 'return field.required === true',
    to: 'return field.required === undefined',
  },
  {
    name: 'a text of any length is stored',
    file: fields,
    from: 'countCharacters(text) > LIMITS.organisationFieldCharacters',
    to: "text === ''",
  },
  {
    name: 'a text that looks like a number is stored as one',
    file: fields,
    from: ': storedField(text);',
    to: ': storedField(value);',
  },
  {
    name: 'a password is changed without the one that counts',
    file: change,
    from: 'const isRight = body.password_current === user.password;',
    to: "const isRight = body.password_current !== '';",
  },
  {
    name: 'a password is saved that is confirmed otherwise',
    file: newPassword,
    from: 'password === password_confirmation ?',
    to: "password !== '' ?",
  },
  {
    name: 'a password of any length is saved',
    file: newPassword,
    from: '>= PASSWORD_CHARACTERS',
    to: '>= 1',
  },
  {
    name: 'a password is saved after any number of guesses',
    file: change,
    from: 'if (wait > 0) return tooMany(wait);',
    to: '',
  },
  {
    name: 'a new password is not saved',
    file: change,
    from: 'await db.tables.users.update(user.id, { password: body.password });',
    to: '',
    unseen: 'an interaction is one call, and signing in afterwards is another',
  },
  {
    name: 'an address of a picture shows any picture',
    file: profile,
    from: 'query.avatar_id !== undefined && query.avatar_id !== picture',
    to: 'query.avatar_id === 0',
  },
  {
    name: 'a history of any length is enough',
    file: addressField,
    from: 'coveredMonths(addresses, nowUnix) < years * 12',
    to: 'coveredMonths(addresses, nowUnix) < 0',
  },
  {
    name: 'more addresses are stored than are taken',
    file: addressField,
    from: 'addresses.length > maximum',
    to: 'addresses.length < 0',
  },
  {
    name: 'a year has thirteen months',
    file: addressField,
    from: 'month > 12',
    to: 'month > 13',
  },
  {
    name: 'an address ends before it begins',
    file: addressField,
    from: 'return isBackwards\n',
    to: "return isBackwards && address.id === ''\n",
  },
  {
    name: 'an address needs no beginning',
    file: addressField,
    from: 'if (year === null) return',
    to: 'if (year === undefined) return',
  },
  {
    name: 'an address lies in the future',
    file: addressField,
    from: 'monthNumber(year, month) > now ?',
    to: 'now === 0 ?',
    unseen: 'a pact names no month that is still to come',
  },
  {
    name: 'a month at two addresses counts twice',
    file: addressHistory,
    from: 'new Set(addresses.flatMap((address) => monthsAt(address, nowUnix))).size',
    to: 'addresses.flatMap((address) => monthsAt(address, nowUnix)).length',
  },
  {
    name: 'the last month at an address does not count',
    file: addressHistory,
    from: 'last - first + 1)',
    to: 'last - first)',
  },
  {
    name: 'the month that is not over counts',
    file: addressHistory,
    from: 'monthOf(nowUnix) - 1;',
    to: 'monthOf(nowUnix);',
    unseen: 'a pact names no month of today',
  },
];
