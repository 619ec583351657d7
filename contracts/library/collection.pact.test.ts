import { test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { parent } from '../testing/assessment-sample.ts';
import { pins } from '../testing/pins.ts';
import {
  getCollection,
  listCollectionAssessments,
  listCollectionCollections,
  listCollectionModules,
} from './collection.endpoints.ts';

const AT = 1_772_409_600;
const STATE = 'a collection with parts in order';

type Collection = WireReplyOf<typeof getCollection>;
type Module = NonNullable<Collection['modules']>[number];
type SubCollection = NonNullable<Collection['collections']>[number];
type Assessment = NonNullable<Collection['assessments']>[number];

const first: Module = {
  entity_id: 10_706,
  module_id: 706,
  module_type_key: 'VID',
  module_type_description: 'Video',
  title: 'Water lines and legionella',
  status: 'completed',
  points: 10,
  last_viewed_at: AT,
  last_completed_at: AT,
  prerequisites: [],
};
const second: Module = {
  ...first,
  entity_id: 10_707,
  module_id: 707,
  title: 'Spillages and sharps bins',
  status: 'pending',
  last_viewed_at: null,
  last_completed_at: null,
  prerequisites: [{ id: 706, title: 'Water lines and legionella', type: 'module', completed: true }],
};
const policies: SubCollection = {
  entity_id: 20_303,
  collection_id: 303,
  title: 'Your Practice Policies',
  status: 'completed',
  modules: [{ module_id: 704, title: 'Handling laboratory work', status: 'completed' }],
};
const exam: Assessment = {
  assessment_id: 501,
  assessment_type_key: 'EXM',
  title: 'Infection Control: final assessment',
  status: 'pending',
  collection: { collection_id: 301, ...parent, prerequisites: [] },
  module: null,
};
const request = { params: { id: 301 }, query: { organisation_id: 1 } };
const page = (rows: number, perPage: number) => ({
  current_page: 1,
  from: 1,
  last_page: 1,
  next_page_url: null,
  per_page: perPage,
  prev_page_url: null,
  to: rows,
  total: rows,
});
const PAGING = ['current_page', 'last_page', 'total'] as const;

test('X-064, M-11, M-12: a collection with its parts, what each waits for, and their order', () =>
  pins({
    state: STATE,
    does: 'loads a collection',
    endpoint: getCollection,
    request,
    replies: {
      status: 200,
      proves: [
        'modules.status',
        'modules.prerequisites.completed',
        'collections.status',
        'hide_journey',
        'hide_training',
        'content_reverse',
      ],
      returns: {
        collection_id: 'collection_id',
        entity_id: 'entity_id',
        organisation_id: 'organisation_id',
        'modules.module_id': 'module_ids',
        'collections.collection_id': 'collection_ids',
        'sequences.source_entity_id': 'source_ids',
        'sequences.target_entity_id': 'target_ids',
      },
      body: {
        entity_id: 20_301,
        collection_id: 301,
        organisation_id: 1,
        title: 'Infection Control Essentials',
        status: 'pending',
        content_reverse: false,
        hide_journey: false,
        hide_training: false,
        modules: [first, second],
        collections: [policies],
        assessments: [exam],
        sequences: [{ source_entity_id: 10_706, target_entity_id: 10_707 }],
      },
      pin: { emptyAt: ['modules.prerequisites'], presentAt: ['modules', 'collections', 'assessments', 'sequences'] },
    },
  }));

test('X-064, M-15: where the diagram of a collection draws a part', () =>
  pins({
    state: STATE,
    does: 'loads the positions of the diagram of a collection',
    endpoint: getCollection,
    request,
    replies: {
      status: 200,
      proves: { nothing: 'where a part is drawn is provided by the state' },
      returns: {
        collection_id: 'collection_id',
        entity_id: 'entity_id',
        'flow.nodes.id': 'node_ids',
        'flow.nodes.position.x': 'node_x',
        'flow.nodes.position.y': 'node_y',
      },
      body: {
        entity_id: 20_301,
        collection_id: 301,
        title: 'Infection Control Essentials',
        flow: { nodes: [{ id: '10706', position: { x: 0, y: 240 } }] },
      },
      pin: { presentAt: ['flow'] },
    },
  }));

test('A-26: a collection that is not assigned to the person is a 404', () =>
  pins({
    state: STATE,
    does: 'loads a collection of somebody else',
    endpoint: getCollection,
    request: { params: { id: 305 }, query: { organisation_id: 1 } },
    replies: { status: 404, refusal: { message: 'No query results for model [Collection] 305' } },
  }));

test('X-066: the modules of a collection in its order', () =>
  pins({
    state: STATE,
    does: 'lists the modules of a collection',
    endpoint: listCollectionModules,
    request,
    replies: {
      status: 200,
      proves: [...PAGING, 'data.status', 'data.prerequisites.completed'],
      returns: { 'data.module_id': 'module_ids' },
      body: { ...page(2, 5000), data: [first, second] },
      pin: { emptyAt: ['data.prerequisites'] },
    },
  }));

test('X-065: the collections of a collection, with how far their parts are', () =>
  pins({
    state: STATE,
    does: 'lists the collections of a collection',
    endpoint: listCollectionCollections,
    request,
    replies: {
      status: 200,
      proves: [...PAGING, 'data.status', 'data.modules.status'],
      returns: { 'data.collection_id': 'collection_ids' },
      body: { ...page(1, 5000), data: [policies] },
    },
  }));

test('X-027, M-18: the exams of a collection, and none of another type', () =>
  pins({
    state: STATE,
    does: 'lists the exams of a collection',
    endpoint: listCollectionAssessments,
    request,
    replies: {
      status: 200,
      proves: [...PAGING, 'data.assessment_type_key'],
      returns: { 'data.assessment_id': 'assessment_ids' },
      body: { ...page(1, 15), data: [exam] },
    },
  }));

const restarted: Collection = {
  entity_id: 20_303,
  collection_id: 303,
  title: 'Your Practice Policies',
  status: 'pending',
  last_viewed_at: null,
  last_completed_at: null,
  modules: [
    {
      entity_id: 10_713,
      module_id: 713,
      module_type_key: 'DOC',
      title: 'Data Protection Refresher',
      status: 'pending',
      last_viewed_at: null,
      last_completed_at: null,
      expires_at: null,
    },
  ],
  collections: [
    {
      entity_id: 20_305,
      collection_id: 305,
      title: 'Medical Emergencies: the first five minutes',
      status: 'pending',
      last_viewed_at: null,
      last_completed_at: null,
      modules: [
        { module_id: 711, title: 'Basic Life Support: annual update', status: 'pending', last_viewed_at: null },
      ],
    },
  ],
};

test('N-23, X-093: a collection that was restarted begins again, with its modules and the collections in it', () =>
  pins({
    state: 'a collection that its person has restarted',
    does: 'loads a collection that was restarted',
    endpoint: getCollection,
    request: { params: { id: 303 }, query: { organisation_id: 1 } },
    replies: {
      status: 200,
      proves: [
        'status',
        'last_viewed_at',
        'last_completed_at',
        'modules.status',
        'modules.last_viewed_at',
        'modules.last_completed_at',
        'modules.expires_at',
        'collections.status',
        'collections.last_viewed_at',
        'collections.last_completed_at',
        'collections.modules.status',
      ],
      returns: {
        collection_id: 'collection_id',
        entity_id: 'entity_id',
        'modules.module_id': 'module_ids',
        'collections.collection_id': 'collection_ids',
      },
      body: restarted,
      pin: { presentAt: ['modules', 'collections', 'collections.modules'] },
    },
  }));
