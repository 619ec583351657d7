import { expect, test } from 'vitest';
import { BYTES_PER_MEGABYTE } from '#contracts/constants.ts';
import { acceptOf, blockFileRefusal } from './block-files.ts';

const MB = BYTES_PER_MEGABYTE;

test.each([
  ['video', 'round.mp4', 'video/mp4', 100 * MB, null],
  ['video', 'round.mov', '', 1, null],
  ['video', 'round.mp4', 'video/mp4', 101 * MB, 'Sorry, you can only upload up to 100 MB. This file is 101 MB.'],
  ['video', 'rota.pdf', 'application/pdf', 1, 'Please choose a video (MP4 or MOV).'],
  ['video', 'round.exe', '', 1, 'Please choose a video (MP4 or MOV).'],
  ['module', 'rota.pdf', 'application/pdf', 1, null],
  ['module', 'rota.docx', '', 1, null],
  [
    'module',
    'rota.svg',
    'image/svg+xml',
    1,
    'Please choose a PDF, a Word, Excel or PowerPoint file, a video (MP4 or MOV) or a ZIP.',
  ],
  ['module', 'rota.pdf', 'application/pdf', 0, 'This file is empty. Please choose another one.'],
] as const)('K-02, P-08, P-16: for a %s block %s (%s, %d bytes): %s', (kind, name, type, size, refusal) => {
  expect(blockFileRefusal(kind, { name, type, size })).toBe(refusal);
});

test('the picker is offered the same kinds', () => {
  expect(acceptOf('video')).toBe('video/mp4,video/quicktime,.mp4,.mov,.qt');
});
