import { test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import { downloadEntityFile, getPage, viewOriginalThumbnail } from './page.endpoints.ts';

const AT = 1_772_409_600;
const STATE = 'a page with a file is assigned to a learner';

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
