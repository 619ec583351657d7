import { describe, test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import { listCollections, listLayouts, listModules, listPages, listThumbnails } from './builder.endpoints.ts';

const AT = 1_772_409_600;
const STATE = 'an organisation whose pages an author may change';
const UNAUTHORIZED = { status: 403, refusal: { message: 'This action is unauthorized.' } } as const;

const PAGING = ['current_page', 'last_page', 'total'] as const;
const onlyPage = {
  current_page: 1,
  from: 1,
  last_page: 1,
  next_page_url: null,
  prev_page_url: null,
};
const secondPage = { current_page: 2, from: 2, per_page: 1, prev_page_url: 'modules?page=1', to: 2 };
const OWN = { query: { organisation_id: 81 } } as const;
const SECOND = { query: { organisation_id: 81, per_page: 1, page: 2 } } as const;

describe('X-043, P-17: the pictures that content may show', () => {
  const library: WireReplyOf<typeof listThumbnails> = {
    images: [
      { id: 608, url: 'thumbnails/608', category: 'Dementia' },
      { id: 620, url: 'thumbnails/620', category: 'Dementia' },
      { id: 609, url: 'thumbnails/609', category: 'Medication' },
    ],
    categories: ['Dementia', 'Medication'],
  };

  test('are those of the organisation, each with its category', () =>
    pins({
      state: STATE,
      does: 'lists the pictures of an organisation',
      endpoint: listThumbnails,
      request: OWN,
      replies: {
        status: 200,
        proves: ['images.category', 'categories'],
        returns: { 'images.id': 'thumbnail_ids' },
        body: library,
      },
    }));

  test('not by who may not update its pages', () =>
    pins({
      state: 'a learner is signed in',
      does: 'lists pictures without the permission',
      endpoint: listThumbnails,
      request: { query: { organisation_id: 1 } },
      replies: UNAUTHORIZED,
    }));

  test('not those of another organisation', () =>
    pins({
      state: STATE,
      does: 'lists the pictures of another organisation',
      endpoint: listThumbnails,
      request: { query: { organisation_id: 12 } },
      replies: UNAUTHORIZED,
    }));
});

const hoists: WireReplyOf<typeof listModules>['data'][number] = {
  module_id: 802,
  entity_id: 10_802,
  title: 'Hoists and slings, safely',
  short_description: 'Check, fit, lift, lower.',
  module_type_key: 'VID',
  module_type_description: 'Video',
  thumbnail_url: null,
  published_at: AT,
};

describe('X-067, P-21: the modules to choose from', () => {
  test('are all of the organisation by title, assigned or not', () =>
    pins({
      state: STATE,
      does: 'lists the modules of an organisation',
      endpoint: listModules,
      request: OWN,
      replies: {
        status: 200,
        proves: PAGING,
        returns: { 'data.module_id': 'module_ids' },
        body: {
          ...onlyPage,
          per_page: 5000,
          to: 3,
          total: 3,
          data: [hoists, { ...hoists, module_id: 803 }, { ...hoists, module_id: 801 }],
        },
      },
    }));

  test('come in pages', () =>
    pins({
      state: STATE,
      does: 'lists the second page of the modules of an organisation',
      endpoint: listModules,
      request: SECOND,
      replies: {
        status: 200,
        proves: PAGING,
        returns: { 'data.module_id': 'second_module_ids' },
        body: {
          ...secondPage,
          last_page: 3,
          next_page_url: 'modules?page=3',
          total: 3,
          data: [{ ...hoists, module_id: 803 }],
        },
      },
    }));

  test('not by who may not update pages', () =>
    pins({
      state: 'a learner is signed in',
      does: 'lists modules to choose from without the permission',
      endpoint: listModules,
      request: { query: { organisation_id: 1 } },
      replies: UNAUTHORIZED,
    }));

  test('not those of another organisation', () =>
    pins({
      state: STATE,
      does: 'lists the modules of another organisation',
      endpoint: listModules,
      request: { query: { organisation_id: 12 } },
      replies: UNAUTHORIZED,
    }));
});

const dementia: WireReplyOf<typeof listCollections>['data'][number] = {
  collection_id: 342,
  entity_id: 20_342,
  title: 'Dementia: seeing the person',
  short_description: 'A life story, a corridor, a song.',
  thumbnail_url: null,
  published_at: AT,
};

describe('X-063, P-21: the collections to choose from', () => {
  test('are all of the organisation by title, assigned or not', () =>
    pins({
      state: STATE,
      does: 'lists the collections of an organisation',
      endpoint: listCollections,
      request: OWN,
      replies: {
        status: 200,
        proves: PAGING,
        returns: { 'data.collection_id': 'collection_ids' },
        body: { ...onlyPage, per_page: 5000, to: 2, total: 2, data: [dementia, { ...dementia, collection_id: 341 }] },
      },
    }));

  test('come in pages', () =>
    pins({
      state: STATE,
      does: 'lists the second page of the collections of an organisation',
      endpoint: listCollections,
      request: SECOND,
      replies: {
        status: 200,
        proves: PAGING,
        returns: { 'data.collection_id': 'second_collection_ids' },
        body: {
          ...secondPage,
          last_page: 2,
          next_page_url: null,
          total: 2,
          data: [{ ...dementia, collection_id: 341 }],
        },
      },
    }));

  test('not by who may not update pages', () =>
    pins({
      state: 'a learner is signed in',
      does: 'lists collections to choose from without the permission',
      endpoint: listCollections,
      request: { query: { organisation_id: 1 } },
      replies: UNAUTHORIZED,
    }));
});

const welcome: WireReplyOf<typeof listPages>['data'][number] = {
  page_id: 154,
  entity_id: 30_154,
  title: 'Welcome to Learning',
  short_description: 'What to do in your first week.',
  thumbnail_url: null,
  published_at: AT,
};

describe('X-071, P-21: the pages to choose from', () => {
  test('are all of the organisation by title, published or not', () =>
    pins({
      state: STATE,
      does: 'lists the pages of an organisation',
      endpoint: listPages,
      request: OWN,
      replies: {
        status: 200,
        proves: PAGING,
        returns: { 'data.page_id': 'page_ids' },
        body: {
          ...onlyPage,
          per_page: 100,
          to: 2,
          total: 2,
          data: [
            { ...welcome, page_id: 158 },
            { ...welcome, page_id: 154 },
          ],
        },
      },
    }));

  test('come in pages', () =>
    pins({
      state: STATE,
      does: 'lists the second page of the pages of an organisation',
      endpoint: listPages,
      request: SECOND,
      replies: {
        status: 200,
        proves: PAGING,
        returns: { 'data.page_id': 'second_page_ids' },
        body: { ...secondPage, last_page: 2, next_page_url: null, total: 2, data: [welcome] },
      },
    }));

  test('not by who may not update them', () =>
    pins({
      state: 'a learner is signed in',
      does: 'lists pages to choose from without the permission',
      endpoint: listPages,
      request: { query: { organisation_id: 1 } },
      replies: UNAUTHORIZED,
    }));
});

test('X-077, P-18: layouts to begin a page with, read signed out too', () =>
  pins({
    state: 'nobody is signed in',
    does: 'reads the layouts',
    endpoint: listLayouts,
    request: {},
    replies: {
      status: 200,
      proves: { nothing: 'which layouts there are is the product’s own' },
      body: [
        {
          id: 'first-week',
          name: 'First week',
          description: 'Heading, two columns, training, links',
          content: btoa('{"ROOT":{"type":"div"}}'),
        },
      ],
    },
  }));
