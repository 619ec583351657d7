import { expect, test } from 'vitest';
import { getAssessment } from '#contracts/assessments/assessments.endpoints.ts';
import { downloadReviewFile } from '#contracts/assessments/review.endpoints.ts';
import { viewThumbnail } from '#contracts/library/library.endpoints.ts';
import { callAddress, paramsAtStart } from './call-address.ts';

test.each(['https://api.example/v1', 'https://api.example/v1/'])(
  'W-07: below the base %s, with parameters and the values that never vary',
  (base) => {
    expect(callAddress(base, getAssessment, { params: { id: 7 }, query: { organisation_id: 1 } })).toBe(
      'https://api.example/v1/assessments/7?status=%21exempt&with=collection%2Cmodule&organisation_id=1',
    );
  },
);

test('M-29: without a query there is no question mark, and the slash at the end stays', () => {
  expect(callAddress('/api', viewThumbnail, { params: { id: 601, width: 800, height: 500 } })).toBe(
    '/api/thumbnails/601/800/500/',
  );
});

test('a parameter is encoded', () => {
  expect(callAddress('/api', downloadReviewFile, { params: { key: 'a/b', fileKey: '1' } })).toBe(
    '/api/a/a%2Fb/file/1?download=true',
  );
});

test.each([
  ['thumbnails/601', { id: '601' }],
  ['thumbnails/601/800', { id: '601', width: '800' }],
  ['thumbnails', {}],
  ['thumbnails/601?size=1', null],
  ['thumbnails/601/', null],
  ['thumbnails/', null],
  ['pictures/601', null],
  ['/thumbnails/601', null],
  ['https://pictures.example/thumbnails/601', null],
  ['thumbnails/601/800/500/more', null],
  ['', null],
])('M-29: the parameters at the start of %o', (address, params) =>
  expect(paramsAtStart(viewThumbnail, address)).toEqual(params),
);
