import { test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import {
  actOnModule,
  confirmModule,
  downloadModule,
  getModule,
  listModuleAssessments,
  sendEvidence,
  startModule,
  viewModule,
} from './module.endpoints.ts';

const AT = 1_772_409_600;

type Module = WireReplyOf<typeof getModule>;
type Evidence = NonNullable<Module['evidence']>[number];

const waiting: Evidence = {
  key: 'evidence-bls-amara',
  status: 'pending',
  organisation_id: 1,
  entity: { entity_id: 10_711, title: 'Basic Life Support: annual update', expires_after_days: 365 },
  file: { id: 922, name: 'certificate-on-the-wall.jpg', extension: 'jpg', mimetype: 'image/jpeg', url: 'files/922' },
  message: null,
  created_at: AT,
  last_completed_at: null,
  score: null,
  reviewed_at: null,
  reviewed_user: null,
  review_message: null,
};
const decided: Evidence = { ...waiting, reviewed_at: AT, reviewed_user: { id: 13, name: 'Priya Nair' } };
const accepted: Evidence = { ...decided, status: 'accepted', last_completed_at: AT, score: 90 };
const rejected: Evidence = { ...decided, status: 'rejected', review_message: 'Please send the page with the topics.' };

const moduleWith = (evidence: Evidence): Module => ({
  entity_id: 10_711,
  module_id: 711,
  module_type_key: 'EXT',
  module_type_description: 'External',
  title: 'Basic Life Support: annual update',
  status: 'expired',
  can_evidence: true,
  custom: { can_evidence: true },
  evidence: [evidence],
  assessments: [],
});

const request = { params: { id: 711 }, query: { organisation_id: 1 } };
const returns = {
  module_id: 'module_id',
  entity_id: 'entity_id',
  'evidence.key': 'keys',
  'evidence.organisation_id': 'organisation_id',
};

test('N-01, N-16: a module with the evidence that its person sent, and nobody else’s', () =>
  pins({
    state: 'evidence of a learner waits',
    does: 'loads a module whose evidence waits',
    endpoint: getModule,
    request,
    replies: {
      status: 200,
      proves: [
        'evidence.status',
        'status',
        'can_evidence',

        'expires_after_days',
        'due_after_days',
      ],
      returns,
      body: { ...moduleWith(waiting), expires_after_days: 365, due_after_days: null },
      pin: { presentAt: ['evidence'] },
    },
  }));

test('N-17: evidence that was accepted', () =>
  pins({
    state: 'evidence of a learner was accepted',
    does: 'loads a module whose evidence was accepted',
    endpoint: getModule,
    request,
    replies: {
      status: 200,
      proves: ['evidence.status'],
      returns,
      body: moduleWith(accepted),
      pin: { presentAt: ['evidence', 'evidence.reviewed_at'] },
    },
  }));

test('N-17: evidence that was rejected, with the words', () =>
  pins({
    state: 'evidence of a learner was rejected',
    does: 'loads a module whose evidence was rejected',
    endpoint: getModule,
    request,
    replies: {
      status: 200,
      proves: ['evidence.status'],
      returns,
      body: moduleWith(rejected),
      pin: { presentAt: ['evidence', 'evidence.reviewed_at', 'evidence.review_message'] },
    },
  }));

test('A-26, L20: an unknown module is a 404', () =>
  pins({
    state: 'a learner is signed in',
    does: 'loads a module that does not exist',
    endpoint: getModule,
    request: { params: { id: 999_999 }, query: { organisation_id: 1 } },
    replies: { status: 404, refusal: { message: 'No query results for model [Module] 999999' } },
  }));

const card = {
  assessment_id: 508,
  assessment_type_key: 'EXM' as const,
  title: 'Handling laboratory work: reflection',
  short_description: 'What you changed.',
  status: 'pending' as const,
  allow_early: false,
  detached: false,
  last_assessed_at: null,
  last_assessed_user_id: null,
};

const document: Module = {
  entity_id: 10_705,
  module_id: 705,
  module_type_key: 'DOC',
  module_type_description: 'Document',
  title: 'Decontamination of instruments',
  status: 'pending',
  properties: { confirm_understanding: true, download_only: null, new_window: null, url: null },
  file: {
    id: 907,
    name: 'decontamination-of-instruments.pdf',
    extension: 'pdf',
    mimetype: 'application/pdf',
    url: 'files/907',
  },
};

test('N-01, X-069: a module with the file to read or to download', () =>
  pins({
    state: 'a module with a document to confirm',
    does: 'loads the file of a module',
    endpoint: getModule,
    request: { params: { id: 705 }, query: { organisation_id: 1, with: ['file'] } },
    replies: {
      status: 200,
      proves: ['module_type_key', 'properties.confirm_understanding', 'file.extension'],
      returns: { module_id: 'module_id', entity_id: 'entity_id', 'file.id': 'file_id' },
      body: document,
      pin: { presentAt: ['file', 'properties'] },
    },
  }));

test('N-20: the assessments of a module', () =>
  pins({
    state: 'a module with an assessment',
    does: 'lists the assessments of a module',
    endpoint: listModuleAssessments,
    request: { params: { id: 704 }, query: { organisation_id: 1 } },
    replies: {
      status: 200,
      proves: ['total', 'data.assessment_type_key'],
      returns: { 'data.assessment_id': 'assessment_ids' },
      body: {
        data: [card, { ...card, assessment_id: 515 }],
        total: 2,
        per_page: 100,
        current_page: 1,
        last_page: 1,
        from: 1,
        to: 2,
        next_page_url: null,
        prev_page_url: null,
      },
    },
  }));

test('N-03: a document for a frame', () =>
  pins({
    state: 'a module with a document to confirm',
    does: 'shows the document of a module',
    endpoint: viewModule,
    request: { params: { id: 705 }, query: { organisation_id: 1 } },
    replies: {
      status: 200,
      file: { path: new URL('../testing/certificate.pdf', import.meta.url).pathname, mimetype: 'application/pdf' },
    },
  }));

test('N-08: what waits for other training is not shown', () =>
  pins({
    state: 'a module that waits for another',
    does: 'shows the document of a module that is not open',
    endpoint: viewModule,
    request: { params: { id: 708 }, query: { organisation_id: 1 } },
    replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
  }));

test('N-03, X-075: the bytes of a module', () =>
  pins({
    state: 'a module with a document to confirm',
    does: 'downloads a module',
    endpoint: downloadModule,
    request: { params: { id: 705 } },
    replies: {
      status: 200,
      file: { path: new URL('../testing/certificate.pdf', import.meta.url).pathname, mimetype: 'application/pdf' },
    },
  }));

test('N-08: what waits for other training is not downloaded', () =>
  pins({
    state: 'a module that waits for another',
    does: 'downloads a module that is not open',
    endpoint: downloadModule,
    request: { params: { id: 708 } },
    replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
  }));

test('X-075: a module that is not there is not downloaded', () =>
  pins({
    state: 'a learner is signed in',
    does: 'downloads a module that does not exist',
    endpoint: downloadModule,
    request: { params: { id: 999_999 } },
    replies: { status: 404, refusal: { message: 'No query results for model [Module] 999999' } },
  }));

test('N-06: a module is viewed', () =>
  pins({
    state: 'a module with a document to confirm',
    does: 'tells that a module was viewed',
    endpoint: actOnModule,
    request: { params: { id: 705 }, body: { organisation_id: 1, action: 'view' } },
    replies: { status: 204 },
  }));

const NOT_BY_HAND = 'This training is not completed by hand.';

test('N-06, N-11: what is to be confirmed is not completed otherwise', () =>
  pins({
    state: 'a module with a document to confirm',
    does: 'completes a document that is to be confirmed',
    endpoint: actOnModule,
    request: { params: { id: 705 }, body: { organisation_id: 1, action: 'complete' } },
    replies: { status: 422, refusal: { message: NOT_BY_HAND, errors: { action: [NOT_BY_HAND] } } },
  }));

test('N-05: a module is opened', () =>
  pins({
    state: 'a module with a document to confirm',
    does: 'starts a module',
    endpoint: startModule,
    request: { params: { id: 705 }, body: { organisation_id: 1 } },
    replies: { status: 204 },
  }));

test('N-09, N-11: a document is confirmed', () =>
  pins({
    state: 'a module with a document to confirm',
    does: 'confirms a document',
    endpoint: confirmModule,
    request: { params: { id: 705 }, body: { organisation_id: 1, confirmed: true } },
    replies: { status: 204 },
  }));

const CLOSED = 'Other training must be completed first.';

test('N-08: what waits for other training cannot be confirmed', () =>
  pins({
    state: 'a module that waits for another',
    does: 'confirms a document that is not open',
    endpoint: confirmModule,
    request: { params: { id: 708 }, body: { organisation_id: 1, confirmed: true } },
    replies: { status: 422, refusal: { message: CLOSED, errors: { module: [CLOSED] } } },
  }));

test('N-06, N-08: nothing is done with what waits for other training', () =>
  pins({
    state: 'a module that waits for another',
    does: 'tells of a module that is not open',
    endpoint: actOnModule,
    request: { params: { id: 708 }, body: { organisation_id: 1, action: 'view' } },
    replies: { status: 422, refusal: { message: CLOSED, errors: { module: [CLOSED] } } },
  }));

const MESSAGE = 'The version with the topics.';
const sent: WireReplyOf<typeof sendEvidence> = {
  ...waiting,
  key: 'evidence-1000001',
  file_id: 990_002,
  file: { id: 990_002, name: 'certificate.pdf', extension: 'pdf', mimetype: 'application/pdf', url: 'files/990002' },
  message: MESSAGE,
};

test('N-16: evidence is sent, and waits', () =>
  pins({
    state: 'a module that takes evidence',
    does: 'sends evidence',
    endpoint: sendEvidence,
    request: { params: { id: 711 }, body: { organisation_id: 1, file_id: 990_002, message: MESSAGE } },
    replies: {
      status: 201,
      proves: ['status', 'message'],
      returns: { organisation_id: 'organisation_id', 'entity.entity_id': 'entity_id', file_id: 'file_id' },
      body: sent,
    },
  }));

const FOREIGN = 'The selected file is invalid.';

test('N-16: a file of somebody else is refused', () =>
  pins({
    state: 'a module that takes evidence',
    does: 'sends somebody else’s file as evidence',
    endpoint: sendEvidence,
    request: { params: { id: 711 }, body: { organisation_id: 1, file_id: 921, message: null } },
    replies: { status: 422, refusal: { message: FOREIGN, errors: { file_id: [FOREIGN] } } },
  }));

const inRestartedCollection: Module = {
  ...moduleWith(accepted),
  status: 'pending',
  last_completed_at: null,
};

test('N-23, X-093: evidence stays where its module was restarted, with its answer', () =>
  pins({
    state: 'a collection that its person has restarted',
    does: 'loads a module within a collection that was restarted',
    endpoint: getModule,
    request: { params: { id: 711 }, query: { organisation_id: 1 } },
    replies: {
      status: 200,
      proves: ['status', 'last_completed_at', 'evidence.status'],
      returns: { module_id: 'inner_module_id', entity_id: 'inner_entity_id', 'evidence.key': 'keys' },
      body: inRestartedCollection,
      pin: { presentAt: ['evidence', 'evidence.reviewed_at'] },
    },
  }));
