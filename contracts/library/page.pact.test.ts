import { describe, test } from 'vitest';
import { builderStates } from '../builder/builder.states.ts';
import type { WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import { downloadEntityFile, getPage, viewOriginalThumbnail } from './page.endpoints.ts';

const AT = 1_772_409_600;
const STATE = 'a page with a file is assigned to a learner';
const DRAFTED = 'a page with a draft';

const room: WireReplyOf<typeof getPage> = {
  page_id: 157,
  entity_id: 30_157,
  title: 'The decontamination room, from door to shelf',
  short_description: 'Everything about the room in one place.',
  content: btoa('{"ROOT":{"type":"div"}}'),
  content_draft: null,
  published_at: AT,
  assigned_at: AT,
};

test('M-31, P-23: a page with its content, and no draft', () =>
  pins({
    state: STATE,
    does: 'loads a page',
    endpoint: getPage,
    request: { params: { id: 157 }, query: { organisation_id: 1 } },
    replies: {
      status: 200,
      proves: ['content_draft'],
      returns: { page_id: 'page_id', entity_id: 'entity_id' },
      body: room,
      pin: { presentAt: ['content'] },
    },
  }));

test('A-26, P-20: a page that is not assigned to the person is a 404', () =>
  pins({
    state: STATE,
    does: 'loads a page that is not assigned',
    endpoint: getPage,
    request: { params: { id: 156 }, query: { organisation_id: 1 } },
    replies: { status: 404, refusal: { message: 'No query results for model [Page] 156' } },
  }));

test('A-26, L20: an unknown page is a 404', () =>
  pins({
    state: 'a learner is signed in',
    does: 'loads a page that does not exist',
    endpoint: getPage,
    request: { params: { id: 999_999 }, query: { organisation_id: 1 } },
    replies: { status: 404, refusal: { message: 'No query results for model [Page] 999999' } },
  }));

test('P-22: a file that a page names', () =>
  pins({
    state: STATE,
    does: 'downloads a file of a page',
    endpoint: downloadEntityFile,
    request: { params: { entities: 'pages', id: 157, fileId: 907 }, query: { organisation_id: 1 } },
    replies: {
      status: 200,
      file: { path: new URL('../testing/certificate.pdf', import.meta.url).pathname, mimetype: 'application/pdf' },
    },
  }));

test('P-22: a file that the page does not name is a 404', () =>
  pins({
    state: STATE,
    does: 'downloads a file that the page does not name',
    endpoint: downloadEntityFile,
    request: { params: { entities: 'pages', id: 157, fileId: 906 }, query: { organisation_id: 1 } },
    replies: { status: 404, refusal: { message: 'No query results for model [File] 906' } },
  }));

test('M-29, P-09: a picture as it was uploaded', () =>
  pins({
    state: 'training with a picture',
    does: 'shows a picture as it was uploaded',
    endpoint: viewOriginalThumbnail,
    request: { params: { id: 612 }, query: {} },
    replies: {
      status: 200,
      file: { path: new URL('../testing/picture.png', import.meta.url).pathname, mimetype: 'image/png' },
    },
  }));

test('L20: an unknown picture is a 404', () =>
  pins({
    state: 'a learner is signed in',
    does: 'shows a picture as it was uploaded that does not exist',
    endpoint: viewOriginalThumbnail,
    request: { params: { id: 999_999 }, query: {} },
    replies: { status: 404, refusal: { message: 'No query results for model [Thumbnail] 999999' } },
  }));

const { content, content_draft } = builderStates[DRAFTED].provides;
const drafted = { content, content_draft, updated_at: AT } as const;
const justPublished = builderStates['a page that was just published'].provides.content;

const welcome: WireReplyOf<typeof getPage> = {
  ...room,
  page_id: 154,
  entity_id: 30_154,
  title: 'Welcome to Learning',
  short_description: 'What to do in your first week.',
  assigned_at: null,
};

describe('X-072, P-24: a page for its author', () => {
  test('is there with its draft, though it is not assigned, nor published yet', () =>
    pins({
      state: DRAFTED,
      does: 'loads a page of which one is an author',
      endpoint: getPage,
      request: { params: { id: 154 }, query: { organisation_id: 81 } },
      replies: {
        status: 200,
        proves: ['assigned_at'],
        returns: {
          page_id: 'page_id',
          content: 'content',
          content_draft: 'content_draft',
          updated_at: 'updated_at',
        },
        body: { ...welcome, ...drafted },
      },
    }));

  test('is a 404 where it is another organisation’s', () =>
    pins({
      state: DRAFTED,
      does: 'loads a page of another organisation as an author',
      endpoint: getPage,
      request: { params: { id: 155 }, query: { organisation_id: 81 } },
      replies: { status: 404, refusal: { message: 'No query results for model [Page] 155' } },
    }));

  test('shows its readers what was published, and no draft', () =>
    pins({
      state: 'a page that was just published',
      does: 'loads a page that was just published',
      endpoint: getPage,
      request: { params: { id: 154 }, query: { organisation_id: 81 } },
      replies: {
        status: 200,
        proves: ['content_draft'],
        returns: { page_id: 'page_id', content: 'content' },
        body: { ...welcome, content: justPublished, content_draft: null, assigned_at: AT },
      },
    }));
});

describe('X-074, P-22: a file that the draft of a page names', () => {
  test('comes to its author', () =>
    pins({
      state: DRAFTED,
      does: 'downloads a file of a draft',
      endpoint: downloadEntityFile,
      request: { params: { entities: 'pages', id: 154, fileId: 907 }, query: { organisation_id: 81 } },
      replies: {
        status: 200,
        file: { path: new URL('../testing/certificate.pdf', import.meta.url).pathname, mimetype: 'application/pdf' },
      },
    }));

  test('is a 404 where it is of somebody who may update no pages', () =>
    pins({
      state: DRAFTED,
      does: 'downloads a private file that a draft names',
      endpoint: downloadEntityFile,
      request: { params: { entities: 'pages', id: 154, fileId: 901 }, query: { organisation_id: 81 } },
      replies: { status: 404, refusal: { message: 'No query results for model [File] 901' } },
    }));
});
