import { type Question, REPEATED_WITH_ITS_KEY } from '../assumption.ts';
import { REVIEWED_EVIDENCE } from '../evidence/evidence.expectations.ts';
import type { Expectations } from '../expectation.ts';
import { PLAYER_QUESTIONS } from './player-questions.ts';
import type * as categories from './categories.endpoints.ts';
import type * as collection from './collection.endpoints.ts';
import type * as library from './library.endpoints.ts';
import type * as module from './module.endpoints.ts';
import type * as page from './page.endpoints.ts';
import type * as resets from './resets.endpoints.ts';

/** Of each call that answers with cards. */
export const CATEGORY_OF_A_CARD = {
  part: 'reply',
  at: 'category_id',
  question: 'Does a card name the category that it stands in?',
  decision: '0170',
  isPinned: false,
} as const satisfies Question;

export const expectations = {
  calls: {
    listCategories: { failures: 't s s t s s s t s s', screen: 'the library' },
    getCategory: { failures: 't s p t s s s t s s', screen: 'a category' },
    listCategoryCollections: {
      failures: 't s s t s s s t s s',
      screen: 'the collections of a category',
      readings: {
        query: [
          'as X-055',
          'org, order_by, order_dir, page, per_page, search, status, module_type_key, with=collections,modules',
        ],
      },
    },
    listCategoryModules: {
      failures: 't s s t s s s t s s',
      screen: 'the modules of a category',
      readings: {
        query: [
          'as X-055',
          'org, order_by, order_dir, page, per_page, search, status, module_type_key, with=collections,modules',
        ],
      },
    },
    listCategoryPages: { failures: 't s s t s s s t s s', screen: 'the pages of a category' },
    getCollection: { failures: 't s p t s s s t s s', screen: 'a collection' },
    listCollectionCollections: { failures: 't s s t s s s t s s', screen: 'the collections of a collection' },
    listCollectionModules: { failures: 't s s t s s s t s s', screen: 'the modules of a collection' },
    listCollectionAssessments: { failures: 't s s t s s s t s s', screen: 'the assessments of a collection' },
    listUserCollections: { failures: 't s s t s s s t s s', screen: 'what to do next, on home' },
    listUserModules: {
      failures: 't s s t s s s t s s',
      screen: 'what to do next, on home',
      readings: {
        query: [
          'same',
          'org, order_by, order_dir, page, per_page, search, status, module_type_key, with=collections,modules',
        ],
      },
    },
    viewThumbnail: {
      failures: 's s s s s s s s s s',
      screen: 'the picture of a card',
      // M-29: the sizes are values of parameters. Those that end without a slash have no caller yet; the original is
      // `viewOriginalThumbnail` (0249).
      readings: {
        call: [
          'GET thumbnails/{id}{/800/500/ | /300/250 | /1600/1000/ | ?original=true&maxWidth=1000}',
          'GET thumbnails/{id}/{width}/{height}/',
        ],
      },
      deviations: { errors: ['mute', '0017'] },
    },
    getModule: {
      failures: 't s p t s s s t s s',
      screen: 'a module, and the news that evidence was decided',
      alsoAnswers: ['X-069'],
    },
    listModuleAssessments: { failures: 't s s t s s s t s s', screen: 'the assessments on a module' },
    viewModule: {
      failures: 's s s s s s s s s s',
      screen: 'a document or a SCORM package in its frame',
      deviations: { errors: ['mute', '0232'] },
    },
    downloadModule: {
      failures: 's s s s s s s s s s',
      screen: 'a document that is drawn or saved',
      deviations: { call: ['GET modules/{id}', '0334'] },
    },
    startModule: {
      failures: 't s s t s s s t s s',
      viewing: ['named', 'begins the learner’s training, and lets a package store and complete it'],
      screen: 'opening a SCORM package or a link',
      deviations: { success: ['200, 201, 204', '0232'] },
    },
    confirmModule: {
      failures: 't s s t s s s t s s',
      viewing: ['named', 'says that the learner has read and understood'],
      screen: 'confirming a document',
      readings: { body: ['organisation_id, confirmed:true', 'organisation_id, confirmed'] },
      deviations: { success: ['200, 201, 204', '0232'] },
    },
    actOnModule: {
      failures: 't s s t s s s t s s',
      viewing: ['named', 'may complete the learner’s training'],
      screen: 'no screen',
      readings: { body: ['?', 'organisation_id, action'] },
      deviations: { success: ['200, 201, 204', '0334'] },
      withoutCaller: 'N-06: in the catalogue alone',
    },
    sendEvidence: {
      failures: 't t t t t t t t t t',
      viewing: ['named', 'is handed in as the learner’s'],
      screen: 'sending evidence',
      deviations: { success: ['200, 201', '0232'] },
    },
    resetUserCollections: {
      failures: 't o o t o o o t o o',
      viewing: ['named', 'takes back the learner’s completion of a whole collection'],
      screen: 'restarting a collection',
      readings: {
        body: [
          'organisation_id, users[], collections[], 4 nulls',
          'organisation_id, users[], collections[], last_started_at, last_completed_at, state, time_viewed',
        ],
      },
      deviations: {
        success: ['200, 201, 204', '0232'],
        errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own', '0332'],
      },
    },
    resetUserModules: {
      failures: 't t t t t t t t t t',
      viewing: ['named', 'takes back the learner’s completion'],
      screen: 'restarting a module',
      readings: {
        body: [
          'organisation_id, users[], modules[], 4 nulls',
          'organisation_id, users[], modules[], last_started_at, last_completed_at, state, time_viewed',
        ],
      },
      deviations: { success: ['200, 201, 204', '0232'] },
    },
    getPage: { failures: 't s p t s s s t s s', screen: 'a page of the library' },
    downloadEntityFile: {
      failures: 's s s s s s s s s s',
      screen: 'a file within a text',
      deviations: { call: ['GET {entities}/{id}/files/{fileId}', '0249'], errors: ['mute', '0249'] },
    },
    viewOriginalThumbnail: {
      failures: 's s s s s s s s s s',
      screen: 'a picture within a text',
      deviations: {
        call: ['GET thumbnails/{id}', '0249'],
        fixedQuery: ['maxWidth=1000, original=true', '0249'],
        query: ['maxWidth, original', '0249'],
        errors: ['mute', '0249'],
      },
    },
    listUserPages: { failures: 't s s t s s s t s s', screen: 'the pages of the library' },
  },
  assumptions: [
    ...REVIEWED_EVIDENCE.map((one) => ({ of: ['getModule', 'sendEvidence'] as const, ...one })),
    {
      of: [
        'listUserModules',
        'listUserCollections',
        'listUserPages',
        'listCategoryCollections',
        'listCategoryModules',
        'listCategoryPages',
        'getCollection',
        'listCollectionCollections',
        'listCollectionModules',
      ],
      ...CATEGORY_OF_A_CARD,
    },
    {
      of: ['getModule', 'getCollection'],
      part: 'reply',
      at: 'time_to_complete_formatted',
      question: 'Is the formatted time to complete named `time_to_complete_formatted`?',
      decision: 'ES-07',
      isPinned: false,
    },
    {
      of: ['getModule', 'getCollection'],
      part: 'reply',
      at: 'parent_entity',
      question: 'Is the parent of assigned training named `parent_entity`, with its title?',
      decision: 'ES-07',
      isPinned: false,
    },
    {
      of: ['getModule', 'getCollection'],
      part: 'reply',
      at: 'root_entity',
      question: 'Is the root of assigned training named `root_entity`, with its title?',
      decision: 'ES-07',
      isPinned: false,
    },
    {
      of: ['getModule', 'getCollection'],
      part: 'reply',
      at: 'completions.completed_at',
      question: 'Does each completion say when, as `completed_at`?',
      decision: 'ES-07',
      isPinned: false,
    },
    {
      of: ['getCollection'],
      part: 'reply',
      at: 'sequences.source_title',
      question: 'Does a sequence name the title of its source as `source_title`?',
      decision: 'ES-11',
      isPinned: false,
    },
    {
      of: ['getCollection'],
      part: 'reply',
      at: 'sequences.source_type_description',
      question: 'Does a sequence name the kind of its source as `source_type_description`?',
      decision: 'ES-11',
      isPinned: false,
    },
    {
      of: ['getCollection'],
      part: 'reply',
      at: 'sequences.target_title',
      question: 'Does a sequence name the title of its target as `target_title`?',
      decision: 'ES-11',
      isPinned: false,
    },
    {
      of: ['getCollection'],
      part: 'reply',
      at: 'sequences.target_type_description',
      question: 'Does a sequence name the kind of its target as `target_type_description`?',
      decision: 'ES-11',
      isPinned: false,
    },
    {
      of: ['getCollection'],
      part: 'reply',
      at: 'position.x',
      question: 'Is the position of a node of the flow given as `x` and `y`, in pixels?',
      decision: '0227',
    },
    {
      of: ['getCollection'],
      part: 'reply',
      at: 'position.y',
      question: 'Is the position of a node of the flow given as `x` and `y`, in pixels?',
      decision: '0227',
    },
    {
      of: ['downloadEntityFile'],
      part: 'path',
      at: 'entities',
      question: 'Are the files of content fetched below `collections`, `modules` or `pages`?',
      decision: 'P-22',
      isPinned: false,
    },
    {
      of: ['getCategory'],
      part: 'reply',
      at: 'breadcrumb',
      question: 'Does the breadcrumb of a category hold what it lies in, from the top down, without itself?',
      decision: '0223',
    },
    {
      of: ['viewThumbnail'],
      part: 'path',
      at: 'width',
      question: 'Does the path of a picture hold its width and its height?',
      decision: 'X-044',
      isPinned: false,
    },
    { of: ['sendEvidence'], ...REPEATED_WITH_ITS_KEY },
    {
      of: ['getModule'],
      part: 'reply',
      at: 'properties.captions_id',
      question: 'Which file holds the captions of a module’s video?',
      decision: 'N-19',
      isPinned: false,
    },
    ...PLAYER_QUESTIONS.map((one) => ({ of: ['viewModule'] as const, ...one })),
    {
      of: ['getModule', 'startModule', 'confirmModule'],
      part: 'refusal',
      status: 404,
      question:
        'Does a module that is not assigned to the person open by its address, and can it be completed? A collection and a page are a 404 then.',
      decision: '0369',
      isPinned: false,
    },
    {
      of: ['resetUserModules', 'resetUserCollections'],
      part: 'call',
      question: 'Are the points of a completion that was taken back earned again with the next one?',
      decision: '0361',
      isPinned: false,
    },
    {
      of: ['startModule'],
      part: 'call',
      question: 'Is a SCORM package or a link started with `POST modules/{id}/start`?',
      decision: 'N-05',
    },
    {
      of: ['confirmModule'],
      part: 'call',
      question: 'Is a document confirmed with `POST modules/{id}/confirm`?',
      decision: 'N-11',
    },
    {
      of: ['actOnModule'],
      part: 'body',
      at: 'action',
      question: 'Is what somebody did with a module told as `action`, one of `view`, `download` and `complete`?',
      decision: 'N-06',
    },
    {
      of: ['actOnModule'],
      part: 'refusal',
      status: 422,
      question: 'Is an action refused with 422 under `action` where it does not fit the module?',
      decision: '0334',
    },
    {
      of: ['confirmModule', 'startModule'],
      part: 'refusal',
      status: 422,
      question: 'Is a module that is not open refused with 422, and under which field?',
      decision: '0232',
    },
    {
      of: ['sendEvidence'],
      part: 'refusal',
      status: 422,
      question:
        'Under which fields is evidence refused that the module does not take, or whose file is not the sender’s?',
      decision: '0232',
    },
    {
      of: ['resetUserModules'],
      part: 'call',
      question: 'Is training restarted with `PATCH user-modules`, by its owner too?',
      decision: 'N-21',
    },
    {
      of: ['resetUserCollections'],
      part: 'call',
      question:
        'Is a collection restarted with `PATCH user-collections`, by its owner too, and does that restart everything in it?',
      decision: '0331',
    },
    { of: ['resetUserCollections', 'resetUserModules'], ...REPEATED_WITH_ITS_KEY },
    {
      of: ['resetUserCollections', 'resetUserModules'],
      part: 'refusal',
      status: 404,
      question: 'Are training and people outside of the organisation refused with 404, before anything is reset?',
      decision: '0333',
    },
  ],
} as const satisfies Expectations<
  typeof categories & typeof collection & typeof library & typeof module & typeof page & typeof resets
>;
