import { describe, test } from 'vitest';
import type { RequestOf, WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import {
  getCategory,
  listCategories,
  listCategoryCollections,
  listCategoryModules,
  listCategoryPages,
} from './categories.endpoints.ts';

const AT = 1_772_409_600;

type Module = WireReplyOf<typeof listCategoryModules>['data'][number];
type Collection = WireReplyOf<typeof listCategoryCollections>['data'][number];
type Page = WireReplyOf<typeof listCategoryPages>['data'][number];

const training = {
  short_description: 'In the order that works.',
  thumbnail_url: null,
  published_at: AT,
  assigned_at: AT,
  created_at: AT,
  points: 10,
  due_at: AT,
  expires_at: AT,
  last_viewed_at: AT,
  last_completed_at: AT,
};
const instruments: Module = {
  ...training,
  entity_id: 10_705,
  module_id: 705,
  module_type_key: 'DOC',
  module_type_description: 'Document',
  title: 'Decontamination of instruments',
  status: 'pending',
};
const surgery: Module = {
  ...training,
  entity_id: 10_702,
  module_id: 702,
  module_type_key: 'VID',
  module_type_description: 'Video',
  title: 'Cleaning the surgery',
  status: 'completed',
};
const emergencies: Collection = {
  ...training,
  entity_id: 20_305,
  collection_id: 305,
  title: 'Medical Emergencies: the first five minutes',
  status: 'pending',
  modules: [],
  collections: [],
};
const essentials: Collection = {
  ...emergencies,
  entity_id: 20_301,
  collection_id: 301,
  title: 'Infection Control Essentials',
};
const meetings: Page = {
  entity_id: 30_153,
  page_id: 153,
  title: 'Team meetings: the calendar',
  short_description: 'Every second Tuesday.',
  thumbnail_url: null,
  published_at: AT,
  assigned_at: AT,
  created_at: AT,
  pinned: false,
};
const policy: Page = { ...meetings, entity_id: 30_152, page_id: 152, title: 'Infection control policy in one page' };

const STATE = 'a category with lists';
const PAGING = ['current_page', 'last_page', 'total'] as const;
const both = {
  current_page: 1,
  from: 1,
  last_page: 1,
  next_page_url: null,
  per_page: 12,
  prev_page_url: null as string | null,
  to: 2,
  total: 2,
};
const one = { ...both, to: 1, total: 1 };
const params = { id: 201 };

/** Which modules or collections, how they are asked for, by which name the state provides their ids, and the reply. */
type Listing<Item> = readonly [
  which: string,
  query: RequestOf<typeof listCategoryModules>['query'],
  ids: string,
  body: typeof both & { readonly data: Item[] },
];
const own = { organisation_id: 1, order_by: 'sort_order', order_dir: 'asc', per_page: 12, status: '!exempt' } as const;

test('X-058, M-01, M-08: the categories at the top, which of them are shown, and which ask for attention', () =>
  pins({
    state: 'a library of categories',
    does: 'lists the categories at the top of the library',
    endpoint: listCategories,
    request: { query: { organisation_id: 1 } },
    replies: {
      status: 200,
      proves: ['extended.show', 'extended.attention'],
      returns: { id: 'category_ids' },
      body: [
        {
          id: 201,
          title: 'Infection Control',
          thumbnail_url: 'thumbnails/601',
          extended: { show: true, attention: false },
        },
        {
          id: 203,
          title: 'Medical Emergencies',
          thumbnail_url: 'thumbnails/603',
          extended: { show: true, attention: true },
        },
        { id: 202, title: 'Radiography', thumbnail_url: 'thumbnails/602', extended: { show: false, attention: false } },
      ],
    },
  }));

describe('X-059: a category', () => {
  test('M-05, M-06: with its lists and the categories in it', () =>
    pins({
      state: STATE,
      does: 'loads a category with lists',
      endpoint: getCategory,
      request: { params, query: { organisation_id: 1 } },
      replies: {
        status: 200,
        proves: [
          'has_pages',
          'has_collections',
          'has_modules',
          'children.extended.show',
          'children.extended.attention',
        ],
        returns: { id: 'category_id', 'children.id': 'child_ids' },
        body: {
          id: 201,
          title: 'Infection Control',
          thumbnail_url: 'thumbnails/601',
          extended: { show: true, attention: false },
          content: null,
          has_pages: true,
          has_collections: true,
          has_modules: true,
          children: [
            {
              id: 207,
              title: 'Decontamination Room',
              thumbnail_url: 'thumbnails/612',
              extended: { show: true, attention: true },
            },
          ],
          breadcrumb: [],
        },
      },
    }));

  test('M-06, M-32: without any list, below another one', () =>
    pins({
      state: 'an empty category',
      does: 'loads a category without lists',
      endpoint: getCategory,
      request: { params: { id: 207 }, query: { organisation_id: 1 } },
      replies: {
        status: 200,
        proves: ['has_pages', 'has_collections', 'has_modules', 'extended.show'],
        returns: { id: 'category_id', 'breadcrumb.id': 'parent_ids' },
        body: {
          id: 207,
          title: 'Decontamination Room',
          thumbnail_url: 'thumbnails/612',
          extended: { show: false, attention: true },
          content: null,
          has_pages: false,
          has_collections: false,
          has_modules: false,
          children: [],
          breadcrumb: [{ id: 201, title: 'Infection Control' }],
        },
        pin: { emptyAt: ['children'] },
      },
    }));

  test('A-26, L20: an unknown category is a 404', () =>
    pins({
      state: 'a learner is signed in',
      does: 'loads a category that does not exist',
      endpoint: getCategory,
      request: { params: { id: 999_999 }, query: { organisation_id: 1 } },
      replies: { status: 404, refusal: { message: 'No query results for model [Category] 999999' } },
    }));
});

describe('X-061: the modules of a category', () => {
  test.each<Listing<Module>>([
    ['in its own order', own, 'module_ids', { ...both, data: [instruments, surgery] }],
    ['by title', { ...own, order_by: 'title' }, 'module_ids_by_title', { ...both, data: [surgery, instruments] }],
    [
      'newest first',
      { ...own, order_by: 'created_at', order_dir: 'desc' },
      'module_ids_by_title',
      { ...both, data: [surgery, instruments] },
    ],
    ['that are completed', { ...own, status: 'completed' }, 'second_module_ids', { ...one, data: [surgery] }],
    ['of a type', { ...own, module_type_key: ['DOC'] }, 'first_module_ids', { ...one, data: [instruments] }],
    ['in which a word stands', { ...own, search: 'INSTRUMENTS' }, 'first_module_ids', { ...one, data: [instruments] }],
    [
      'of the second page',
      { ...own, per_page: 1, page: 2 },
      'second_module_ids',
      {
        current_page: 2,
        from: 2,
        last_page: 2,
        next_page_url: null,
        per_page: 1,
        prev_page_url: 'categories/201/modules?page=1',
        to: 2,
        total: 2,
        data: [surgery],
      },
    ],
  ])('M-09, O-03, O-05: %s', (which, query, ids, body) =>
    pins({
      state: STATE,
      does: `lists the modules of a category ${which}`,
      endpoint: listCategoryModules,
      request: { params, query },
      replies: { status: 200, proves: [...PAGING, 'data.status'], returns: { 'data.module_id': ids }, body },
    }),
  );
});

describe('X-060: the collections of a category', () => {
  test.each<Listing<Collection>>([
    ['in its own order', own, 'collection_ids', { ...both, data: [emergencies, essentials] }],
    [
      'by title',
      { ...own, order_by: 'title' },
      'collection_ids_by_title',
      { ...both, data: [essentials, emergencies] },
    ],
    [
      'newest first',
      { ...own, order_by: 'created_at', order_dir: 'desc' },
      'collection_ids_by_title',
      { ...both, data: [essentials, emergencies] },
    ],
    [
      'in which a word stands',
      { ...own, search: 'FIRST FIVE' },
      'first_collection_ids',
      { ...one, data: [emergencies] },
    ],
    [
      'of the second page',
      { ...own, per_page: 1, page: 2 },
      'second_collection_ids',
      {
        current_page: 2,
        from: 2,
        last_page: 2,
        next_page_url: null,
        per_page: 1,
        prev_page_url: 'categories/201/collections?page=1',
        to: 2,
        total: 2,
        data: [essentials],
      },
    ],
  ])('M-09, O-03: %s', (which, query, ids, body) =>
    pins({
      state: STATE,
      does: `lists the collections of a category ${which}`,
      endpoint: listCategoryCollections,
      request: { params, query },
      replies: { status: 200, proves: [...PAGING, 'data.status'], returns: { 'data.collection_id': ids }, body },
    }),
  );
});

test('X-062: the pages of a category in its own order, and no page that is not assigned', () =>
  pins({
    state: STATE,
    does: 'lists the pages of a category',
    endpoint: listCategoryPages,
    request: { params, query: { organisation_id: 1 } },
    replies: {
      status: 200,
      proves: PAGING,
      returns: { 'data.page_id': 'page_ids' },
      body: { ...both, per_page: 1000, data: [meetings, policy] },
    },
  }));
