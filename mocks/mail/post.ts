import type { Database } from '../db/database.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A mail as the backend writes it: paragraphs, and links (absolute paths) with their words. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly { readonly words: string; readonly href: string }[];
}

/** Mails kept; the oldest go first. */
const MAILBOX_LENGTH = 200;

/** Puts a mail into the mailbox that `demo.mail()` opens. */
export const post = (db: Database, letter: Letter, nowMs: number): void => {
  const mail = {
    to: letter.to,
    subject: letter.subject,
    text: [...letter.paragraphs, ...letter.links.map((link) => `${link.words}: ${link.href}`)].join('\n\n'),
    html: [
      ...letter.paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
      ...letter.links.map((link) => `<p><a href="${escaped(link.href)}">${escaped(link.words)}</a></p>`),
    ].join(''),
    links: letter.links.map((link) => link.href),
    at: new Date(nowMs).toISOString(),
  };
  db.edit('mailbox', (before) => [...before, mail].slice(-MAILBOX_LENGTH));
};
