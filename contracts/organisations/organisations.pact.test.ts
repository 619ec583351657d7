import { test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import { getBand } from './organisations.endpoints.ts';

type Card = WireReplyOf<typeof getBand>[number];

const AT = 1_772_409_600;

const waterLines = { id: 706, title: 'Water lines and legionella', type: 'module' as const, completed: false };
const spillages = {
  id: 707,
  title: 'Spillages and sharps bins',
  type: 'module' as const,
  completed: false,
  prerequisites: [waterLines],
};

const described = {
  entity_id: 10_707,
  title: 'Spillages and sharps bins',
  short_description: 'Kit, gloves, granules, bin.',
  thumbnail_url: 'thumbnails/601',
  published_at: AT,
  assigned_at: AT,
  created_at: AT,
};
const training = {
  ...described,
  points: 5,
  status: 'pending',
  due_at: AT,
  expires_at: AT,
  last_viewed_at: AT,
  last_completed_at: AT,
};
const part = { title: 'Spillages and sharps bins', status: 'pending', last_viewed_at: AT };

const everyKind: Card[] = [
  {
    ...training,
    module_id: 707,
    module_type_key: 'VID',
    module_type_description: 'Video',
    prerequisites: [waterLines],
  },
  {
    ...training,
    entity_id: 20_301,
    collection_id: 301,
    title: 'Infection Control Essentials',
    modules: [{ ...part, module_id: 707, prerequisites: [waterLines] }],
    collections: [{ ...part, collection_id: 302, prerequisites: [spillages] }],
  },
  { ...described, entity_id: 30_151, page_id: 151, title: 'How training works here' },
];

const parent = {
  title: 'Medical Emergencies: the first five minutes',
  assessable: true,
  thumbnail_url: 'thumbnails/603',
  prerequisites: [],
};
const assessment = {
  assessment_id: 512,
  assessment_type_key: 'EXM',
  title: 'Basic Life Support: knowledge check',
  short_description: 'Twelve minutes, once a year.',
  status: 'expired' as const,
  allow_early: false,
  detached: false,
  last_assessed_at: AT,
  last_assessed_user_id: 13,
  collection: { collection_id: 305, ...parent },
  module: null,
  expires_at: AT,
};

test('L-08, M-19 to M-26: a module, a collection and a page in a default band', () =>
  pins({
    state: 'a band with every kind of card',
    does: 'loads a default band',
    endpoint: getBand,
    request: { params: { org: 1, bandId: 'recently_added' } },
    replies: {
      status: 200,
      proves: ['prerequisites.completed'],
      returns: { module_id: 'module_ids', collection_id: 'collection_ids', page_id: 'page_ids' },
      body: everyKind,
      pin: { presentAt: ['modules.prerequisites', 'collections.prerequisites.prerequisites'] },
    },
  }));

test('L-08, M-30: assessments in a band', () =>
  pins({
    state: 'a band with every kind of card',
    does: 'loads what is overdue or has expired',
    endpoint: getBand,
    request: { params: { org: 1, bandId: 'overdue_expired' } },
    replies: {
      status: 200,
      proves: ['status'],
      returns: { assessment_id: 'assessment_ids' },
      body: [assessment, { ...assessment, assessment_id: 513, status: 'overdue', expires_at: null }],
      pin: { presentAt: ['expires_at'] },
    },
  }));

test('L-07: a band of the organisation’s own, by its number', () =>
  pins({
    state: 'a band of the organisation’s own',
    does: 'loads a band of the organisation’s own',
    endpoint: getBand,
    request: { params: { org: 81, bandId: 92 } },
    replies: {
      status: 200,
      proves: { nothing: 'which page it is is returned' },
      returns: { page_id: 'page_ids' },
      body: [{ ...described, entity_id: 30_154, page_id: 154, title: 'Welcome to Learning' }],
    },
  }));

test('L-10, L20: an unknown band is a 404', () =>
  pins({
    state: 'a learner is signed in',
    does: 'loads a band that does not exist',
    endpoint: getBand,
    request: { params: { org: 1, bandId: 'nobody_defined_this' } },
    replies: { status: 404, refusal: { message: 'No query results for model [Band] nobody_defined_this' } },
  }));

test('A-26: a band of an organisation that one is no member of is a 404', () =>
  pins({
    state: 'an organisation of others',
    does: 'loads a band of an organisation of others',
    endpoint: getBand,
    request: { params: { org: 12, bandId: 'recently_added' } },
    replies: { status: 404, refusal: { message: 'No query results for model [Organisation] 12' } },
  }));
