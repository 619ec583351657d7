// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import type { Crop } from '#machines/profile/picture.ts';
import { gifBytes, jpegBytes, pngBytes } from '#machines/profile/testing/picture-bytes.ts';
import { unsavedReasons } from '#persistence/unsaved-work.ts';
import { callsOf, enter, openProfile, setUpProfile } from '../testing/open-profile.tsx';
import type { OpenPicture } from './open-picture.ts';

setUpProfile();

const MEGABYTE = 1024 * 1024;

/** A browser that opens pictures of 1000 × 800 pixels; `square` draws. */
const browser = (
  square: (crop: Crop) => Promise<File | null> = () =>
    Promise.resolve(new File([pngBytes(512, 512)], 'picture.png', { type: 'image/png' })),
) => {
  const crops: Crop[] = [];
  const close = vi.fn<() => void>();
  const openPicture: OpenPicture = () =>
    Promise.resolve({
      width: 1000,
      height: 800,
      paint: (_, crop) => void crops.push(crop),
      square,
      close,
    });
  return { openPicture, crops, close };
};

const choose = async (file: File): Promise<void> => {
  const input = screen.getByLabelText<HTMLInputElement>('Picture', { selector: 'input' });
  // A person may choose any file, whatever the control would like.
  await userEvent.upload(input, file, { applyAccept: false });
};
const jpeg = (bytes: BlobPart = jpegBytes(1000, 800), name = 'me.jpg') =>
  new File([bytes], name, { type: 'image/jpeg' });
