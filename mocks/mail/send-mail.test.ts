import { expect, test } from 'vitest';
import { tomWhitfield } from '#fixtures/people.ts';
import { createInProcess } from '../in-process.ts';
import { sendMail } from './send-mail.ts';

const BY_PRIYA = { reviewer: 'Priya Nair', organisationId: 1 };

test('a mail is text and HTML, with links below the app', async () => {
  const { backend, demo } = createInProcess();
  await backend.write((db) =>
    sendMail({ db, nowMs: Date.UTC(2026, 10, 21), appPath: '/x/' }, tomWhitfield, 'assessmentReviewed', {
      reviewer: 'Priya Nair',
      title: 'Sharps',
      comment: 'Look at question 2',
      passed: false,
      assessmentId: 502,
      organisationId: 1,
    }),
  );
  expect(await demo.mail()).toEqual([
    {
      to: tomWhitfield.email,
      subject: 'Assessment reviewed: Sharps',
      text: 'Hello Tom,\n\nPriya Nair has reviewed “Sharps”. It is not passed yet.\n\nPriya Nair wrote: “Look at question 2”\n\nSee your result: /x/assessments/502?o=1',
      html: expect.stringContaining('<p><a href="/x/assessments/502?o=1">See your result</a></p>') as string,
      links: ['/x/assessments/502?o=1'],
      at: '2026-11-21T00:00:00.000Z',
    },
  ]);
});

test('what people typed is text in the HTML, never markup', async () => {
  const { backend, demo } = createInProcess();
  await backend.write((db) =>
    sendMail({ db, nowMs: 0, appPath: '/' }, tomWhitfield, 'evidenceReviewed', {
      ...BY_PRIYA,
      title: '<b>',
      comment: '<script>"&',
      accepted: false,
      path: 'modules/1',
    }),
  );
  const html = (await demo.mail())[0]?.html ?? '';
  expect(html).toContain('&lt;script&gt;&quot;&amp;');
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
});

test('a comment that is empty is not quoted', async () => {
  const { backend, demo } = createInProcess();
  await backend.write((db) =>
    sendMail({ db, nowMs: 0, appPath: '/' }, tomWhitfield, 'evidenceReviewed', {
      ...BY_PRIYA,
      title: 'Logbook',
      comment: '',
      accepted: true,
      path: 'modules/1',
    }),
  );
  expect((await demo.mail())[0]?.text).not.toContain('wrote');
});
