import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { certificateOf } from './certificate.ts';

const PACKAGE = new URL('../../node_modules/pdfjs-dist/', import.meta.url).pathname;

const bytesOf = (first_name: string, last_name: string): Uint8Array<ArrayBuffer> =>
  certificateOf({
    award: { title: 'Fire Safety', short_description: 'Fire Safety' },
    holder: { first_name, last_name },
    organisation: 'Brightwater Dental',
    awardedAtUnix: 1_700_000_000,
  });

/** What a reader finds in the file: the lines of its page, and its title. */
const read = async (bytes: Uint8Array) => {
  const loading = getDocument({
    data: bytes,
    cMapUrl: `${PACKAGE}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${PACKAGE}standard_fonts/`,
  });
  const document = await loading.promise;
  const content = await (await document.getPage(1)).getTextContent();
  const { info } = await document.getMetadata();
  await loading.destroy();
  const text = content.items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
  return { lines: text.split('\n'), title: (info as { Title?: string }).Title };
};

test.each([
  ['Amara', 'Osei'],
  ['Bożena', 'Łęcka'],
  ['Zoë', 'O’Brien (née Šťastná)'],
  ['Erzsébet', 'Kőműves'],
  ['Ștefan', 'Țurcanu'],
  ['Nguyễn', 'Thị Hạnh'],
  ['İbrahim', 'Yıldız'],
  ['漢', '李 小龍'],
  ['Ольга', 'Παπαδοπούλου'],
  ['さくら', '山田'],
])('the certificate of %s %s carries the name to the letter (L-24)', async (first, last) => {
  const { lines, title } = await read(bytesOf(first, last));
  expect(lines).toContain(`${first} ${last}`);
  expect(title).toBe(`Fire Safety: ${first} ${last}`);
});

test('a plain name asks for no other font', () => {
  const text = new TextDecoder('latin1').decode(bytesOf('Amara', 'Osei'));
  expect([text.includes('/F3'), text.includes('/Differences'), text.includes('(Amara Osei) Tj')]).toEqual([
    false,
    false,
    true,
  ]);
});
