import { test } from 'vitest';
import { pins } from '../testing/pins.ts';
import {
  downloadAward,
  downloadUserAward,
  getAward,
  getUserOrganisationStats,
  listAwards,
} from './awards.endpoints.ts';
import { getPoints } from './awards.endpoints.ts';

const certificate = {
  path: new URL('../testing/certificate.pdf', import.meta.url).pathname,
  mimetype: 'application/pdf',
};
const onlyPage = {
  current_page: 1,
  from: 1,
  last_page: 1,
  next_page_url: null,
  per_page: 1000,
  prev_page_url: null,
  to: 1,
  total: 1,
};
const AT = 1_772_409_600;

const inProgress = {
  award_id: 401,
  title: 'Infection Control Certificate',
  short_description: 'For people who have read, passed and practised.',
  points: 120,
  points_awarded_from: 1_748_775_600,
  points_awarded_to: 4_102_444_800,
  template_valid: true,
  user_award_stats: { is_awarded: false, points: null, completed_modules: 2, total_modules: 3, awarded_at: null },
};
const STATS = [
  'user_award_stats.is_awarded',
  'user_award_stats.completed_modules',
  'user_award_stats.total_modules',
] as const;

test('E-01, E-02: what there is to collect, with how far one has got', () =>
  pins({
    state: 'an award on the way',
    does: 'lists the awards of a person',
    endpoint: listAwards,
    request: { query: { organisation_id: 1, simple: 'true' } },
    replies: {
      status: 200,
      proves: [
        'current_page',
        'total',
        'data.points',
        'data.template_valid',
        'data.user_award_stats.is_awarded',
        'data.user_award_stats.completed_modules',
        'data.user_award_stats.total_modules',
      ],
      returns: { 'data.award_id': 'award_ids' },
      body: { ...onlyPage, data: [inProgress] },
    },
  }));

test('E-03, E-08: an award with its parts, but for those that one is exempt from', () =>
  pins({
    state: 'an award on the way',
    does: 'reads an award on the way',
    endpoint: getAward,
    request: { params: { awardId: 401 }, query: { organisation_id: 1 } },
    replies: {
      status: 200,
      proves: ['points', 'points_awarded_to', 'template_valid', ...STATS, 'collections.status'],
      returns: {
        award_id: 'award_id',
        'modules.module_id': 'module_ids',
        'collections.collection_id': 'collection_ids',
      },
      body: {
        ...inProgress,
        modules: [
          { module_id: 701, title: 'Hand hygiene and PPE', status: 'completed', last_completed_at: AT },
          { module_id: 702, title: 'Cleaning the surgery', status: 'pending', last_completed_at: null },
        ],
        collections: [
          { collection_id: 303, title: 'Your Practice Policies', status: 'completed', last_completed_at: AT },
        ],
      },
    },
  }));

test('E-08, M-24: a part of an award that was opened, and is not completed', () =>
  pins({
    state: 'an award on the way',
    does: 'reads which parts of an award were opened',
    endpoint: getAward,
    request: { params: { awardId: 401 }, query: { organisation_id: 1 } },
    replies: {
      status: 200,
      proves: ['modules.status', 'modules.last_viewed_at'],
      returns: { award_id: 'award_id', 'modules.module_id': 'module_ids' },
      body: {
        ...inProgress,
        modules: [
          { module_id: 701, title: 'Hand hygiene and PPE', status: 'completed', last_viewed_at: AT },
          { module_id: 702, title: 'Cleaning the surgery', status: 'pending', last_viewed_at: AT },
        ],
      },
    },
  }));

test('E-06: an award that one holds', () =>
  pins({
    state: 'an award with a certificate',
    does: 'reads an award that one holds',
    endpoint: getAward,
    request: { params: { awardId: 402 }, query: { organisation_id: 1 } },
    replies: {
      status: 200,
      proves: ['template_valid', ...STATS, 'user_award_stats.points', 'modules.status'],
      returns: { award_id: 'award_id', 'modules.module_id': 'module_ids' },
      body: {
        ...inProgress,
        award_id: 402,
        title: 'Welcome to Brightwater',
        user_award_stats: { is_awarded: true, points: 20, completed_modules: 2, total_modules: 2, awarded_at: AT },
        modules: [
          { module_id: 701, title: 'Hand hygiene and PPE', status: 'completed', last_completed_at: AT },
          { module_id: 702, title: 'Cleaning the surgery', status: 'completed', last_completed_at: AT },
        ],
        collections: [],
      },
    },
  }));

