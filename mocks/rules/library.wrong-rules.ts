import type { WrongRule } from './wrong-rule.ts';

const moduleView = 'mocks/rules/module-view.ts';
const resets = 'mocks/rules/resets.rules.ts';
const pageAccess = 'mocks/rules/page-access.ts';
const pageChange = 'mocks/rules/page-change.rules.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'a module lists everybody’s evidence',
    file: moduleView,
    from: '.where((one) => one.user_id === userId && one.organisation_id',
    to: '.where((one) => one.organisation_id',
  },
  {
    name: 'a module lists no evidence that was decided',
    file: moduleView,
    from: '.where((one) => one.user_id === userId && one.organisation_id',
    to: ".where((one) => one.status === 'pending' && one.user_id === userId && one.organisation_id",
  },
  {
    name: 'a learner may reset anybody’s training',
    file: resets,
    from: 'const isOwn = users.every((id) => id === user.id);',
    to: 'const isOwn = users.length > 0;',
  },
  {
    name: 'a learner may reset training where the organisation does not let learners',
    file: resets,
    from: 'if (!isStaff && !(isOwn && isLetToLearners)) return',
    to: 'if (!isStaff && !isOwn) return',
  },
  {
    name: 'managers without an admin account may reset nothing but their own',
    file: resets,
    from: " || isPermitted(db, user.id, organisation_id, { [object]: ['update'] });",
    to: ';',
  },
  {
    name: 'training of people outside of the organisation is reset',
    file: resets,
    from: 'const stranger = users.find((id) => membershipOf(db, id, organisation_id) === undefined);',
    to: 'const stranger = users.find((id) => id === 0);',
  },
  {
    name: 'a module of another organisation is reset',
    file: resets,
    from: 'if (module?.organisation_id !== body.organisation_id) return',
    to: 'if (module === undefined) return',
  },
  {
    name: 'a collection of another organisation is reset',
    file: resets,
    from: 'if (collection?.organisation_id !== body.organisation_id) return',
    to: 'if (collection === undefined) return',
  },
  {
    name: 'a restart of a collection leaves its modules completed',
    file: resets,
    from: '    ...module_ids.flatMap((id) => db.tables.modules.get(id)?.entity_id ?? []),\n',
    to: '    ...(module_ids.length > 99 ? [entity_id] : []),\n',
  },
  {
    name: 'a restart of a collection leaves the collections within completed',
    file: resets,
    from: '      .flatMap((inner) => everythingIn(db, inner, path)),',
    to: '      .flatMap((inner) => (path.size > 99 ? everythingIn(db, inner, path) : [])),',
  },
  {
    name: 'a restart of a collection leaves the modules of the collections within completed',
    file: resets,
    from: '      .flatMap((inner) => everythingIn(db, inner, path)),',
    to: '      .flatMap((inner) => (path.size > 99 ? everythingIn(db, inner, path) : [inner.entity_id])),',
  },
  {
    name: 'a restart leaves the date of completion',
    file: resets,
    from: '        last_completed_at: null,\n        expires_at',
    to: '        expires_at',
  },
  {
    name: 'a restart leaves the date on which completion expires',
    file: resets,
    from: '        expires_at: null,\n',
    to: '',
  },
  {
    name: 'a restart leaves when it was viewed last',
    file: resets,
    from: '        last_viewed_at: null,\n',
    to: '',
  },
  {
    name: 'a restart takes an exemption back',
    file: resets,
    from: "if (row === undefined || row.status === 'exempt') continue;",
    to: 'if (row === undefined) continue;',
    unseen: 'no state has an exempt part of a collection that was restarted',
  },
  {
    name: 'what is not open is downloaded',
    file: 'mocks/rules/modules.rules.ts',
    from: '  return whyClosed(db, user.id, module, now) === null ? sendFile({ db, asset }, file, true) : forbidden();',
    to: '  return now > 0 ? sendFile({ db, asset }, file, true) : forbidden();',
  },
  {
    name: 'a download is answered with the module',
    file: 'contracts/shared-address.ts',
    from: "(download === 'true');",
    to: "(download === 'yes');",
  },
  {
    name: 'what is to be confirmed is completed by hand',
    file: 'mocks/rules/module-progress.rules.ts',
    from: 'else if (module.properties.confirm_understanding !== true && COMPLETED_BY_HAND',
    to: 'else if (COMPLETED_BY_HAND',
  },
  {
    name: 'something is done with what is not open',
    file: 'mocks/rules/module-progress.rules.ts',
    from: '  if (closed !== null) return invalid({ module: [closed] });\n  if (body.action',
    to: '  if (body.action',
  },
  {
    name: 'everybody sees the draft of a page',
    file: pageAccess,
    from: 'content_draft: isAuthor ? page.content_draft : null,',
    to: 'content_draft: page.content_draft,',
  },
  {
    name: 'an author sees no draft',
    file: pageAccess,
    from: 'content_draft: isAuthor ? page.content_draft : null,',
    to: 'content_draft: null,',
  },
  {
    name: 'an author sees no content that is coming',
    file: pageAccess,
    from: 'content: isAuthor || isPublished(page, now) ?',
    to: 'content: isPublished(page, now) ?',
  },
  {
    name: 'an author reads only pages that are assigned to them',
    file: pageAccess,
    from: 'return row === undefined && !isAuthor ? null :',
    to: 'return row === undefined ? null :',
  },
  {
    name: 'everybody reads every page of their organisation',
    file: pageAccess,
    from: 'return row === undefined && !isAuthor ? null :',
    to: 'return row === undefined && pageId < 0 ? null :',
  },
  {
    name: 'an author reads the pages of every organisation',
    file: pageAccess,
    from: 'if (page?.organisation_id !== organisationId || membershipOf',
    to: 'if (page === undefined || membershipOf',
  },
  {
    name: 'what was published stays coming',
    file: pageChange,
    from: 'published_at: isPublic ? page.published_at : now };',
    to: 'published_at: isPublic ? now : page.published_at };',
  },
  {
    name: 'a draft opens what somebody handed in',
    file: 'mocks/rules/entity-files.rules.ts',
    from: 'owner_id === null || isAuthorIn',
    to: 'owner_id === null || owner_id > 0 || isAuthorIn',
  },
  {
    name: 'a file of a draft is downloaded by readers',
    file: 'mocks/rules/entity-files.rules.ts',
    from: 'const inDraft = isAuthor ? ',
    to: 'const inDraft = isAuthor || page.page_id > 0 ? ',
  },
  {
    name: 'a module of another organisation opens',
    file: 'mocks/rules/modules.rules.ts',
    from: 'module?.organisation_id === organisationId &&',
    to: 'module !== undefined &&',
  },
  {
    name: 'a page of another organisation opens',
    file: 'mocks/rules/page-access.ts',
    from: 'if (page?.organisation_id !== organisationId ||',
    to: 'if (page === undefined ||',
  },
  {
    name: 'a category of another organisation opens',
    file: 'mocks/rules/categories.rules.ts',
    from: 'category?.organisation_id === organisationId &&',
    to: 'category !== undefined &&',
  },
  {
    name: 'a page shows its content before its day',
    file: 'mocks/rules/page-access.ts',
    from: 'content: isAuthor || isPublished(page, now) ? page.content : null',
    to: 'content: isAuthor || isPublished(page, now) || true ? page.content : null',
  },
  {
    name: 'what asks for no confirmation is confirmed',
    file: 'mocks/rules/module-progress.rules.ts',
    from: ": 'There is nothing to confirm.';",
    to: ': null;',
  },
  {
    name: 'evidence is taken for every module',
    file: 'mocks/rules/module-evidence.rules.ts',
    from: 'if (!(module.custom_can_evidence ?? module.can_evidence) || isDoneForGood)',
    to: 'if (isDoneForGood)',
  },
  {
    name: 'evidence is taken a second time',
    file: 'mocks/rules/module-evidence.rules.ts',
    from: "one.status === 'pending') !== undefined",
    to: "one.status === 'pending') === null",
  },
  {
    name: 'evidence may be a file of any kind',
    file: 'mocks/rules/module-evidence.rules.ts',
    from: 'EVIDENCE_EXTENSIONS.has(file.extension) ? {}',
    to: "EVIDENCE_EXTENSIONS.has('pdf') ? {}",
  },
  {
    name: 'a stranger to an organisation has training there',
    file: 'mocks/rules/listings.rules.ts',
    from: `if (membershipOf(db, user.id, query.organisation_id) === undefined)
    return notFound('Organisation', query.organisation_id);`,
    to: '',
  },
  {
    name: 'a stranger sees a thumbnail',
    file: 'mocks/rules/library.rules.ts',
    from: ' || membershipOf(db, user.id, picture.organisation_id) === undefined',
    to: '',
  },
  {
    name: 'a stranger to an organisation resets there',
    file: 'mocks/rules/resets.rules.ts',
    from: 'if (membership === undefined) return forbidden();',
    to: 'if (membership === undefined) return null;',
  },
];
