import { test } from 'vitest';
import { pins } from '../testing/pins.ts';
import { getPoints } from './awards.endpoints.ts';

test('E-10: points since the account was opened', () =>
  pins({
    state: 'points of three years',
    does: 'counts every point',
    endpoint: getPoints,
    request: { query: { organisation_id: 1 } },
    replies: { status: 200, proves: ['points'], body: { points: 750 } },
  }));

test('E-11: points of a year, in unix seconds', () =>
  pins({
    state: 'points of three years',
    does: 'counts the points of a year',
    endpoint: getPoints,
    request: { query: { organisation_id: 1, date_from: 1_767_225_600, date_to: 1_798_761_599 } },
    replies: { status: 200, proves: ['points'], body: { points: 120 } },
  }));
