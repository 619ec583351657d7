import { test } from 'vitest';
import { pins } from '../testing/pins.ts';
import { endImpersonation, impersonate } from './view-as.endpoints.ts';

const query = { organisation_id: 1 };
const AMARA = { email: 'amara.osei@demo.example' };
const FORBIDDEN = { status: 403, refusal: { message: 'This action is unauthorized.' } };

test('H-03: a super user views as a learner', () =>
  pins({
    state: 'a super user is signed in',
    does: 'views as a learner',
    endpoint: impersonate,
    request: { query, body: AMARA },
    replies: { status: 204 },
  }));

test('H-04: an address that nobody of the organisation has is a 422', () =>
  pins({
    state: 'a super user is signed in',
    does: 'views as nobody',
    endpoint: impersonate,
    request: { query, body: { email: 'nobody@demo.example' } },
    replies: {
      status: 422,
      refusal: { message: 'The selected email is invalid.', errors: { email: ['The selected email is invalid.'] } },
    },
  }));

test('H-04, H-05: nobody views as another administrator here', () =>
  pins({
    state: 'a super user is signed in',
    does: 'views as another administrator',
    endpoint: impersonate,
    request: { query, body: { email: 'priya.nair@demo.example' } },
    replies: FORBIDDEN,
  }));

test('H-05, H-06: without two-factor of one’s own it is a 403', () =>
  pins({
    state: 'a super user without two-factor is signed in',
    does: 'views as a learner without two-factor',
    endpoint: impersonate,
    request: { query, body: AMARA },
    replies: FORBIDDEN,
  }));

test('H-04: a learner views as nobody', () =>
  pins({
    state: 'a learner is signed in',
    does: 'views as another learner',
    endpoint: impersonate,
    request: { query, body: { email: 'tom.whitfield@demo.example' } },
    replies: FORBIDDEN,
  }));

test('H-05: one at a time', () =>
  pins({
    state: 'a learner is viewed as',
    does: 'views as a second learner',
    endpoint: impersonate,
    request: { query, body: { email: 'tom.whitfield@demo.example' } },
    replies: FORBIDDEN,
  }));

test('H-09, W-11: ending it', () =>
  pins({
    state: 'a learner is viewed as',
    does: 'exits View As',
    endpoint: endImpersonation,
    request: {},
    replies: { status: 204 },
  }));

test('H-14: what was not begun cannot be ended', () =>
  pins({
    state: 'a super user is signed in',
    does: 'exits what was not begun',
    endpoint: endImpersonation,
    request: {},
    replies: FORBIDDEN,
  }));
