import { test } from 'vitest';
import { pinsEvent } from '../testing/pin-events.ts';

test('Y-01', () =>
  pinsEvent({ state: 'somebody begins to view as the learner', event: 'impersonation.started', payload: {} }));

test('Y-02, H-11', () =>
  pinsEvent({ state: 'viewing as the learner ends', event: 'impersonation.ended', payload: {} }));

test('Y-03, B-22', () => pinsEvent({ state: 'the learner’s roles change', event: 'roles.updated', payload: {} }));

test('Y-04, I-03', () =>
  pinsEvent({
    state: 'a booking of the learner is completed',
    event: 'booking.completed',
    payload: { organisation_id: 1 },
  }));

test('Y-05, I-04', () =>
  pinsEvent({
    state: 'a report of the learner is delivered',
    event: 'export.delivered',
    payload: { organisation_id: 1, file_id: 7 },
  }));

test('Y-06, I-05', () => pinsEvent({ state: 'a report of the learner fails', event: 'export.failed', payload: {} }));

test('Y-07, I-06', () =>
  pinsEvent({ state: 'an import of the learner is verified', event: 'import.verified', payload: {} }));

test('Y-08, I-07', () =>
  pinsEvent({ state: 'an import of the learner is complete', event: 'import.complete', payload: {} }));

test('Y-09', () =>
  pinsEvent({
    state: 'a reviewer decides about the learner’s work',
    event: 'entity.updated',
    payload: { entity_id: 5, organisation_id: 1 },
  }));
