import { BYTES_PER_MEGABYTE, LIMITS } from '#contracts/constants.ts';

/** What the first bytes of a file say about it, whatever its name and its type say (G-05). Sizes in pixels. */
export interface PictureHeader {
  readonly type: 'image/jpeg' | 'image/png' | 'image/gif';
  readonly width: number;
  readonly height: number;
  /** It has more than one picture. */
  readonly isAnimated: boolean;
}

/** The most bytes of a picture that may be sent (G-05). */
export const AVATAR_BYTES = LIMITS.avatarMegabytes * BYTES_PER_MEGABYTE;

/** The side of what is sent, in pixels. */
export const AVATAR_SIDE_PIXELS = 512;

/** A smaller side shows nobody; a picture that is one pixel high has nothing to choose from. */
export const LEAST_SIDE_PIXELS = 64;

/** More than this a browser may not be able to open: a small file can unfold to gigabytes. */
const MOST_PIXELS = 60_000_000;

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte);

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const IHDR = [0x49, 0x48, 0x44, 0x52];
const GIF = [0x47, 0x49, 0x46, 0x38];
const JPEG = [0xff, 0xd8, 0xff];

const readPng = (bytes: Uint8Array, view: DataView): PictureHeader | null => {
  if (!startsWith(bytes, IHDR, 12) || bytes.length < 24) return null;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20), isAnimated: false };
};

/** Follows the segments of a JPEG to the one that has its size. */
const readJpeg = (view: DataView): PictureHeader | null => {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7), isAnimated: false };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
};

/** The bytes of a colour table whose size stands in the last three bits of `flags`. */
const colourTableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Whether more than one picture follows in a GIF: its blocks are skipped one by one. */
const hasSecondFrame = (bytes: Uint8Array): boolean => {
  let at = 13 + colourTableBytes(bytes[10] ?? 0);
  let frames = 0;
  const skipBlocks = (): void => {
    while ((bytes[at] ?? 0) !== 0) at += 1 + (bytes[at] ?? 0);
    at += 1;
  };
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x2c) {
      frames += 1;
      if (frames > 1) return true;
      at += 11 + colourTableBytes(bytes[at + 9] ?? 0);
      skipBlocks();
    } else if (block === 0x21) {
      at += 2;
      skipBlocks();
    } else return false;
  }
  return false;
};

const readGif = (bytes: Uint8Array, view: DataView): PictureHeader | null =>
  bytes.length < 13
    ? null
    : {
        type: 'image/gif',
        width: view.getUint16(6, true),
        height: view.getUint16(8, true),
        isAnimated: hasSecondFrame(bytes),
      };

/** Reads the head of a file. Null where it is no JPG, GIF or PNG. */
export const readPictureHeader = (bytes: Uint8Array): PictureHeader | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, PNG)) return readPng(bytes, view);
  if (startsWith(bytes, GIF)) return readGif(bytes, view);
  return startsWith(bytes, JPEG) ? readJpeg(view) : null;
};

const count = new Intl.NumberFormat('en-GB');

/** Why a picture cannot be used, in a sentence; null where it can. `header`: null where the file is none. */
export const pictureFault = (header: PictureHeader | null): string | null => {
  if (header === null) return 'This file is not a JPG, GIF or PNG picture. Please choose another.';
  const { width, height } = header;
  const size = `${count.format(width)} × ${count.format(height)} pixels`;
  if (Math.min(width, height) < LEAST_SIDE_PIXELS)
    return `This picture is ${size}. Each side needs at least ${LEAST_SIDE_PIXELS}.`;
  return width * height > MOST_PIXELS ? `This picture is ${size}, which is too large to open here.` : null;
};

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which square of a picture is used: its centre, in pixels of the picture, and how much it is magnified, from 1. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const MOST_ZOOM = 4;

/** How much a picture may be magnified: never so much that less than the least side is left. */
export const mostZoom = ({ width, height }: Size): number =>
  Math.max(1, Math.min(MOST_ZOOM, Math.min(width, height) / LEAST_SIDE_PIXELS));

/** The side of the square, in pixels of the picture. */
export const cropSide = ({ width, height }: Size, { zoom }: Pick<Crop, 'zoom'>): number =>
  Math.min(width, height) / zoom;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A crop whose square lies within the picture. */
export const clampCrop = (size: Size, { x, y, zoom }: Crop): Crop => {
  const clamped = clamp(zoom, 1, mostZoom(size));
  const half = cropSide(size, { zoom: clamped }) / 2;
  return { zoom: clamped, x: clamp(x, half, size.width - half), y: clamp(y, half, size.height - half) };
};

/** The largest square in the middle. */
export const middleCrop = (size: Size): Crop => ({ x: size.width / 2, y: size.height / 2, zoom: 1 });

/** The side of the picture that is sent: never larger than what was chosen. */
export const sentSide = (size: Size, crop: Crop): number =>
  Math.min(AVATAR_SIDE_PIXELS, Math.max(LEAST_SIDE_PIXELS, Math.round(cropSide(size, crop))));
