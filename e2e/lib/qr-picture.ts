import { PNG } from 'pngjs';
import decodeQr from 'qr/decode.js';

/** A QR code as a camera sees it. */
export interface QrPicture {
  readonly text: string;
  /** Modules of white on the side that has least of it. ISO/IEC 18004 wants four. */
  readonly quietModules: number;
  /** How light the darkest pixel of that white is: 0 is black, 1 is white. */
  readonly white: number;
  /** How light the middle of the first module is. */
  readonly dark: number;
}

/** Modules along the edge of the mark in three of the corners. */
const FINDER_MODULES = 7;
const MIDDLE = 0.5;
const BYTES_PER_PIXEL = 4;
const EDGE_PIXELS = 2;

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Reads the picture of a box with a QR code in it. Throws where none can be read. */
export const readQrPicture = (png: Buffer): QrPicture => {
  const { width, height, data } = PNG.sync.read(png);
  /** By the mean of red, green and blue, which is enough to tell ink from paper. */
  const lightOf = ({ x, y }: Pixel): number => {
    const at = (y * width + x) * BYTES_PER_PIXEL;
    return (data.readUInt8(at) + data.readUInt8(at + 1) + data.readUInt8(at + 2)) / (3 * 255);
  };
  // A pixel of an edge, of the code or of the box, has something of either side.
  const pixels = Array.from({ length: width * height }, (_, at) => ({
    x: at % width,
    y: Math.floor(at / width),
  })).filter(({ x, y }) => Math.min(x, y, width - 1 - x, height - 1 - y) >= EDGE_PIXELS);
  const code = { left: width, right: -1, top: height, bottom: -1 };
  for (const pixel of pixels.filter((one) => lightOf(one) < MIDDLE)) {
    code.left = Math.min(code.left, pixel.x);
    code.right = Math.max(code.right, pixel.x);
    code.top = Math.min(code.top, pixel.y);
    code.bottom = Math.max(code.bottom, pixel.y);
  }
  // The edge of the mark at the upper left is one dark run.
  let end = code.left;
  while (end < width && lightOf({ x: end, y: code.top }) < MIDDLE) end += 1;
  const module = (end - code.left) / FINDER_MODULES;
  const around = pixels.filter(
    ({ x, y }) => Math.max(code.left - x, x - code.right, code.top - y, y - code.bottom) >= EDGE_PIXELS,
  );
  const middle = Math.floor(module / 2);
  return {
    text: decodeQr({ width, height, data: Uint8Array.from(data) }),
    quietModules: Math.min(code.left, code.top, width - 1 - code.right, height - 1 - code.bottom) / module,
    white: around.reduce((darkest, pixel) => Math.min(darkest, lightOf(pixel)), 1),
    dark: lightOf({ x: code.left + middle, y: code.top + middle }),
  };
};
