import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { escaped, pageOf } from './html.ts';
import { type Letter, type LetterAbout, type LetterKind, LETTERS } from './letters.ts';

/** What a mail needs to know of whoever sends it; a rule hands over its call. */
export interface Sender {
  readonly db: Database;
  /** Virtual time in milliseconds. */
  readonly nowMs: number;
  /** Where the app lies on its host, with a slash at the end. */
  readonly appPath: string;
}

/** Mails kept; the oldest go first. */
const MAILBOX_LENGTH = 200;

/**
 * Puts a mail into the mailbox that `demo.mail()` opens, as text and as a page of HTML. It is committed with what the
 * rule changed; a rule that throws sends nothing.
 */
export const sendMail = <K extends LetterKind>(
  { db, nowMs, appPath }: Sender,
  recipient: Pick<UserRecord, 'email' | 'first_name'>,
  kind: K,
  about: LetterAbout<K>,
): void => {
  // One of the union's functions with its own argument: the pair is what the type of this function proves.
  const { subject, paragraphs, links } = (LETTERS[kind] as (about: LetterAbout<K>) => Letter)(about);
  const said = [`Hello ${recipient.first_name},`, ...paragraphs];
  const hrefs = links.map(({ label, to }) => ({ label, href: `${appPath}${to}` }));
  const mail = {
    to: recipient.email,
    subject,
    text: [...said, ...hrefs.map(({ label, href }) => `${label}: ${href}`)].join('\n\n'),
    html: pageOf(subject, [
      ...said.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
      ...hrefs.map(({ label, href }) => `<p><a href="${escaped(href)}">${escaped(label)}</a></p>`),
    ]),
    links: hrefs.map(({ href }) => href),
    at: new Date(nowMs).toISOString(),
  };
  db.edit('mailbox', (before) => [...before, mail].slice(-MAILBOX_LENGTH));
};
