import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { zip } from '../testing/zip.ts';
import { insideName, openZip } from './unzip.ts';

test.each([
  ['a/b.html', 'a/b.html'],
  ['./a//b.html', 'a/b.html'],
  [String.raw`a\b.html`, 'a/b.html'],
  ['a/../b.html', 'b.html'],
  ['../b.html', null],
  ['a/../../b.html', null],
  [String.raw`..\b.html`, null],
  ['/b.html', null],
  [String.raw`\\host\b.html`, null],
  ['C:/b.html', null],
  ['b.html\0.png', null],
])('T21: the name %j is %j', (name, inside) => expect(insideName(name)).toBe(inside));

/** The only file of a zip, packed, whatever its directory says of its length. */
const packed = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const stored = zip({ 'a.txt': deflateRawSync(bytes) });
  // Its method, in the directory: deflated.
  stored.writeUInt16LE(8, stored.indexOf('PK\u0001\u0002', 0, 'latin1') + 10);
  return Uint8Array.from(stored);
};

describe('T21: a zip', () => {
  test('has no file outside of itself, and finds a name in another case', async () => {
    const files = openZip(Uint8Array.from(zip({ '../evil.html': 'evil', 'Course/A.html': 'a' })));
    expect([files.find('../evil.html'), files.find('evil.html'), files.find('course/a.HTML')]).toEqual([
      null,
      null,
      'Course/A.html',
    ]);
    expect(new TextDecoder().decode((await files.read('course/../Course/a.html')) ?? undefined)).toBe('a');
  });

  test('unpacks no file without end', async () => {
    expect((await openZip(packed(new Uint8Array(1000))).read('a.txt'))?.byteLength).toBe(1000);
    await expect(openZip(packed(new Uint8Array(201 * 1024 * 1024))).read('a.txt')).rejects.toThrow('too large');
  });

  test('of too many files is refused', () => {
    const many = zip({ 'a.txt': '' });
    many.writeUInt16LE(20_001, many.length - 12);
    expect(() => openZip(Uint8Array.from(many))).toThrow('too many files');
  });
});
