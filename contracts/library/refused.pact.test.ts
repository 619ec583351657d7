import { describe, test } from 'vitest';
import { pins } from '../testing/pins.ts';
import { getCategory, listCategories } from './categories.endpoints.ts';
import { getCollection } from './collection.endpoints.ts';
import { confirmModule, getModule, sendEvidence, startModule } from './module.endpoints.ts';
import { listUserCollections, listUserModules, listUserPages, viewThumbnail } from './library.endpoints.ts';
import { getPage } from './page.endpoints.ts';

const FOREIGN = 'training of another organisation';
const WAITS = 'Other training must be completed first.';
const NOTHING_TO_CONFIRM = 'There is nothing to confirm.';
const NO_EVIDENCE = 'This module takes no evidence.';
const IN_REVIEW = 'Your evidence is already in review.';
const NOT_SUCH_A_FILE = 'The file must be a PDF, a JPEG or a video.';
const query = { organisation_id: 1 };

describe('A-26: what is another organisation’s is not there, though the person is a member of both', () => {
  test('X-064: a collection', () =>
    pins({
      state: FOREIGN,
      does: 'loads a collection of another organisation',
      endpoint: getCollection,
      request: { params: { id: 341 }, query },
      replies: { status: 404, refusal: { message: 'No query results for model [Collection] 341' } },
    }));

  test('X-068: a module', () =>
    pins({
      state: FOREIGN,
      does: 'loads a module of another organisation',
      endpoint: getModule,
      request: { params: { id: 801 }, query },
      replies: { status: 404, refusal: { message: 'No query results for model [Module] 801' } },
    }));

  test('X-072: a page', () =>
    pins({
      state: FOREIGN,
      does: 'loads a page of another organisation',
      endpoint: getPage,
      request: { params: { id: 154 }, query },
      replies: { status: 404, refusal: { message: 'No query results for model [Page] 154' } },
    }));

  test('X-059: a category', () =>
    pins({
      state: FOREIGN,
      does: 'loads a category of another organisation',
      endpoint: getCategory,
      request: { params: { id: 208 }, query },
      replies: { status: 404, refusal: { message: 'No query results for model [Category] 208' } },
    }));

  test('X-079: a module to start', () =>
    pins({
      state: FOREIGN,
      does: 'starts a module of another organisation',
      endpoint: startModule,
      request: { params: { id: 801 }, body: query },
      replies: { status: 404, refusal: { message: 'No query results for model [Module] 801' } },
    }));
});

const OTHERS = 'an organisation of others';
const noMember = { status: 404, refusal: { message: 'No query results for model [Organisation] 12' } } as const;

describe('A-26: nothing is assigned in an organisation that one is no member of, and nothing of it is seen', () => {
  const request = { params: { id: 11 }, query: { organisation_id: 12 } };

  test('X-055 to X-057: neither collections nor modules nor pages', async () => {
    await pins({
      state: OTHERS,
      does: 'lists collections in an organisation of others',
      endpoint: listUserCollections,
      request,
      replies: noMember,
    });
    await pins({
      state: OTHERS,
      does: 'lists modules in an organisation of others',
      endpoint: listUserModules,
      request,
      replies: noMember,
    });
    await pins({
      state: OTHERS,
      does: 'lists pages in an organisation of others',
      endpoint: listUserPages,
      request,
      replies: noMember,
    });
  });

  test('X-058: nor categories', () =>
    pins({
      state: OTHERS,
      does: 'lists categories in an organisation of others',
      endpoint: listCategories,
      request: { query: { organisation_id: 12 } },
      replies: noMember,
    }));

  test('X-068: nor a module', () =>
    pins({
      state: OTHERS,
      does: 'loads a module of an organisation of others',
      endpoint: getModule,
      request: { params: { id: 861 }, query: { organisation_id: 12 } },
      replies: { status: 404, refusal: { message: 'No query results for model [Module] 861' } },
    }));

  test('X-044: nor a thumbnail', () =>
    pins({
      state: OTHERS,
      does: 'shows a thumbnail of an organisation of others',
      endpoint: viewThumbnail,
      request: { params: { id: 610, width: 800, height: 500 } },
      replies: { status: 404, refusal: { message: 'No query results for model [Thumbnail] 610' } },
    }));
});

test('X-068, N-09: a document that is to be confirmed, and not only downloaded', () =>
  pins({
    state: 'a module with a document to confirm',
    does: 'loads a module with a document to confirm',
    endpoint: getModule,
    request: { params: { id: 705 }, query },
    replies: {
      status: 200,
      proves: ['status', 'properties.confirm_understanding', 'properties.download_only'],
      returns: { module_id: 'module_id', entity_id: 'entity_id' },
      body: {
        module_id: 705,
        entity_id: 10_705,
        module_type_key: 'DOC',
        title: 'Decontamination of instruments',
        status: 'pending',
        properties: { confirm_understanding: true, download_only: null },
      },
    },
  }));

test('X-072, P-24: a page before its day has no content for its readers', () =>
  pins({
    state: 'a page that is not published yet',
    does: 'loads a page that is not published yet',
    endpoint: getPage,
    request: { params: { id: 156 }, query },
    replies: {
      status: 200,
      proves: ['content', 'content_draft'],
      returns: { page_id: 'page_id', entity_id: 'entity_id' },
      body: { page_id: 156, entity_id: 30_156, title: 'Coming soon', content: null, content_draft: null },
    },
  }));

describe('what is closed is refused', () => {
  test('X-079: a module that waits for another is not started', () =>
    pins({
      state: 'a module that waits for another',
      does: 'starts a module that is not open',
      endpoint: startModule,
      request: { params: { id: 708 }, body: query },
      replies: { status: 422, refusal: { message: WAITS, errors: { module: [WAITS] } } },
    }));

  test('X-080: a module that asks for no confirmation is not confirmed', () =>
    pins({
      state: 'a module with an assessment',
      does: 'confirms a module without anything to confirm',
      endpoint: confirmModule,
      request: { params: { id: 704 }, body: { ...query, confirmed: true } },
      replies: { status: 422, refusal: { message: NOTHING_TO_CONFIRM, errors: { module: [NOTHING_TO_CONFIRM] } } },
    }));

  test('X-082: a module that takes no evidence', () =>
    pins({
      state: 'a module that takes evidence',
      does: 'sends evidence about a module that takes none',
      endpoint: sendEvidence,
      request: { params: { id: 705 }, body: { ...query, file_id: 990_002, message: null } },
      replies: { status: 422, refusal: { message: NO_EVIDENCE, errors: { module: [NO_EVIDENCE] } } },
    }));

  test('X-082: evidence of a kind that evidence is not', () =>
    pins({
      state: 'a module that takes evidence',
      does: 'sends a text as evidence',
      endpoint: sendEvidence,
      request: { params: { id: 711 }, body: { ...query, file_id: 990_004, message: null } },
      replies: { status: 422, refusal: { message: NOT_SUCH_A_FILE, errors: { file_id: [NOT_SUCH_A_FILE] } } },
    }));

  test('X-082: evidence while an earlier one waits for its reviewer', () =>
    pins({
      state: 'evidence of a learner waits',
      does: 'sends evidence a second time',
      endpoint: sendEvidence,
      request: { params: { id: 711 }, body: { ...query, file_id: 990_002, message: null } },
      replies: { status: 422, refusal: { message: IN_REVIEW, errors: { module: [IN_REVIEW] } } },
    }));
});
