import { test } from 'vitest';
import { textFile } from '../testing/multipart.ts';
import { pins } from '../testing/pins.ts';
import { downloadFile, uploadFile, viewFile } from './files.endpoints.ts';

const reflection = { path: new URL('../testing/reflection.txt', import.meta.url).pathname, mimetype: 'text/plain' };

test('K-01, ES-20: an uploaded file is stored', () =>
  pins({
    state: 'a learner is signed in',
    does: 'uploads the answer to a question',
    endpoint: uploadFile,
    request: { body: { file: textFile('reflection.txt'), type: 'assessment_answer' } },
    replies: {
      status: 201,
      proves: ['name', 'extension'],
      body: { id: 990_001, name: 'reflection.txt', extension: 'txt', mimetype: 'text/plain', url: 'files/990001' },
    },
  }));

test('K-02, G-05: what is no picture is no avatar', () =>
  pins({
    state: 'a learner is signed in',
    does: 'uploads a text as an avatar',
    endpoint: uploadFile,
    request: { body: { file: textFile('reflection.txt'), type: 'avatar' } },
    replies: {
      status: 422,
      refusal: {
        message: 'The file field must be a file of type: jpg, jpeg, gif, png.',
        errors: { file: ['The file field must be a file of type: jpg, jpeg, gif, png.'] },
      },
    },
  }));

test('C-01, I-04: a stored file comes back', () =>
  pins({
    state: 'a file was uploaded',
    does: 'downloads a file of one’s own',
    endpoint: downloadFile,
    request: { params: { id: 990_001 } },
    replies: { status: 200, file: reflection },
  }));

test('L20: an unknown file is a 404', () =>
  pins({
    state: 'a learner is signed in',
    does: 'downloads a file that does not exist',
    endpoint: downloadFile,
    request: { params: { id: 999_999 } },
    replies: { status: 404, refusal: { message: 'No query results for model [File] 999999' } },
  }));

test('X-042: a stored file is shown', () =>
  pins({
    state: 'a file was uploaded',
    does: 'shows a file',
    endpoint: viewFile,
    request: { params: { fileId: 990_001 } },
    replies: { status: 200, file: reflection },
  }));

test('X-041, X-042: somebody else’s file is neither downloaded nor shown', async () => {
  const forbidden = { status: 403, refusal: { message: 'This action is unauthorized.' } } as const;
  await pins({
    state: 'a file was uploaded',
    does: 'downloads somebody else’s file',
    endpoint: downloadFile,
    request: { params: { id: 903 } },
    replies: forbidden,
  });
  await pins({
    state: 'a file was uploaded',
    does: 'shows somebody else’s file',
    endpoint: viewFile,
    request: { params: { fileId: 903 } },
    replies: forbidden,
  });
});

test('K-01: an empty file is refused', () =>
  pins({
    state: 'a learner is signed in',
    does: 'uploads an empty file',
    endpoint: uploadFile,
    request: { body: { file: new File([], 'reflection.txt', { type: 'text/plain' }), type: 'assessment_answer' } },
    replies: {
      status: 422,
      refusal: {
        message: 'The file field must not be empty.',
        errors: { file: ['The file field must not be empty.'] },
      },
    },
  }));
