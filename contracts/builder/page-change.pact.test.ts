import { describe, test } from 'vitest';
import type { RequestOf, WireReplyOf } from '../endpoint.ts';
import type { getPage } from '../library/page.endpoints.ts';
import type { ProviderStateName } from '../provider-states.ts';
import { pins } from '../testing/pins.ts';
import { updatePage } from './builder.endpoints.ts';
import { builderStates } from './builder.states.ts';

const AT = 1_772_409_600;
const DRAFTED = 'a page with a draft';
const SAVED = 'a page whose draft was saved since it was read';
const PUBLISHED = 'a page that was published since it was read';

const { content, content_draft } = builderStates[DRAFTED].provides;
const savedDraft = builderStates[SAVED].provides.content_draft;
const publishedContent = builderStates[PUBLISHED].provides.content;

/** What an author writes. */
const WRITTEN = btoa('{"ROOT":{"type":"div","nodes":["a"]},"a":{"type":"Heading","props":{"text":"Hello"}}}');

const page: WireReplyOf<typeof getPage> = {
  page_id: 154,
  entity_id: 30_154,
  title: 'Welcome to Learning',
  short_description: 'What to do in your first week.',
  content,
  content_draft,
  published_at: AT,
  assigned_at: null,
  updated_at: AT,
};

const change = (state: ProviderStateName, does: string, body: RequestOf<typeof updatePage>['body'], id = 154) => ({
  state,
  does,
  endpoint: updatePage,
  request: { params: { id }, query: { organisation_id: 81 }, body },
});

const missing = (id: number) =>
  ({ status: 404, refusal: { message: `No query results for model [Page] ${id}` } }) as const;
const CHANGED = { status: 409, refusal: { message: 'This page was changed by somebody else.' } } as const;
const noDocument = (field: string) =>
  ({
    status: 422,
    refusal: {
      message: `The ${field.replace('_', ' ')} field must be a document.`,
      errors: { [field]: [`The ${field.replace('_', ' ')} field must be a document.`] },
    },
  }) as const;

describe('X-104, P-24: a draft', () => {
  test('is saved, and changes nothing that readers see', () =>
    pins({
      ...change(DRAFTED, 'saves a draft', { content_draft: WRITTEN, updated_at: AT }),
      replies: {
        status: 200,
        proves: ['content_draft'],
        returns: { page_id: 'page_id', content: 'content' },
        body: { ...page, content_draft: WRITTEN, updated_at: AT + 1 },
        pin: { presentAt: ['updated_at'] },
      },
    }));

  test('is discarded', () =>
    pins({
      ...change(DRAFTED, 'discards a draft', { content_draft: null, updated_at: AT }),
      replies: {
        status: 200,
        proves: ['content_draft'],
        returns: { content: 'content' },
        body: { ...page, content_draft: null, updated_at: AT + 1 },
        pin: { presentAt: ['updated_at'] },
      },
    }));

  test('is refused where somebody else saved another one meanwhile', () =>
    pins({
      ...change(SAVED, 'saves a draft of a page that was changed meanwhile', {
        content_draft: WRITTEN,
        updated_at: AT,
      }),
      replies: CHANGED,
    }));

  test('is answered with the page where it already is what is stored', () =>
    pins({
      ...change(SAVED, 'saves a draft once more', { content_draft: savedDraft, updated_at: AT }),
      replies: {
        status: 200,
        proves: { nothing: 'its content is what the state provides' },
        returns: { page_id: 'page_id', content_draft: 'content_draft' },
        body: { ...page, content_draft: savedDraft, updated_at: AT + 1 },
        pin: { presentAt: ['updated_at'] },
      },
    }));

  test('is refused where it is no document', () =>
    pins({
      ...change(DRAFTED, 'saves a draft that is no document', { content_draft: 'no document', updated_at: AT }),
      replies: noDocument('content_draft'),
    }));

  test('is refused on a page that does not exist', () =>
    pins({
      ...change(
        DRAFTED,
        'saves a draft of a page that does not exist',
        { content_draft: WRITTEN, updated_at: AT },
        999_999,
      ),
      replies: missing(999_999),
    }));

  test('is refused on a page of another organisation', () =>
    pins({
      ...change(
        DRAFTED,
        'saves a draft of a page of another organisation',
        { content_draft: WRITTEN, updated_at: AT },
        155,
      ),
      replies: missing(155),
    }));

  test('is refused in another organisation', () =>
    pins({
      ...change(DRAFTED, 'saves a draft in another organisation', { content_draft: WRITTEN, updated_at: AT }, 155),
      request: {
        params: { id: 155 },
        query: { organisation_id: 12 },
        body: { content_draft: WRITTEN, updated_at: AT },
      },
      replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
    }));

  test('is refused without the permission, on a page that is assigned', () =>
    pins({
      ...change('a page with a file is assigned to a learner', 'saves a draft without the permission', {
        content_draft: WRITTEN,
        updated_at: AT,
      }),
      request: {
        params: { id: 157 },
        query: { organisation_id: 1 },
        body: { content_draft: WRITTEN, updated_at: AT },
      },
      replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
    }));
});

describe('X-104, P-24: content', () => {
  test('is published, and leaves no draft', () =>
    pins({
      ...change(DRAFTED, 'publishes content', { content: WRITTEN, updated_at: AT }),
      replies: {
        status: 200,
        proves: ['content', 'content_draft'],
        returns: { page_id: 'page_id' },
        body: { ...page, content: WRITTEN, content_draft: null, updated_at: AT + 1 },
        pin: { presentAt: ['published_at', 'updated_at'] },
      },
    }));

  test('is refused where somebody else published meanwhile', () =>
    pins({
      ...change(PUBLISHED, 'publishes content of a page that was changed meanwhile', {
        content: WRITTEN,
        updated_at: AT,
      }),
      replies: CHANGED,
    }));

  test('is answered with the page where it already is what is published', () =>
    pins({
      ...change(PUBLISHED, 'publishes content once more', { content: publishedContent, updated_at: AT }),
      replies: {
        status: 200,
        proves: ['content_draft'],
        returns: { page_id: 'page_id', content: 'content' },
        body: { ...page, content: publishedContent, content_draft: null, updated_at: AT + 1 },
        pin: { presentAt: ['updated_at'] },
      },
    }));

  test('is refused where it has no root', () =>
    pins({
      ...change(DRAFTED, 'publishes content without a root', {
        content: btoa('{"a":{"type":"div"}}'),
        updated_at: AT,
      }),
      replies: noDocument('content'),
    }));
});