test('L20: an unknown award is a 404', () =>
  pins({
    state: 'a learner is signed in',
    does: 'reads an award that does not exist',
    endpoint: getAward,
    request: { params: { awardId: 999_999 }, query: { organisation_id: 1 } },
    replies: { status: 404, refusal: { message: 'No query results for model [Award] 999999' } },
  }));

test('A-26: an award of another organisation is a 404', () =>
  pins({
    state: 'training of another organisation',
    does: 'reads an award of another organisation',
    endpoint: getAward,
    request: { params: { awardId: 411 }, query: { organisation_id: 1 } },
    replies: { status: 404, refusal: { message: 'No query results for model [Award] 411' } },
  }));

test('E-13: how far somebody else has got is refused', () =>
  pins({
    state: 'an award with a certificate',
    does: 'reads points and completed training of a stranger',
    endpoint: getUserOrganisationStats,
    request: { params: { id: 12 }, query: { organisation_id: 1 } },
    replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
  }));

test('E-05: a certificate of one’s own', () =>
  pins({
    state: 'an award with a certificate',
    does: 'downloads the certificate of an award that one holds',
    endpoint: downloadAward,
    request: { params: { awardId: 402 } },
    replies: { status: 200, file: certificate },
  }));

test('E-06: an award that one does not hold has no certificate', () =>
  pins({
    state: 'an award on the way',
    does: 'downloads the certificate of an award that one does not hold',
    endpoint: downloadAward,
    request: { params: { awardId: 401 } },
    replies: { status: 404, refusal: { message: 'No query results for model [Award] 401' } },
  }));

test('E-06: an award without a valid template has no certificate', () =>
  pins({
    state: 'an award without a certificate',
    does: 'downloads a certificate without a valid template',
    endpoint: downloadAward,
    request: { params: { awardId: 403 } },
    replies: { status: 404, refusal: { message: 'No query results for model [Award] 403' } },
  }));

test('E-05: a certificate of the person who is viewed', () =>
  pins({
    state: 'a certificate of the person who is viewed',
    does: 'downloads the certificate of the person who is viewed',
    endpoint: downloadUserAward,
    request: { params: { userId: 11, awardId: 402 } },
    replies: { status: 200, file: certificate },
  }));

test('E-05: a certificate of somebody else is refused', () =>
  pins({
    state: 'an award with a certificate',
    does: 'downloads the certificate of a stranger',
    endpoint: downloadUserAward,
    request: { params: { userId: 12, awardId: 402 } },
    replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
  }));

test('E-13: points, and how much is completed', () =>
  pins({
    state: 'three of five completed',
    does: 'reads points and completed training',
    endpoint: getUserOrganisationStats,
    request: { params: { id: 11 }, query: { organisation_id: 1 } },
    replies: {
      status: 200,
      proves: [
        'user_organisation_stats.points',
        'user_organisation_stats.completion_summary.completed',
        'user_organisation_stats.completion_summary.total',
      ],
      body: { user_organisation_stats: { points: 750, completion_summary: { completed: 3, total: 5 } } },
    },
  }));

test('E-10: points since the account was opened', () =>
  pins({
    state: 'points of three years',
    does: 'counts every point',
    endpoint: getPoints,
    request: { query: { organisation_id: 1 } },
    replies: { status: 200, proves: ['points'], body: { points: 750 } },
  }));

test('E-11: points of a year, in unix seconds', () =>
  pins({
    state: 'points of three years',
    does: 'counts the points of a year',
    endpoint: getPoints,
    request: { query: { organisation_id: 1, date_from: 1_767_225_600, date_to: 1_798_761_599 } },
    replies: { status: 200, proves: ['points'], body: { points: 120 } },
  }));
