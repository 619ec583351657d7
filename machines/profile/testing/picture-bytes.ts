/** The head of a PNG of this size, in pixels. */
export const pngBytes = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};

const pair = (value: number): readonly [number, number] => [value >> 8, value & 255];

/** The head of a JPG of this size, in pixels. */
export const jpegBytes = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    0,
    0,
    0xff,
    0xc0,
    0,
    17,
    8,
    ...pair(height),
    ...pair(width),
    3,
    1,
    0x22,
    0,
    2,
    0x11,
    1,
    3,
    0x11,
    1,
    0xff,
    0xd9,
  ]);

const GIF89 = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61] as const;
/** That there is a table of two colours, no background, square pixels, and the table. */
const BLACK_AND_WHITE = [0x80, 0, 0, 0, 0, 0, 255, 255, 255] as const;

/** A whole GIF of this size, in pixels, with a table of two colours and so many pictures of one colour. */
export const gifBytes = (width: number, height: number, pictures = 1): Uint8Array<ArrayBuffer> => {
  const [w, h] = [pair(width).toReversed(), pair(height).toReversed()];
  const picture = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  return new Uint8Array([
    ...GIF89,
    ...w,
    ...h,
    ...BLACK_AND_WHITE,
    ...Array.from({ length: pictures }, () => picture).flat(),
    0x3b,
  ]);
};
