import { randomFillSync } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { enter } from '#e2e/lib/enter.ts';
import { timesCalled } from '#e2e/lib/demo-port.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { ProfilePage } from '#e2e/pages/profile-page.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { gifBytes, jpegBytes, pngBytes } from '#machines/profile/testing/picture-bytes.ts';

const MEGABYTE = 1024 * 1024;

/** A part of a PNG: its length, its kind, what is in it, and the sum of both. */
const part = (kind: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A PNG of noise through which something may show: it can hardly be compressed. */
const noise = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const rows = Buffer.alloc((width * 4 + 1) * height);
  randomFillSync(rows);
  // Each row begins with its filter: none.
  for (let row = 0; row < height; row += 1) rows[row * (width * 4 + 1)] = 0;
  return Buffer.concat([
    Buffer.from(pngBytes(width, height).slice(0, 8)),
    part('IHDR', head),
    part('IDAT', deflateSync(rows, { level: 0 })),
    part('IEND', Buffer.alloc(0)),
  ]);
};

test(
  'G-05, C-14: a browser opens what is a picture, of an animation the first, and makes 8 MB small; what only looks like one is refused in words, and nothing of it is sent',
  { tag: '@http-only' },
  async ({ page, demo }) => {
    await enter(page, demo, amaraOsei, '/profile');
    const profile = await new ProfilePage(page).arrive();
    const choose = (name: string, buffer: Buffer, mimeType = 'image/png') =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

    await choose('me.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'));
    await expect(page.getByText(/is not a JPG, GIF or PNG picture/)).toBeVisible();
    await choose('line.png', Buffer.from(pngBytes(12_000, 1)));
    await expect(page.getByText('This picture is 12,000 × 1 pixels. Each side needs at least 64.')).toBeVisible();
    await choose('half.jpg', Buffer.from(jpegBytes(4000, 3000)), 'image/jpeg');
    await expect(page.getByText(/could not be opened/)).toBeVisible();
    await choose('half.jpg', Buffer.concat([jpegBytes(4000, 3000), Buffer.alloc(2 * MEGABYTE)]), 'image/jpeg');
    await expect(page.getByText(/^Sorry, you can only upload up to 1 MB\. This file is 2/)).toBeVisible();
    expect(await timesCalled(demo, 'uploadFile')).toBe(0);

    await choose('wave.gif', Buffer.from(gifBytes(200, 200, 3)), 'image/gif');
    await expect(profile.crop).toContainText('Only the first picture of this animation is used.');
    await expect(profile.crop.getByText(/^Becomes 200 × 200, \d+ KB$/)).toBeVisible();
    await profile.crop.getByRole('button', { name: 'Back' }).click();

    const large = noise(1500, 1400);
    expect(large.length).toBeGreaterThan(8 * MEGABYTE);
    await choose('large.png', large);
    // Noise of 512 × 512 pixels is more than 1 MB as PNG: it becomes a JPG.
    await expect(profile.crop.getByText(/^Becomes 512 × 512, \d{2,3} KB$/)).toBeVisible();
    await profile.useSquare.click();
    await expect(profile.changes).toContainText('Picture');
    await profile.save.click();
    await expect(page.getByText('Thank you. Your details have been updated.')).toBeVisible();
  },
);
