import { test } from 'vitest';
import { pins } from '../testing/pins.ts';
import { viewThumbnail } from './library.endpoints.ts';

const picture = { path: new URL('../testing/picture.png', import.meta.url).pathname, mimetype: 'image/png' };

test('X-044, M-29: a thumbnail in the size of a card', () =>
  pins({
    state: 'training with a picture',
    does: 'shows a thumbnail',
    endpoint: viewThumbnail,
    request: { params: { id: 612, width: 800, height: 500 } },
    replies: { status: 200, file: picture },
  }));

test('L20: an unknown thumbnail is a 404', () =>
  pins({
    state: 'a learner is signed in',
    does: 'shows a thumbnail that does not exist',
    endpoint: viewThumbnail,
    request: { params: { id: 999_999, width: 1600, height: 1000 } },
    replies: { status: 404, refusal: { message: 'No query results for model [Thumbnail] 999999' } },
  }));
