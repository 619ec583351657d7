import type { CallOptions, Client } from '#api/client.ts';
import type { ApiFailure, Outcome } from '#api/failure.ts';
import type { OutboxAddress, OutboxNote } from '../outbox.ts';
import type { WorkKind } from '../work-kind.ts';

const textOf = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error('Not a text.');
  return value;
};

/** What the server of these tests has: the text that counts, or null. */
export interface ServerNote {
  readonly text: string | null;
}

/** A kind of work for tests: a text is typed, and the same text is confirmed. `server` answers its calls. */
export const noteWork = (server: {
  ask(options: CallOptions): Promise<Outcome<ServerNote>>;
  send(text: string, options: CallOptions): Promise<Outcome<ServerNote>>;
}): WorkKind<string, string, ServerNote> => ({
  name: 'note',
  draft: { version: 1, parse: textOf, hasContent: (text) => text.trim() !== '' },
  describeDraft: (text) => ({ title: 'A note', detail: `${text.length} letters` }),
  submission: {
    parse: textOf,
    draftName: () => '1',
    describe: () => 'waiting to be sent',
    href: () => '/notes/1',
    ask: (_: Client, __, options) => server.ask(options),
    standing: ({ text }, mine) => (text === null ? 'open' : text === mine ? 'mine' : 'other'),
    send: (_: Client, text, options) => server.send(text, options),
    settle: ({ drafts }, { name }, text, { outcome }) =>
      outcome === 'sent' || outcome === 'counted' ? drafts.clear(name) : drafts.write(name, text),
    message: ({ title }, _, { outcome }) => ({ title, text: outcome }),
  },
});

/** Where a note of person 1 lies in the outbox. */
export const noteAddress = (changed: Partial<OutboxAddress> = {}): OutboxAddress => ({
  userId: 1,
  kind: 'note',
  name: '1',
  ...changed,
});

/** A confirmed note that waits. */
export const waitingNote = (changed: Partial<OutboxNote> = {}): OutboxNote => ({
  stage: 'confirmed',
  title: 'A note',
  confirmedAtMs: 0,
  input: 'Seal it.',
  ...changed,
});

/** A failure as the client reports it. */
export const failureOf = (changed: Partial<ApiFailure> = {}): ApiFailure => ({
  kind: 'http',
  call: 'sendNote',
  status: 500,
  message: null,
  errors: {},
  retryAfterSeconds: null,
  treatment: 'silent',
  session: 'required',
  ...changed,
});

export const answered = (text: string | null): Outcome<ServerNote> => ({ ok: true, data: { text } });
export const failed = (changed: Partial<ApiFailure> = {}): Outcome<ServerNote> => ({
  ok: false,
  failure: failureOf(changed),
});
