import { test } from 'vitest';
import { pins } from '../testing/pins.ts';
import { recordAnalytics } from './analytics.endpoints.ts';

test('F-08: a payment is counted', () =>
  pins({
    state: 'a basket waits to be paid',
    does: 'counts a payment',
    endpoint: recordAnalytics,
    request: { body: { organisation_id: 1, data: { type: 'payment', basket: 'bkt-a1f0c3d29b64', total: 216 } } },
    replies: { status: 204 },
  }));

test('N-12: the seconds that a module was looked at are counted', () =>
  pins({
    state: 'a module with a document to confirm',
    does: 'counts seconds of viewing',
    endpoint: recordAnalytics,
    request: { body: { organisation_id: 1, data: { type: 'module', typeId: 705, viewTime: 5 } } },
    replies: { status: 204 },
  }));

test('N-12: in an organisation that one is no member of nothing is counted', () =>
  pins({
    state: 'an organisation of others',
    does: 'counts seconds of viewing in an organisation of others',
    endpoint: recordAnalytics,
    request: { body: { organisation_id: 12, data: { type: 'module', typeId: 861, viewTime: 5 } } },
    replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
  }));

test('N-12: a module of another organisation is not one that was viewed', () =>
  pins({
    state: 'training of another organisation',
    does: 'counts seconds of viewing of a module of another organisation',
    endpoint: recordAnalytics,
    request: { body: { organisation_id: 1, data: { type: 'module', typeId: 801, viewTime: 5 } } },
    replies: { status: 404, refusal: { message: 'No query results for model [Module] 801' } },
  }));
