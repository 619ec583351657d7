import type { WrongRule } from './wrong-rule.ts';

const lists = 'mocks/rules/builder.rules.ts';
const change = 'mocks/rules/page-change.rules.ts';
const files = 'mocks/rules/entity-files.rules.ts';
const access = 'mocks/rules/page-access.ts';

export const wrongRules: readonly WrongRule[] = [
  {
    name: 'the pictures of every organisation are listed',
    file: lists,
    from: 'db.tables.thumbnails.where(({ organisation_id }) => organisation_id === query.organisation_id);',
    to: 'db.tables.thumbnails.where(({ organisation_id }) => organisation_id > 0);',
  },
  {
    name: 'a category of pictures is listed once for each picture',
    file: lists,
    from: '[...new Set(pictures.map(({ category }) => category))]',
    to: 'pictures.map(({ category }) => category)',
  },
  {
    name: 'the collections of every organisation can be chosen',
    file: lists,
    from: 'db.tables.collections.where(({ organisation_id }) => organisation_id === query.organisation_id);',
    to: 'db.tables.collections.where(({ organisation_id }) => organisation_id > 0);',
  },
  {
    name: 'the modules of every organisation can be chosen',
    file: lists,
    from: 'db.tables.modules.where(({ organisation_id }) => organisation_id === query.organisation_id);',
    to: 'db.tables.modules.where(({ organisation_id }) => organisation_id > 0);',
  },
  {
    name: 'the pages of every organisation can be chosen',
    file: lists,
    from: 'db.tables.pages.where(({ organisation_id }) => organisation_id === query.organisation_id);',
    to: 'db.tables.pages.where(({ organisation_id }) => organisation_id > 0);',
  },
  {
    name: 'a page that was never published cannot be chosen',
    file: lists,
    from: 'db.tables.pages.where(({ organisation_id }) => organisation_id === query.organisation_id);',
    to: 'db.tables.pages.where((one) => one.organisation_id === query.organisation_id && one.content !== null);',
  },
  {
    name: 'what can be chosen comes in the order of its numbers',
    file: lists,
    from: "entities.toSorted((a, b) => a.title.localeCompare(b.title, 'en') || a.entity_id - b.entity_id);",
    to: 'entities.toSorted((a, b) => a.entity_id - b.entity_id);',
  },
  {
    name: 'whoever may read pages may change them',
    file: 'contracts/builder/author.ts',
    from: "const AUTHOR = { pages: ['update'] }",
    to: "const AUTHOR = { pages: ['read'] }",
  },
  {
    name: 'a page of another organisation is changed',
    file: access,
    from: 'if (page?.organisation_id !== organisationId || membershipOf',
    to: 'if (page === undefined || membershipOf',
  },
  {
    name: 'a save overwrites what somebody else saved',
    file: change,
    from: 'if (body.updated_at !== page.updated_at) return',
    to: 'if (body.updated_at === 0) return',
  },
  {
    name: 'a save whose reply was lost is taken for a second author',
    file: change,
    from: 'if (isAsWished) return',
    to: 'if (isAsWished && body.updated_at === page.updated_at) return',
  },
  {
    name: 'a save leaves the version as it was',
    file: change,
    from: '    updated_at: Math.max(now, page.updated_at + 1),\n',
    to: '',
  },
  {
    name: 'a draft is published as it is saved',
    file: change,
    from: 'return { ...page, content_draft: body.content_draft };',
    to: 'return { ...page, content: body.content_draft ?? page.content, content_draft: body.content_draft };',
  },
  {
    name: 'a draft is not stored',
    file: change,
    from: 'return { ...page, content_draft: body.content_draft };',
    to: 'return { ...page, content_draft: body.content_draft === null ? null : page.content_draft };',
  },
  {
    name: 'a draft cannot be discarded',
    file: change,
    from: 'return { ...page, content_draft: body.content_draft };',
    to: 'return { ...page, content_draft: body.content_draft ?? page.content_draft };',
  },
  {
    name: 'publishing leaves the draft',
    file: change,
    from: 'return { content: body.content, content_draft: null,',
    to: 'return { content: body.content, content_draft: page.content_draft,',
  },
  {
    name: 'what is no document is stored',
    file: change,
    from: 'return content === null || nodesIn(content) !== null\n',
    to: 'return content === null || content.length > 0\n',
  },
  {
    name: 'what is no document is refused under another field',
    file: change,
    from: 'invalid({ [field]: [',
    to: 'invalid({ body: [',
  },
  {
    name: 'a document needs no root',
    file: 'mocks/rules/written-nodes.ts',
    from: "isObject(value) && 'ROOT' in value && ",
    to: 'isObject(value) && ',
  },
  {
    name: 'an author reads what is assigned to them alone',
    file: access,
    from: 'return row === undefined && !isAuthor ? null :',
    to: 'return row === undefined ? null :',
  },
  {
    name: 'readers are told the files of a draft',
    file: files,
    from: 'const inDraft = isAuthor ? ',
    to: 'const inDraft = isAuthor || page.page_id > 0 ? ',
  },
  {
    name: 'authors are not told the files of a draft',
    file: files,
    from: 'const inDraft = isAuthor ? ',
    to: 'const inDraft = isAuthor && page.page_id < 0 ? ',
  },
  {
    name: 'the files of a page come to whom it is not assigned',
    file: access,
    from: 'return row === undefined && !isAuthor ? null :',
    to: 'return row === undefined && pageId < 0 ? null :',
  },
  {
    name: 'a draft lists what somebody handed in',
    file: files,
    from: 'owner_id === null || isAuthorIn',
    to: 'owner_id === null || owner_id > 0 || isAuthorIn',
  },
  {
    name: 'an author is told what others uploaded',
    file: files,
    from: 'owner_id === user.id && FOR_CONTENT.has(type)',
    to: 'owner_id !== null && FOR_CONTENT.has(type)',
  },
  {
    name: 'an author is not told what they uploaded',
    file: files,
    from: 'owner_id === user.id && FOR_CONTENT.has(type)',
    to: "owner_id === user.id && type === 'logo'",
  },
];
