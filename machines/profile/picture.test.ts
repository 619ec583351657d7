import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gifBytes, jpegBytes, pngBytes } from './testing/picture-bytes.ts';
import {
  cropSide,
  middleCrop,
  mostZoom,
  pictureFault,
  clampCrop,
  readPictureHeader,
  sentSide,
  type Size,
} from './picture.ts';

const text = (written: string): Uint8Array => new TextEncoder().encode(written);

describe('a file, by its bytes (G-05)', () => {
  test.each([
    ['image/png', pngBytes(640, 480)],
    ['image/jpeg', jpegBytes(640, 480)],
    ['image/gif', gifBytes(640, 480)],
  ])('%s with its size', (type, bytes) => {
    expect(readPictureHeader(bytes)).toEqual({ type, width: 640, height: 480, isAnimated: false });
  });

  test('a JPG whose size stands behind a long description', () => {
    const [start, rest] = [jpegBytes(1, 1).slice(0, 2), jpegBytes(300, 200).slice(2)];
    const comment = new Uint8Array([0xff, 0xff, 0xfe, 0x10, 0x00, ...Array<number>(0x0ffe).fill(0xff)]);
    expect(readPictureHeader(new Uint8Array([...start, ...comment, ...rest]))).toMatchObject({
      width: 300,
      height: 200,
    });
  });

  test('a GIF of several pictures is an animation', () => {
    expect(readPictureHeader(gifBytes(64, 64, 2))).toMatchObject({ isAnimated: true });
  });

  test.each([
    ['an SVG named .png', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a HEIC', new Uint8Array([0, 0, 0, 0x18, ...text('ftypheic')])],
    ['a WebP', text('RIFF0000WEBPVP8 ')],
    ['a web page', text('<!doctype html>')],
    ['nothing', new Uint8Array()],
    ['the beginning of a PNG', pngBytes(64, 64).slice(0, 12)],
    ['the beginning of a GIF', gifBytes(64, 64).slice(0, 8)],
    ['the beginning of a JPG', jpegBytes(64, 64).slice(0, 4)],
  ])('%s is no picture', (_, bytes) => {
    expect(readPictureHeader(bytes)).toBeNull();
    expect(pictureFault(readPictureHeader(bytes))).toBe(
      'This file is not a JPG, GIF or PNG picture. Please choose another.',
    );
  });

  test('whatever the bytes, reading them ends', () => {
    const begun = fc.constantFrom(pngBytes(9, 9), jpegBytes(9, 9), gifBytes(9, 9, 2));
    fc.assert(
      fc.property(begun, fc.uint8Array({ maxLength: 300 }), fc.nat(40), (bytes, more, at) => {
        const header = readPictureHeader(new Uint8Array([...bytes.slice(0, at), ...more]));
        expect(header === null || header.width >= 0).toBe(true);
      }),
    );
  });

  test.each([
    [12_000, 1, 'This picture is 12,000 × 1 pixels. Each side needs at least 64.'],
    [64, 63, 'This picture is 64 × 63 pixels. Each side needs at least 64.'],
    [60_000, 60_000, 'This picture is 60,000 × 60,000 pixels, which is too large to open here.'],
    [64, 64, null],
    [6000, 8000, null],
  ])('%i × %i pixels', (width, height, fault) => {
    expect(pictureFault(readPictureHeader(pngBytes(width, height)))).toBe(fault);
  });
});

const size = fc.record({ width: fc.integer({ min: 64, max: 9000 }), height: fc.integer({ min: 64, max: 9000 }) });

test('a square lies within its picture, wherever it is moved, and is never sent larger than it is', () => {
  const anywhere = fc.record({
    x: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
    y: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
    zoom: fc.double({ min: 0.01, max: 100, noNaN: true }),
  });
  fc.assert(
    fc.property(size, anywhere, (picture: Size, wanted) => {
      const crop = clampCrop(picture, wanted);
      const half = cropSide(picture, crop) / 2;
      expect(crop.x - half).toBeGreaterThanOrEqual(-1e-6);
      expect(crop.x + half).toBeLessThanOrEqual(picture.width + 1e-6);
      expect(crop.y - half).toBeGreaterThanOrEqual(-1e-6);
      expect(crop.y + half).toBeLessThanOrEqual(picture.height + 1e-6);
      expect(cropSide(picture, crop)).toBeGreaterThanOrEqual(63.99);
      expect(sentSide(picture, crop)).toBeLessThanOrEqual(Math.min(512, Math.ceil(cropSide(picture, crop)) + 1));
      expect(clampCrop(picture, crop)).toEqual(crop);
    }),
  );
});

test('it begins with the largest square in the middle', () => {
  expect(middleCrop({ width: 600, height: 400 })).toEqual({ x: 300, y: 200, zoom: 1 });
  expect([mostZoom({ width: 600, height: 400 }), mostZoom({ width: 64, height: 4000 })]).toEqual([4, 1]);
  expect([
    sentSide({ width: 3000, height: 2000 }, { x: 0, y: 0, zoom: 1 }),
    sentSide({ width: 100, height: 90 }, { x: 0, y: 0, zoom: 1 }),
  ]).toEqual([512, 90]);
});
