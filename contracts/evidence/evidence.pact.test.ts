import { test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import {
  downloadEvidenceFile,
  getEvidence,
  listEvidence,
  reviewEvidence,
  reviewEvidences,
} from './evidence.endpoints.ts';

type Evidence = WireReplyOf<typeof getEvidence>;

const AT = 1_772_409_600;
const ALREADY = 'This evidence has already been reviewed.';

const pending: Evidence = {
  key: 'evidence-tom',
  status: 'pending',
  organisation_id: 1,
  entity: { entity_id: 10711, title: 'Basic Life Support: annual update', expires_after_days: 365 },
  file_id: 921,
  file: {
    id: 921,
    name: 'bls-certificate.pdf',
    extension: 'pdf',
    mimetype: 'application/pdf',
    url: 'e/evidence-tom/file',
  },
  message: 'Done on our in-house day.',
  user: { id: 12, name: 'Tom Whitfield', email: 'tom.whitfield@demo.example' },
  created_at: AT,
  last_completed_at: null,
  score: null,
  reviewed_at: null,
  reviewed_user: null,
  review_message: null,
};

const ruth = { id: 34, name: 'Ruth Adeyemi' };
const accepted: Evidence = {
  ...pending,
  status: 'accepted',
  last_completed_at: AT,
  score: 90,
  reviewed_at: AT,
  reviewed_user: ruth,
};
const rejected: Evidence = {
  ...pending,
  status: 'rejected',
  reviewed_at: AT,
  reviewed_user: ruth,
  review_message: 'Please send the page with the topics.',
};

/** Without these a reviewer has nothing to decide about. */
const SHOWN = ['entity', 'file', 'message', 'user', 'created_at'];

/** A day after the state’s sentence says that it was sent. */
const ACCEPTED_AT = AT;
const certificate = {
  path: new URL('../testing/certificate.pdf', import.meta.url).pathname,
  mimetype: 'application/pdf',
};

test('Q-01: what a link in a mail leads to: the evidence, its file and its message', () =>
  pins({
    state: 'evidence waits for its reviewer',
    does: 'opens the link of evidence',
    endpoint: getEvidence,
    request: { params: { key: 'evidence-tom' }, query: {} },
    replies: {
      status: 200,
      proves: ['status'],
      returns: { key: 'key', organisation_id: 'organisation_id' },
      body: pending,
      pin: { presentAt: SHOWN },
    },
  }));

test('Q-02: evidence that was rejected before, with the words', () =>
  pins({
    state: 'evidence was reviewed',
    does: 'opens the link of evidence that was rejected',
    endpoint: getEvidence,
    request: { params: { key: 'evidence-oliver' }, query: {} },
    replies: {
      status: 200,
      proves: ['status'],
      returns: { key: 'key' },
      body: { ...rejected, key: 'evidence-oliver', message: null },
    },
  }));

test('A-26: a link that leads nowhere is a 404', () =>
  pins({
    state: 'a reviewer is signed in',
    does: 'opens the link of no evidence',
    endpoint: getEvidence,
    request: { params: { key: 'no-such-evidence' }, query: {} },
    replies: { status: 404, refusal: { message: 'No query results for model [Evidence] no-such-evidence' } },
  }));

test('Q-11: without an admin account a link is a 403', () =>
  pins({
    state: 'work waits for a reviewer',
    does: 'opens the link of evidence without an admin account',
    endpoint: getEvidence,
    request: { params: { key: 'evidence-tom' }, query: {} },
    replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
  }));

test('Q-04: accepted with date and score', () =>
  pins({
    state: 'evidence waits for its reviewer',
    does: 'accepts evidence',
    endpoint: reviewEvidence,
    request: {
      params: { key: 'evidence-tom' },
      body: { status: 'accepted', last_completed_at: ACCEPTED_AT, score: 90 },
    },
    replies: { status: 200, proves: ['status', 'score', 'last_completed_at'], returns: { key: 'key' }, body: accepted },
  }));

test('Q-05: rejected with a message', () =>
  pins({
    state: 'evidence waits for its reviewer',
    does: 'rejects evidence',
    endpoint: reviewEvidence,
    request: {
      params: { key: 'evidence-tom' },
      body: { status: 'rejected', message: 'Please send the page with the topics.' },
    },
    replies: { status: 200, proves: ['status', 'review_message'], returns: { key: 'key' }, body: rejected },
  }));

test('Q-12, L19: the second of two reviewers is refused', () =>
  pins({
    state: 'evidence was reviewed',
    does: 'rejects what was decided',
    endpoint: reviewEvidence,
    request: { params: { key: 'evidence-oliver' }, body: { status: 'rejected', message: null } },
    replies: { status: 422, refusal: { message: ALREADY, errors: { evidence: [ALREADY] } } },
  }));

test('Q-04: a score above 100 is refused', () =>
  pins({
    state: 'evidence waits for its reviewer',
    does: 'accepts evidence with a score of 101',
    endpoint: reviewEvidence,
    request: {
      params: { key: 'evidence-tom' },
      body: { status: 'accepted', last_completed_at: ACCEPTED_AT, score: 101 },
    },
    replies: {
      status: 422,
      refusal: {
        message: 'The score field must be between 0 and 100.',
        errors: { score: ['The score field must be between 0 and 100.'] },
      },
    },
  }));

test('Q-07: the file', () =>
  pins({
    state: 'evidence waits for its reviewer',
    does: 'downloads the file of evidence',
    endpoint: downloadEvidenceFile,
    request: { params: { key: 'evidence-tom' }, query: {} },
    replies: { status: 200, file: certificate },
  }));

test('Q-08, Q-09: several at once; what could not be decided is named', () =>
  pins({
    state: 'evidence waits for its reviewer',
    does: 'rejects two pieces of evidence, one of which was decided',
    endpoint: reviewEvidences,
    request: {
      body: {
        organisation_id: 1,
        evidences: ['evidence-tom', 'evidence-oliver'],
        status: 'rejected',
        message: 'Please send the page with the topics.',
      },
    },
    replies: {
      status: 200,
      proves: { nothing: 'which one could not be decided is returned' },
      returns: { 'failed.key': 'rejected_keys' },
      body: { failed: [{ key: 'evidence-oliver', message: ALREADY }] },
    },
  }));

test('Q-08: all of them', () =>
  pins({
    state: 'evidence waits for its reviewer',
    does: 'accepts one piece of evidence among several',
    endpoint: reviewEvidences,
    request: {
      body: {
        organisation_id: 1,
        evidences: ['evidence-tom'],
        status: 'accepted',
        last_completed_at: ACCEPTED_AT,
        score: 100,
      },
    },
    replies: {
      status: 200,
      proves: { nothing: 'that the list is empty is pinned' },
      body: { failed: [] },
      pin: { emptyAt: ['failed'] },
    },
  }));

test('Q-08: what waits in an organisation, page by page', () =>
  pins({
    state: 'evidence waits for its reviewer',
    does: 'lists the pending evidence of an organisation',
    endpoint: listEvidence,
    request: { query: { organisation_id: 1, page: 1 } },
    replies: {
      status: 200,
      proves: ['current_page', 'data.status', 'total'],
      returns: { 'data.key': 'keys' },
      body: {
        current_page: 1,
        from: 1,
        last_page: 1,
        next_page_url: null,
        per_page: 500,
        prev_page_url: null,
        to: 1,
        total: 1,
        data: [pending],
      },
      pin: { presentAt: SHOWN.map((key) => `data.${key}`) },
    },
  }));
