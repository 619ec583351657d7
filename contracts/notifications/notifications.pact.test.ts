import { test } from 'vitest';
import { pins } from '../testing/pins.ts';
import { authoriseChannel } from './notifications.endpoints.ts';

test('I-09, L26: a person may hear their own channel', () =>
  pins({
    state: 'a learner is signed in',
    does: 'asks to hear her own events',
    endpoint: authoriseChannel,
    request: { body: { socket_id: '1234.5678', channel_name: 'private-user.11' } },
    replies: {
      status: 200,
      proves: { nothing: 'the signature is made with the owner’s secret; the events prove that it is taken' },
      body: { auth: 'waymark:3da7d1c4a1c0' },
    },
  }));

test('I-10, L26: nobody hears somebody else’s', () =>
  pins({
    state: 'a learner is signed in',
    does: 'asks to hear somebody else’s events',
    endpoint: authoriseChannel,
    request: { body: { socket_id: '1234.5678', channel_name: 'private-user.12' } },
    replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
  }));
