import { test } from 'vitest';
import { pins } from '../testing/pins.ts';
import { listReleases } from './releases.endpoints.ts';

test('U-02: the update history is read signed out', () =>
  pins({
    state: 'nobody is signed in',
    does: 'reads the update history',
    endpoint: listReleases,
    request: {},
    replies: {
      status: 200,
      proves: { nothing: 'what was released when is the owner’s own' },
      body: [
        {
          name: 'Every move before you commit',
          description: '<p>Unscheduling now lists each booking that moves.</p>',
          image: null,
          tag_name: '0.213.7',
          released_at: 1_772_409_600,
        },
      ],
    },
  }));
