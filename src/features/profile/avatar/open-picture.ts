import { createContext, use } from 'react';
import { AVATAR_BYTES, cropSide, sentSide, type Crop, type Size } from '#machines/profile/picture.ts';

/** A picture that the browser has opened. */
export interface OpenedPicture extends Size {
  /** Draws it into a canvas so that the chosen square lies in the middle with `sideCssPixels`. */
  readonly paint: (canvas: HTMLCanvasElement, crop: Crop, sideCssPixels: number) => void;
  /** The chosen square as it is sent, at most 1 MB; null where the browser cannot draw it. */
  readonly square: (crop: Crop) => Promise<File | null>;
  readonly close: () => void;
}

/** Opens a picture; null where the browser cannot. */
export type OpenPicture = (file: File) => Promise<OpenedPicture | null>;

const asBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, 0.9);
  });

/**
 * The square in the smallest form that keeps it whole: PNG where something may show through, and JPG for photographs
 * and where a PNG would be too large; there what shows through becomes white.
 */
const drawSquare = async (bitmap: ImageBitmap, crop: Crop, type: string): Promise<File | null> => {
  const side = sentSide(bitmap, crop);
  const from = cropSide(bitmap, crop);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  const draw = (): void =>
    context.drawImage(bitmap, crop.x - from / 2, crop.y - from / 2, from, from, 0, 0, side, side);
  draw();
  const png = type === 'image/jpeg' ? null : await asBlob(canvas, 'image/png');
  if (png !== null && png.size <= AVATAR_BYTES) return new File([png], 'picture.png', { type: png.type });
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  draw();
  const jpeg = await asBlob(canvas, 'image/jpeg');
  return jpeg === null || jpeg.size > AVATAR_BYTES ? null : new File([jpeg], 'picture.jpg', { type: jpeg.type });
};

const paintPicture = (bitmap: ImageBitmap, canvas: HTMLCanvasElement, crop: Crop, sideCssPixels: number): void => {
  const { clientWidth, clientHeight } = canvas;
  const density = window.devicePixelRatio;
  canvas.width = Math.round(clientWidth * density);
  canvas.height = Math.round(clientHeight * density);
  const context = canvas.getContext('2d');
  if (context === null) return;
  const scale = (sideCssPixels / cropSide(bitmap, crop)) * density;
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    bitmap,
    canvas.width / 2 - crop.x * scale,
    canvas.height / 2 - crop.y * scale,
    bitmap.width * scale,
    bitmap.height * scale,
  );
};

/** Opens a picture with the browser's own decoder; of an animation the first frame. Nothing of it leaves the page. */
const openInBrowser: OpenPicture = async (file) => {
  try {
    const bitmap = await createImageBitmap(file);
    return {
      width: bitmap.width,
      height: bitmap.height,
      paint: (canvas, crop, side) => paintPicture(bitmap, canvas, crop, side),
      square: (crop) => drawSquare(bitmap, crop, file.type),
      close: () => bitmap.close(),
    };
  } catch {
    return null;
  }
};

/** How pictures are opened; tests bring their own, because jsdom draws nothing. */
export const OpenPictureContext = createContext<OpenPicture>(openInBrowser);

export const useOpenPicture = (): OpenPicture => use(OpenPictureContext);