const dialog = () => screen.findByRole('dialog', { name: 'Choose the square' });
const use = async (): Promise<void> => {
  await dialog();
  const button = screen.getByRole('button', { name: 'Use this square' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
};
const picture = () => document.querySelector('.pf__pic img')?.getAttribute('src');

describe('another picture (G-05)', () => {
  test('is cropped, sent, shown at once, and saved with everything else', async () => {
    const door = await enter();
    await openProfile(door, browser());
    expect(picture()).toMatch(/users\/11\/avatar\?avatar_id=914$/);
    await choose(jpeg());
    expect(await dialog()).toHaveAccessibleName('Choose the square');
    expect(await screen.findByText(/^Becomes 512 × 512, 1 KB$/)).toBeInTheDocument();
    await use();
    await waitFor(() => expect(picture()).toMatch(/files\/\d+\/view$/));
    expect(screen.getByRole('region', { name: 'Changes' })).toHaveTextContent('1 change, not saved. Picture');
    const [upload] = await callsOf(door, 'uploadFile');
    expect(upload).toMatchObject({ status: 201 });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(picture()).toMatch(/users\/11\/avatar\?avatar_id=\d+$/));
    const saved = await door.backend.read((db) => db.tables.users.get(amaraOsei.id)?.avatar_id);
    expect(picture()).toMatch(new RegExp(`avatar_id=${saved}$`));
  });

  test('survives a reload before it is saved, and can be put back', async () => {
    const door = await enter();
    const first = await openProfile(door, browser());
    await choose(jpeg());
    await use();
    await waitFor(() => expect(picture()).toMatch(/files\/\d+\/view$/));
    first.unmount();
    await openProfile(door, browser());
    expect(picture()).toMatch(/files\/\d+\/view$/);
    await userEvent.click(screen.getByRole('button', { name: 'Put it back: Picture' }));
    expect(picture()).toMatch(/avatar_id=914$/);
  });

  test('can be none', async () => {
    const door = await enter();
    await openProfile(door);
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(picture()).toBeUndefined();
    expect(screen.getByText('No picture, not saved.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await door.backend.read((db) => db.tables.users.get(amaraOsei.id)?.avatar_id)).toBeNull(),
    );
  });

  test('is moved by the arrow keys and by dragging, and magnified by the slider', async () => {
    const { openPicture, crops } = browser();
    await openProfile(await enter(), { openPicture });
    await choose(jpeg());
    await dialog();
    const area = screen.getByRole('application', { name: 'Picture, drag or use the arrow keys' });
    expect(crops.at(-1)).toEqual({ x: 500, y: 400, zoom: 1 });
    area.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(crops.at(-1)).toEqual({ x: 516, y: 400, zoom: 1 });
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(crops.at(-1)).toEqual({ x: 436, y: 400, zoom: 1 });
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
    expect(crops.at(-1)).toEqual({ x: 436, y: 400, zoom: 2 });
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '200 percent');
    await userEvent.keyboard('{ArrowDown}');
    expect(area).toHaveAccessibleDescription('39 percent across, 52 percent down');
    Object.assign(area, { setPointerCapture: () => undefined });
    fireEvent.pointerDown(area, { pointerId: 1, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(area, { pointerId: 1, clientX: 9, clientY: 10 });
    expect(crops.at(-1)?.x).toBeGreaterThan(436);
    fireEvent.pointerUp(area, { pointerId: 1 });
    const count = crops.length;
    fireEvent.pointerMove(area, { pointerId: 1, clientX: 0, clientY: 0 });
    expect(crops).toHaveLength(count);
  });

  test('that is an animation becomes its first picture, and that is said', async () => {
    await openProfile(await enter(), browser());
    await choose(new File([gifBytes(200, 200, 3)], 'wave.gif', { type: 'image/gif' }));
    expect(await dialog()).toHaveTextContent('Only the first picture of this animation is used.');
  });

  test('is the one that was chosen last, however long the one before takes to open', async () => {
    const opened = browser();
    const waiting: (() => void)[] = [];
    const openPicture: OpenPicture = async (file) => {
      if (file.name === 'slow.jpg') await new Promise<void>((resolve) => waiting.push(resolve));
      return opened.openPicture(file);
    };
    await openProfile(await enter(), { openPicture });
    await choose(jpeg(jpegBytes(1000, 800), 'slow.jpg'));
    await waitFor(() => expect(waiting).toHaveLength(1));
    await choose(new File([gifBytes(200, 200, 2)], 'wave.gif', { type: 'image/gif' }));
    expect(await dialog()).toHaveTextContent('Only the first picture of this animation is used.');
    for (const go of waiting) go();
    await waitFor(() => expect(opened.close).toHaveBeenCalledOnce());
    expect(await dialog()).toHaveTextContent('Only the first picture of this animation is used.');
  });

  test('is closed in the browser once it is chosen or left', async () => {
    const { openPicture, close } = browser();
    await openProfile(await enter(), { openPicture });
    await choose(jpeg());
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(close).toHaveBeenCalledOnce();
    expect(picture()).toMatch(/avatar_id=914$/);
  });
});

describe('a file that is no such picture', () => {
  test.each([
    [
      'an SVG named .png',
      new File(['<svg onload="alert(1)"/>'], 'me.png', { type: 'image/png' }),
      /not a JPG, GIF or PNG/,
    ],
    ['a HEIC', new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic'], 'me.heic'), /not a JPG, GIF or PNG/],
    ['12,000 × 1 pixels', new File([pngBytes(12_000, 1)], 'line.png', { type: 'image/png' }), /12,000 × 1 pixels/],
    ['an empty file', new File([], 'me.png', { type: 'image/png' }), /not a JPG, GIF or PNG/],
  ])('%s is refused in words, and nothing is sent', async (_, file, message) => {
    const door = await enter();
    await openProfile(door, browser());
    await choose(file);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change picture' })).toHaveAccessibleDescription(message);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await callsOf(door, 'uploadFile')).toEqual([]);
  });

  test('what this browser cannot open is damaged, or too large to be sent as it is (C-14)', async () => {
    const door = await enter();
    await openProfile(door);
    await choose(jpeg());
    expect(await screen.findByText(/could not be opened/)).toBeInTheDocument();
    const padding = new Uint8Array(3.2 * MEGABYTE - jpegBytes(1, 1).length);
    await choose(new File([jpegBytes(1000, 800), padding], 'me.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('Sorry, you can only upload up to 1 MB. This file is 3.2 MB.')).toBeInTheDocument();
    expect(await callsOf(door, 'uploadFile')).toEqual([]);
  });

  test('that changed on the disk since it was chosen is not called damaged (P9)', async () => {
    await openProfile(await enter(), browser());
    const file = jpeg();
    file.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'));
    await choose(file);
    expect(await screen.findByText('This file has changed since you chose it. Choose it again.')).toBeVisible();
  });

  test('8 MB are no fault: it is made smaller before it is sent', async () => {
    const door = await enter();
    await openProfile(door, browser());
    await choose(jpeg(new Blob([jpegBytes(4000, 3000), new Uint8Array(8 * MEGABYTE)])));
    await use();
    await waitFor(async () => expect(await callsOf(door, 'uploadFile')).toHaveLength(1));
  });

  test('what cannot be drawn is told in the words of C-14', async () => {
    await openProfile(
      await enter(),
      browser(() => Promise.resolve(null)),
    );
    await choose(jpeg(new Blob([jpegBytes(4000, 3000), new Uint8Array(2 * MEGABYTE)])));
    expect(await screen.findByText(/^Sorry, you can only upload up to 1 MB\. This file is 2/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a picture on its way', () => {
  test('holds one back from leaving; a failure is told, and the same square can be sent again (K-03)', async () => {
    const door = await enter();
    await openProfile(door, browser());
    await door.demo.faults.add([{ call: 'uploadFile', status: 500, pause: 'sending' }]);
    await choose(jpeg());
    await use();
    await screen.findByRole('progressbar', { name: 'Sending the picture' });
    expect(unsavedReasons()).toEqual(['A file is still uploading.']);
    await door.demo.faults.release('sending');
    expect(await screen.findByText('Sorry, there was a problem uploading this file.')).toBeInTheDocument();
    expect(unsavedReasons()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(picture()).toMatch(/files\/\d+\/view$/));
  });

  test('can be cancelled; the picture stays as it was (K-05)', async () => {
    const door = await enter();
    await openProfile(door, browser());
    await door.demo.faults.add([{ call: 'uploadFile', pause: 'sending' }]);
    await choose(jpeg());
    await use();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('button', { name: 'Change picture' })).toHaveFocus();
    expect(picture()).toMatch(/avatar_id=914$/);
    await door.demo.faults.release('sending');
  });

  test.each(['huge', 'slow'] as const)('whose answer is %s is stored once, and shown', async (kind) => {
    const door = await enter();
    await openProfile(door, browser());
    await door.demo.faults.add([{ call: 'uploadFile', kind }]);
    await choose(jpeg());
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await use();
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    await waitFor(() => expect(picture()).toMatch(/files\/\d+\/view$/));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(await callsOf(door, 'uploadFile')).toHaveLength(1);
  });

  test('that is not answered can be cancelled meanwhile; it is told, the picture stays, and the same square can be sent again', async () => {
    const door = await enter();
    await openProfile(door, browser());
    await door.demo.faults.add([{ call: 'uploadFile', kind: 'timeout' }]);
    await choose(jpeg());
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await use();
    expect(await screen.findByRole('button', { name: 'Cancel' })).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(await screen.findByText('Sorry, there was a problem uploading this file.')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(picture()).toMatch(/avatar_id=914$/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(picture()).toMatch(/files\/\d+\/view$/));
    expect(await callsOf(door, 'uploadFile')).toHaveLength(1);
  });
});
