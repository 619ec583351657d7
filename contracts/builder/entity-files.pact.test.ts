import { describe, test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import { listEntityFiles } from './builder.endpoints.ts';

const READ = 'a page with a file is assigned to a learner';
const DRAFTED = 'a page with a draft';

const handover: WireReplyOf<typeof listEntityFiles>['data'][number] = {
  id: 905,
  name: 'giving-a-clear-handover.mp4',
  extension: 'mp4',
  mimetype: 'video/mp4',
  url: 'files/905',
};
const onlyPage = {
  current_page: 1,
  from: 1,
  last_page: 1,
  next_page_url: null,
  per_page: 100,
  prev_page_url: null,
};
const PAGING = ['current_page', 'last_page', 'total'] as const;

describe('X-073, P-21: the files of a page', () => {
  test('are those that its content names, for its readers', () =>
    pins({
      state: READ,
      does: 'lists the files of a page',
      endpoint: listEntityFiles,
      request: { params: { entities: 'pages', id: 157 }, query: { organisation_id: 1 } },
      replies: {
        status: 200,
        proves: PAGING,
        returns: { 'data.id': 'file_ids' },
        body: { ...onlyPage, to: 2, total: 2, data: [{ ...handover, id: 907 }, handover] },
      },
    }));

  test('are also those that its draft names, and what the author uploaded, for its author', () =>
    pins({
      state: DRAFTED,
      does: 'lists the files of a page of which one is an author',
      endpoint: listEntityFiles,
      request: { params: { entities: 'pages', id: 154 }, query: { organisation_id: 81 } },
      replies: {
        status: 200,
        proves: PAGING,
        returns: { 'data.id': 'file_ids' },
        body: {
          ...onlyPage,
          to: 3,
          total: 3,
          data: [handover, { ...handover, id: 907 }, { ...handover, id: 990_003 }],
        },
      },
    }));

  test('are not listed where the page is not assigned', () =>
    pins({
      state: READ,
      does: 'lists the files of a page that is not assigned',
      endpoint: listEntityFiles,
      request: { params: { entities: 'pages', id: 156 }, query: { organisation_id: 1 } },
      replies: { status: 404, refusal: { message: 'No query results for model [Page] 156' } },
    }));

  test('are not listed where the page is another organisation’s', () =>
    pins({
      state: DRAFTED,
      does: 'lists the files of a page of another organisation',
      endpoint: listEntityFiles,
      request: { params: { entities: 'pages', id: 155 }, query: { organisation_id: 81 } },
      replies: { status: 404, refusal: { message: 'No query results for model [Page] 155' } },
    }));

  test('are not listed where there is no such page', () =>
    pins({
      state: DRAFTED,
      does: 'lists the files of a page that does not exist',
      endpoint: listEntityFiles,
      request: { params: { entities: 'pages', id: 999_999 }, query: { organisation_id: 81 } },
      replies: { status: 404, refusal: { message: 'No query results for model [Page] 999999' } },
    }));
});
