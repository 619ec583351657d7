import { test } from 'vitest';
import { pins } from '../testing/pins.ts';
import { getPoints } from './awards.endpoints.ts';

test('E-10: points since the account was opened', () =>
  pins({
    state: 'a learner is signed in',
    does: 'counts every point',
    endpoint: getPoints,
    request: { query: { organisation_id: 1 } },
    replies: { status: 200, body: { points: 717 } },
  }));

test('E-11: points of a year, in unix seconds', () =>
  pins({
    state: 'a learner is signed in',
    does: 'counts the points of a year',
    endpoint: getPoints,
    request: { query: { organisation_id: 1, date_from: 1_767_225_600, date_to: 1_798_761_599 } },
    replies: { status: 200, body: { points: 120 } },
  }));
