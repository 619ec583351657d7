import { test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import { listUserPages } from './library.endpoints.ts';

const AT = 1_772_409_600;

type Page = WireReplyOf<typeof listUserPages>['data'][number];

const howItWorks: Page = {
  entity_id: 30_151,
  page_id: 151,
  title: 'How training works here',
  short_description: 'Who sets it, and whom to ask.',
  thumbnail_url: null,
  published_at: AT,
  assigned_at: AT,
  created_at: AT,
  pinned: true,
};
const policy: Page = {
  ...howItWorks,
  entity_id: 30_152,
  page_id: 152,
  title: 'Infection control policy in one page',
  pinned: false,
};
const meetings: Page = {
  ...howItWorks,
  entity_id: 30_153,
  page_id: 153,
  title: 'Team meetings: the calendar',
  pinned: false,
};

const STATE = 'pages that are assigned to a learner';
const PAGING = ['current_page', 'last_page', 'total'] as const;
const only = {
  current_page: 1,
  from: 1,
  last_page: 1,
  next_page_url: null,
  per_page: 100,
  prev_page_url: null,
  to: 1,
  total: 1,
};

test('X-057: the pages of a person by title, and no page that is not assigned to them', () =>
  pins({
    state: STATE,
    does: 'lists the pages of a person',
    endpoint: listUserPages,
    request: { params: { id: 11 }, query: { organisation_id: 1, per_page: 100 } },
    replies: {
      status: 200,
      proves: PAGING,
      returns: { 'data.page_id': 'page_ids' },
      body: { ...only, to: 3, total: 3, data: [howItWorks, policy, meetings] },
    },
  }));

test('X-057, M-01: the pinned pages only', () =>
  pins({
    state: STATE,
    does: 'lists the pinned pages of a person',
    endpoint: listUserPages,
    request: { params: { id: 11 }, query: { organisation_id: 1, per_page: 100, pinned: 'true', simple: 'true' } },
    replies: {
      status: 200,
      proves: [...PAGING, 'data.pinned'],
      returns: { 'data.page_id': 'pinned_page_ids' },
      body: { ...only, data: [howItWorks] },
    },
  }));

test('X-057: the second page of the list', () =>
  pins({
    state: STATE,
    does: 'lists the second page of the pages of a person',
    endpoint: listUserPages,
    request: { params: { id: 11 }, query: { organisation_id: 1, page: 2, per_page: 1 } },
    replies: {
      status: 200,
      proves: PAGING,
      returns: { 'data.page_id': 'second_page_ids' },
      body: {
        current_page: 2,
        from: 2,
        last_page: 3,
        next_page_url: 'users/11/pages?page=3',
        per_page: 1,
        prev_page_url: 'users/11/pages?page=1',
        to: 2,
        total: 3,
        data: [policy],
      },
    },
  }));

test('X-057, O-02: the pages in which a word stands', () =>
  pins({
    state: STATE,
    does: 'searches the pages of a person',
    endpoint: listUserPages,
    request: { params: { id: 11 }, query: { organisation_id: 1, per_page: 100, search: 'CALENDAR' } },
    replies: {
      status: 200,
      proves: PAGING,
      returns: { 'data.page_id': 'found_page_ids' },
      body: { ...only, data: [meetings] },
    },
  }));

test('X-057, L20: the pages of somebody else are refused', () =>
  pins({
    state: STATE,
    does: 'lists the pages of another person',
    endpoint: listUserPages,
    request: { params: { id: 12 }, query: { organisation_id: 1, per_page: 100 } },
    replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
  }));
