import { test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import { getModule } from './module.endpoints.ts';

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
const returns = { module_id: 'module_id', entity_id: 'entity_id', 'evidence.key': 'keys', 'evidence.organisation_id': 'organisation_id' };

test('N-01, N-16: a module with the evidence that its person sent, and nobody else’s', () =>
  pins({
    state: 'evidence of a learner waits',
    does: 'loads a module whose evidence waits',
    endpoint: getModule,
    request,
    replies: { status: 200, proves: ['evidence.status'], returns, body: moduleWith(waiting), pin: { presentAt: ['evidence'] } },
  }));

test('N-17: evidence that was accepted', () =>
  pins({
    state: 'evidence of a learner was accepted',
    does: 'loads a module whose evidence was accepted',
    endpoint: getModule,
    request,
    replies: { status: 200, proves: ['evidence.status'], returns, body: moduleWith(accepted), pin: { presentAt: ['evidence', 'evidence.reviewed_at'] } },
  }));

test('N-17: evidence that was rejected, with the words', () =>
  pins({
    state: 'evidence of a learner was rejected',
    does: 'loads a module whose evidence was rejected',
    endpoint: getModule,
    request,
    replies: { status: 200, proves: ['evidence.status'], returns, body: moduleWith(rejected), pin: { presentAt: ['evidence', 'evidence.reviewed_at', 'evidence.review_message'] } },
  }));

test('A-26, L20: an unknown module is a 404', () =>
  pins({
    state: 'a learner is signed in',
    does: 'loads a module that does not exist',
    endpoint: getModule,
    request: { params: { id: 999_999 }, query: { organisation_id: 1 } },
    replies: { status: 404, refusal: { message: 'No query results for model [Module] 999999' } },
  }));
