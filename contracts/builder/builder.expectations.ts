import type { Expectations } from '../expectation.ts';
import type * as builder from './builder.endpoints.ts';

export const expectations = {
  calls: {
    listThumbnails: {
      failures: 't s s t s s s t s s',
      screen: 'choosing a picture, in the page builder',
    },
    listCollections: {
      failures: 't s s t s s s t s s',
      screen: 'choosing a collection, in the page builder',
      deviations: { query: ['organisation_id, page, per_page', '0336'] },
    },
    listModules: {
      failures: 't s s t s s s t s s',
      screen: 'choosing a module, in the page builder',
      deviations: { query: ['organisation_id, page, per_page', '0336'] },
    },
    listPages: {
      failures: 't s s t s s s t s s',
      screen: 'choosing a page, in the page builder',
      deviations: { query: ['organisation_id, page, per_page', '0336'] },
    },
    listEntityFiles: {
      failures: 't s s t s s s t s s',
      screen: 'choosing a file, in the page builder',
      readings: {
        call: ['GET {collections,modules,pages}/{id}/files', 'GET {entities}/{id}/files'],
      },
      deviations: { query: ['organisation_id, page, per_page', '0336'] },
    },
    listLayouts: {
      failures: 't s s t s s s t s s',
      screen: 'choosing a layout, in the page builder',
      readings: { call: ['GET /layouts.json (app host, static)', 'GET layouts.json'] },
    },
    updatePage: {
      failures: 't o o t o o o t o o',
      viewing: ['refused', 'what an author writes is written in their own name'],
      screen: 'saving and publishing a page',
      readings: {
        call: ['PUT pages/{id} (draft/publish)', 'PUT pages/{id}'],
        body: ['content_draft | content', 'content, content_draft'],
      },
      deviations: {
        body: ['content, content_draft, updated_at', '0336'],
        errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own', '0336'],
      },
    },
  },
  assumptions: [
    {
      of: ['listEntityFiles'],
      part: 'path',
      at: 'entities',
      question: 'Are the files of content listed below `collections`, `modules` or `pages`?',
      decision: 'P-22',
      isPinned: false,
    },
    {
      of: ['listLayouts'],
      part: 'call',
      question: 'Are the layouts a static file beside the app, `layouts.json`, which everybody may read?',
      decision: 'P-18',
    },
    {
      of: ['listLayouts'],
      part: 'reply',
      at: 'name',
      question: 'Does a layout have a name and a description?',
      decision: '0336',
      isPinned: false,
    },
    {
      of: ['listLayouts'],
      part: 'reply',
      at: 'description',
      question: 'Does a layout have a name and a description?',
      decision: '0336',
      isPinned: false,
    },
    {
      of: ['updatePage'],
      part: 'call',
      question: 'Is a page saved and published with `PUT pages/{id}`, and does it answer with the page?',
      decision: 'P-24',
    },
    {
      of: ['updatePage'],
      part: 'body',
      at: 'updated_at',
      question: 'Does a change of a page name the `updated_at` of the page that was read, in unix seconds?',
      decision: '0336',
    },
    {
      of: ['updatePage'],
      part: 'refusal',
      status: 409,
      question: 'Is a page that somebody else changed since it was read refused with 409?',
      decision: '0336',
    },
    {
      of: ['updatePage'],
      part: 'refusal',
      status: 422,
      question: 'Is content that is no document refused with 422, under the name of its field?',
      decision: '0336',
    },
    {
      of: ['listThumbnails', 'listCollections', 'listModules', 'listPages'],
      part: 'refusal',
      status: 403,
      question: 'Do these lists need the permission to update pages?',
      decision: '0336',
    },
  ],
} as const satisfies Expectations<typeof builder>;
