// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { kindOfName, shownAs } from './file-kind.ts';

const blob = (content: string, type: string): Blob => new Blob([content], { type });

describe('D-13: what is shown in place', () => {
  test.each([
    ['a document', blob('%PDF-1.7', 'application/pdf'), 'log.pdf', 'pdf', 'application/pdf'],
    ['a picture, whatever its name says', blob('x', 'image/png'), 'log.pdf', 'image', 'image/png'],
    ['a video with parameters', blob('x', 'video/mp4; codecs=avc1'), 'a.mp4', 'video', 'video/mp4'],
    [
      'by its name where the server did not say',
      blob('%PDF-1.4', 'application/octet-stream'),
      'LOG.PDF',
      'pdf',
      'application/pdf',
    ],
  ] as const)('%s', async (_, file, name, kind, type) => {
    const shown = await shownAs(file, name);
    expect([shown?.kind, shown?.blob.type]).toEqual([kind, type]);
  });

  test.each([
    ['a page', blob('<script>planted()</script>', 'text/html'), 'log.html'],
    ['a page that calls itself a document', blob('<script>planted()</script>', 'application/pdf'), 'log.pdf'],
    ['a page named like a picture', blob('<script>planted()</script>', 'text/html'), 'log.png'],
    ['a drawing that can hold script', blob('<svg onload="planted()"/>', 'image/svg+xml'), 'log.svg'],
    ['a table', blob('a,b', 'text/csv'), 'log.csv'],
    ['nothing', blob('', ''), 'log'],
  ])('never %s', async (_, file, name) => expect(await shownAs(file, name)).toBeNull());

  test('by name, before anything was fetched', () => {
    expect(['a.pdf', 'a.JPG', 'a.mov', 'a.svg', 'a.html', 'pdf', ''].map(kindOfName)).toEqual([
      'pdf',
      'image',
      'video',
      null,
      null,
      'pdf',
      null,
    ]);
  });
});
