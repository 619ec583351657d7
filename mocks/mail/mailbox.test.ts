import { expect, test } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { house } from '../testing/visit.ts';

test('the mailbox is a page: newest first, each mail as its recipient sees it, its link working', async () => {
  const visitor = await house();
  const page = async (path: string) => visitor.fetch(path);
  expect(await (await page('__mailbox')).text()).toContain('Nothing was sent yet.');
  await visitor.post('forgot-password', { email: amaraOsei.email });
  await visitor.demo.clock.advance('2m');
  await visitor.post('forgot-password', { email: amaraOsei.email });
  const list = await (await page('__mailbox')).text();
  expect([...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/api/__mailbox/1',
    '/api/__mailbox/0',
  ]);
  const mail = await page('__mailbox/1');
  expect(mail.headers.get('content-type')).toContain('text/html');
  expect(await mail.text()).toMatch(
    /<a href="\/reset-password\/[0-9a-f]+\?email=amara.osei%40demo.example">Reset password<\/a>/,
  );
  expect((await page('__mailbox/7')).status).toBe(404);
});

test('what somebody typed is text in the list, too', async () => {
  const visitor = await house();
  await visitor.backend.write((db) =>
    db.edit('mailbox', () => [
      { to: '<b>', subject: '<script>alert(1)</script>', text: '', html: '', links: [], at: '' },
    ]),
  );
  const list = await (await visitor.fetch('__mailbox')).text();
  expect(list).not.toMatch(/<script>|<b>/);
});
