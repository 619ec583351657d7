import type { Mail } from '#contracts/demo.ts';
import { escaped, pageOf } from './html.ts';

/** Every mail with a link to itself, newest first. `path` is where the list lies on its host. */
export const mailboxPage = (mails: readonly Mail[], path: string): string => {
  const rows = mails.map(
    ({ to, subject, at }, number) =>
      `<tr><td>${escaped(at)}</td><td>${escaped(to)}</td><td><a href="${escaped(path)}/${number}">${escaped(subject)}</a></td></tr>`,
  );
  return pageOf(
    'Mailbox',
    rows.length === 0
      ? ['<p>Nothing was sent yet.</p>']
      : ['<table><tr><th>At</th><th>To</th><th>Subject</th></tr>', ...rows.toReversed(), '</table>'],
  );
};
