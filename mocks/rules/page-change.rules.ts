import type { PageChange } from '#contracts/builder/page-change.schema.ts';
import type { Catalogue } from '#contracts/catalogue.ts';
import type { PageRecord } from '#fixtures/records/library.record.ts';
import { pageView, readablePage } from './page-access.ts';
import { invalid, notFound, refuse, type Refusal, reply } from './reply.ts';
import type { Rule } from './rule.ts';
import { nodesIn } from './written-nodes.ts';

type Written = Pick<PageRecord, 'content' | 'content_draft' | 'published_at'>;

/** Content that is no document, under the name of its field; null is the wish to have no draft. */
const whyNoDocument = (body: PageChange): Refusal | null => {
  const [field, content] =
    'content' in body ? (['content', body.content] as const) : (['content_draft', body.content_draft] as const);
  return content === null || nodesIn(content) !== null
    ? null
    : invalid({ [field]: [`The ${field.replaceAll('_', ' ')} field must be a document.`] });
};

/** What the page is after the change. Publishing makes it readable at once, and leaves no draft. */
const changed = (page: PageRecord, body: PageChange, now: number): Written => {
  if ('content_draft' in body) return { ...page, content_draft: body.content_draft };
  const isPublic = page.published_at !== null && page.published_at <= now;
  return { content: body.content, content_draft: null, published_at: isPublic ? page.published_at : now };
};

/**
 * X-104 (P-24, 0336): a draft is saved or discarded, or content is published. Whoever read another version than the
 * one that is stored is refused, unless it already is as wished: the reply to the first try may have been lost.
 */
export const updatePage: Rule<Catalogue['updatePage']> = async ({ db, user, params, query, body, now }) => {
  const readable = readablePage(db, user, params.id, query.organisation_id);
  if (readable === null) return notFound('Page', params.id);
  const refused = whyNoDocument(body);
  if (refused !== null) return refused;
  const { page } = readable;
  const { content, content_draft, published_at } = changed(page, body, now);
  const isAsWished =
    page.content === content && page.content_draft === content_draft && page.published_at === published_at;
  if (isAsWished) return reply(200, pageView(readable, now));
  if (body.updated_at !== page.updated_at) return refuse(409, 'This page was changed by somebody else.');
  const stored = await db.tables.pages.update(page.page_id, {
    content,
    content_draft,
    published_at,
    updated_at: Math.max(now, page.updated_at + 1),
  });
  return reply(200, pageView({ ...readable, page: stored }, now));
};
