import { expect, test } from 'vitest';
import { evidenceLimitInMegabytes, evidenceRefusal, WRONG_KIND } from './module-form.ts';

const MB = 1024 * 1024;
const refusal = (name: string, type: string, size: number) =>
  evidenceRefusal({ max_size_mb_entity_evidence: 10 }, { name, type, size });

test.each([
  ['certificate.pdf', 'application/pdf', 10 * MB, null],
  ['photo.JPG', 'image/jpeg', 1, null],
  ['clip.mov', 'video/quicktime', 1, null],
  ['clip.MOV', '', 1, null],
  ['notes.txt', 'text/plain', 1, WRONG_KIND],
  ['photo.png', 'image/png', 1, WRONG_KIND],
  ['renamed.pdf', 'text/html', 1, WRONG_KIND],
  ['notes', '', 1, WRONG_KIND],
  ['certificate.pdf', 'application/pdf', 0, 'This file is empty. Please choose another one.'],
  ['certificate.pdf', 'application/pdf', 10 * MB + 1, 'Sorry, you can only upload up to 10 MB. This file is 10.1 MB.'],
])('K-02, C-14, N-16: %s of type "%s" with %i bytes: %s', (name, type, size, reason) =>
  expect(refusal(name, type, size)).toBe(reason),
);

test('N-16: without a limit of the organisation it is 10 MB', () =>
  expect([
    evidenceLimitInMegabytes({ max_size_mb_entity_evidence: 0 }),
    evidenceLimitInMegabytes({ max_size_mb_entity_evidence: 25 }),
  ]).toEqual([10, 25]));
