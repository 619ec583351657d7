import { test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import { listUserCollections, listUserModules, viewThumbnail } from './library.endpoints.ts';

const picture = { path: new URL('../testing/picture.png', import.meta.url).pathname, mimetype: 'image/png' };

const AT = 1_772_409_600;

type Module = WireReplyOf<typeof listUserModules>['data'][number];
type Collection = WireReplyOf<typeof listUserCollections>['data'][number];

const training = {
  short_description: 'Kit, gloves, granules, bin.',
  thumbnail_url: 'thumbnails/601',
  published_at: AT,
  assigned_at: AT,
  created_at: AT,
  points: 5,
  status: 'pending',
  due_at: AT,
  expires_at: AT,
  last_viewed_at: AT,
  last_completed_at: AT,
};
const spillages: Module = {
  ...training,
  entity_id: 10_707,
  module_id: 707,
  module_type_key: 'VID',
  module_type_description: 'Video',
  title: 'Spillages and sharps bins',
  favourite: false,
  study_hours: 0.25,
  prerequisites: [{ id: 706, title: 'Water lines and legionella', type: 'module', completed: true }],
};
const essentials: Collection = {
  ...training,
  entity_id: 20_301,
  collection_id: 301,
  title: 'Infection Control Essentials',
  modules: [{ module_id: 707, title: 'Spillages and sharps bins', status: 'pending', last_viewed_at: AT }],
  collections: [{ collection_id: 302, title: 'Sharps and Splash Injuries', status: 'exempt', last_viewed_at: AT }],
};
const onlyPage = {
  current_page: 1,
  from: 1,
  last_page: 1,
  next_page_url: null,
  per_page: 100,
  prev_page_url: null,
  to: 1,
  total: 1,
};
const request = { params: { id: 11 }, query: { organisation_id: 1, status: '!exempt', per_page: 100 } };

test('X-056, M-23 to M-26: the modules of a person, but for those they are exempt from', () =>
  pins({
    state: 'training that somebody is exempt from',
    does: 'lists the modules of a person',
    endpoint: listUserModules,
    request,
    replies: {
      status: 200,
      proves: [
        'current_page',
        'total',
        'data.status',
        'data.prerequisites.completed',
        'data.favourite',
        'data.study_hours',
      ],
      returns: { 'data.module_id': 'module_ids' },
      body: { ...onlyPage, data: [spillages] },
    },
  }));

test('X-055, M-19 to M-21: the collections of a person, but for those they are exempt from, with how far each part is', () =>
  pins({
    state: 'training that somebody is exempt from',
    does: 'lists the collections of a person',
    endpoint: listUserCollections,
    request,
    replies: {
      status: 200,
      proves: ['current_page', 'total', 'data.status', 'data.modules.status', 'data.collections.status'],
      returns: { 'data.collection_id': 'collection_ids', 'data.modules.module_id': 'module_ids' },
      body: { ...onlyPage, data: [essentials] },
    },
  }));

const pageTwo = {
  current_page: 2,
  from: 2,
  last_page: 2,
  next_page_url: null,
  per_page: 1,
  prev_page_url: 'users/11/modules?page=1',
  to: 2,
  total: 2,
};
const backwards = {
  organisation_id: 1,
  status: '!exempt',
  order_by: 'title',
  order_dir: 'desc',
  per_page: 1,
  page: 2,
} as const;
const PAGING = ['current_page', 'last_page', 'total'] as const;

test('X-056, M-10, O-03: the second page of the modules of a person, by title backwards', () =>
  pins({
    state: 'a category with lists',
    does: 'lists the second page of the modules of a person, by title backwards',
    endpoint: listUserModules,
    request: { params: { id: 11 }, query: backwards },
    replies: {
      status: 200,
      proves: PAGING,
      returns: { 'data.module_id': 'second_module_ids' },
      body: { ...pageTwo, data: [{ ...spillages, module_id: 702 }] },
    },
  }));

test('X-056, M-10, O-06: the modules of a person of a type, in which a word stands', () =>
  pins({
    state: 'a category with lists',
    does: 'searches the modules of a person of a type',
    endpoint: listUserModules,
    request: {
      params: { id: 11 },
      query: { organisation_id: 1, status: '!exempt', module_type_key: ['DOC'], search: 'INSTRUMENTS', per_page: 100 },
    },
    replies: {
      status: 200,
      proves: [...PAGING, 'data.module_type_key'],
      returns: { 'data.module_id': 'first_module_ids' },
      body: { ...onlyPage, data: [{ ...spillages, module_id: 705, module_type_key: 'DOC' }] },
    },
  }));

test('X-055, M-10, O-03: the second page of the collections of a person, by title backwards', () =>
  pins({
    state: 'a category with lists',
    does: 'lists the second page of the collections of a person, by title backwards',
    endpoint: listUserCollections,
    request: { params: { id: 11 }, query: backwards },
    replies: {
      status: 200,
      proves: PAGING,
      returns: { 'data.collection_id': 'second_collection_ids' },
      body: { ...pageTwo, data: [essentials] },
    },
  }));

test('X-055, M-10, O-02: the collections of a person in which a word stands', () =>
  pins({
    state: 'a category with lists',
    does: 'searches the collections of a person',
    endpoint: listUserCollections,
    request: {
      params: { id: 11 },
      query: { organisation_id: 1, status: '!exempt', search: 'FIRST FIVE', per_page: 100 },
    },
    replies: {
      status: 200,
      proves: PAGING,
      returns: { 'data.collection_id': 'first_collection_ids' },
      body: { ...onlyPage, data: [{ ...essentials, collection_id: 305 }] },
    },
  }));

test('X-044, M-29: a thumbnail in the size of a card', () =>
  pins({
    state: 'training with a picture',
    does: 'shows a thumbnail',
    endpoint: viewThumbnail,
    request: { params: { id: 612, width: 800, height: 500 } },
    replies: { status: 200, file: picture },
  }));

test('L20: an unknown thumbnail is a 404', () =>
  pins({
    state: 'a learner is signed in',
    does: 'shows a thumbnail that does not exist',
    endpoint: viewThumbnail,
    request: { params: { id: 999_999, width: 1600, height: 1000 } },
    replies: { status: 404, refusal: { message: 'No query results for model [Thumbnail] 999999' } },
  }));
