import { fromPromise } from 'xstate';
import type { Client } from '#api/client.ts';
import { failureMeaning, failureOutcome } from '#contracts/failure.ts';
import { updatePage } from '#contracts/builder/builder.endpoints.ts';
import { getPage } from '#contracts/library/page.endpoints.ts';
import type { Page } from '#contracts/library/page.schema.ts';
import { readContent, writeContent } from '#machines/builder/content-text.ts';
import type { PageWrite, StoredPage, WriteResult } from '#machines/builder/publishing.machine.ts';

/** What tells one state of a page from every other one; null where the server does not say. */
export const versionOf = ({ updated_at: updatedAt }: Page): number | null => updatedAt ?? null;

/** A page as the chart knows it. */
export const storedPage = (page: Page): StoredPage => ({
  version: versionOf(page),
  published: typeof page.content === 'string' ? readContent(page.content) : null,
  draft: typeof page.content_draft === 'string' ? readContent(page.content_draft) : null,
});

export interface PublishingServices {
  readonly client: Client;
  readonly organisationId: number;
  readonly pageId: number;
  readonly isConnected: () => boolean;
  /** What is on its way, and null once a reply told what became of it. */
  readonly onSent: (content: string | null) => void;
  /** The page as the server has it now. */
  readonly onWritten: (page: Page) => void;
  readonly reportUnexpectedError: (error: unknown) => void;
}

/** Gives the effects that `publishingMachine` promises their meaning. */
export const publishingImplementations = ({
  client,
  organisationId,
  pageId,
  isConnected,
  onSent,
  onWritten,
  reportUnexpectedError,
}: PublishingServices) => {
  const target = { params: { id: pageId }, query: { organisation_id: organisationId } };
  /** What was sent while no reply told what became of it: where the server has it, nobody else wrote it. */
  let unanswered: string | null = null;

  const write = async (
    { doing, version }: Pick<PageWrite, 'doing' | 'version'>,
    content: string,
    isSecond = false,
  ): Promise<WriteResult> => {
    const outcome = await client.attempt(updatePage, {
      ...target,
      body: { updated_at: version, ...(doing === 'draft' ? { content_draft: content } : { content }) },
    });
    if (outcome.ok) {
      unanswered = null;
      onSent(null);
      onWritten(outcome.data);
      return { ok: true, version: versionOf(outcome.data) };
    }
    const { failure } = outcome;
    const { delivery, isTemporary } = failureMeaning(failure);
    if (delivery === 'unknown') {
      unanswered = content;
      return { ok: false, reason: 'unknown' };
    }
    if (failure.status === 409) return meet({ doing, version }, content, isSecond);
    onSent(null);
    if (isTemporary) return { ok: false, reason: 'notNow' };
    if (failureOutcome(failure) === 'gone') return { ok: false, reason: 'gone' };
    if (delivery === 'denied' || failure.kind === 'gate' || failure.kind === 'viewing')
      return { ok: false, reason: 'denied' };
    return { ok: false, reason: 'refused', message: failure.message };
  };

  /** The page changed since: by what was sent before and not answered, or by somebody else. */
  const meet = async (
    sent: Pick<PageWrite, 'doing' | 'version'>,
    content: string,
    isSecond: boolean,
  ): Promise<WriteResult> => {
    // A page that is gone leads nowhere from here: what was written stands on it.
    const now = await client.attempt(getPage, target, { errors: updatePage.errors });
    if (!now.ok) return { ok: false, reason: now.failure.status === 404 ? 'gone' : 'unknown' };
    const isOwn =
      unanswered !== null && (now.data.content_draft === unanswered || now.data.content === unanswered) && !isSecond;
    if (isOwn) return write({ doing: sent.doing, version: versionOf(now.data) }, content, true);
    onSent(null);
    return { ok: false, reason: 'changed', theirs: storedPage(now.data) };
  };

  return {
    actors: {
      writePage: fromPromise<WriteResult, PageWrite>(async ({ input }) => {
        if (!isConnected()) return { ok: false, reason: 'noConnection' };
        const content = writeContent(input.nodes);
        onSent(content);
        return write(input, content);
      }),
    },
    actions: {
      reportUnexpectedError: (_: unknown, { error }: { error: unknown }) => reportUnexpectedError(error),
    },
  };
};
