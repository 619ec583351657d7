import { test } from 'vitest';
import { pins } from '../testing/pins.ts';
import { recordPayment } from './analytics.endpoints.ts';

test('F-08: a payment is counted', () =>
  pins({
    state: 'a basket waits to be paid',
    does: 'counts a payment',
    endpoint: recordPayment,
    request: { body: { organisation_id: 1, data: { type: 'payment', basket: 'bkt-a1f0c3d29b64', total: 216 } } },
    replies: { status: 204 },
  }));
