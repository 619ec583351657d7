import { expect, test } from 'vitest';
import { tomWhitfield } from '#fixtures/people.ts';
import { createInProcess } from '../in-process.ts';
import { sendMail } from './send-mail.ts';

test('a mail is text and HTML, with links below the app', async () => {
  const { backend, demo } = createInProcess();
  await backend.write((db) =>
    sendMail({ db, nowMs: Date.UTC(2026, 10, 21), appPath: '/x/' }, tomWhitfield, 'assessmentReviewed', {
      title: 'Sharps',
      comment: 'Well done',
      passed: false,
      assessmentId: 502,
      mayRetry: true,
    }),
  );
  expect(await demo.mail()).toEqual([
    {
      to: tomWhitfield.email,
      subject: 'Your assessment was reviewed: Sharps',
      text: 'Hello Tom,\n\n“Sharps” was reviewed: it was not passed, and you can try again.\n\nThe reviewer wrote: “Well done”\n\nTry again: /x/assessments/502',
      html: expect.stringContaining('<p><a href="/x/assessments/502">Try again</a></p>') as string,
      links: ['/x/assessments/502'],
      at: '2026-11-21T00:00:00.000Z',
    },
  ]);
});

test('what people typed is text in the HTML, never markup', async () => {
  const { backend, demo } = createInProcess();
  await backend.write((db) =>
    sendMail({ db, nowMs: 0, appPath: '/' }, tomWhitfield, 'evidenceReviewed', { title: '<b>', comment: '<script>"&', accepted: false, path: 'modules/1' }),
  );
  const html = (await demo.mail())[0]?.html ?? '';
  expect(html).toContain('&lt;script&gt;&quot;&amp;');
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
});

test('a comment that is empty is not quoted', async () => {
  const { backend, demo } = createInProcess();
  await backend.write((db) => sendMail({ db, nowMs: 0, appPath: '/' }, tomWhitfield, 'evidenceReviewed', { title: 'Logbook', comment: '', accepted: true, path: 'modules/1' }));
  expect((await demo.mail())[0]?.text).not.toContain('wrote');
});
