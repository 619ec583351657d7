import { useActorRef, useSelector } from '@xstate/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '#api/api-context.ts';
import { libraryKeys } from '#api/queries/library.keys.ts';
import type { Page } from '#contracts/library/page.schema.ts';
import { watched } from '#current/actor-log.ts';
import { EMPTY_CONTENT } from '#machines/builder/apply-edit.ts';
import { isUnsaved, publishingMachine } from '#machines/builder/publishing.machine.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { useFlushDraft } from '#persistence/use-flush-draft.ts';
import { useUnsavedGuard } from '#persistence/use-unsaved-guard.ts';
import { useUnsentWork } from '#persistence/use-unsent-work.ts';
import { openPageDraft } from './page-draft-session.ts';
import { publishingImplementations, storedPage } from './publishing.actors.ts';

export interface UsePublishing {
  readonly organisationId: number;
  readonly authorId: number;
  /** As it was when the editor was opened. */
  readonly page: Page;
}

/** What is said before the editor is left while something is not saved (C-29). */
const LEAVING = {
  stored: 'This page is not saved. This device remembers what you wrote.',
  lost: 'This page is not saved, and this device could not store what you wrote.',
} as const;

/** The name of a new node, as short as Craft's own. */
const newNodeId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 10);

/** The chart of an author's page with the effects that it was promised, and what the device stores of it. */
export const usePublishing = ({ organisationId, authorId, page }: UsePublishing) => {
  const client = useApi();
  const queries = useQueryClient();
  const openPersistence = useOpenPersistence();
  const [{ session, machine, input }] = useState(() => {
    const persistence = openPersistence();
    const opened = openPageDraft(persistence, authorId, organisationId, page);
    return {
      session: opened,
      machine: publishingMachine.provide(
        publishingImplementations({
          client,
          organisationId,
          pageId: page.page_id,
          isConnected: persistence.isConnected,
          onSent: opened.sending,
          // Whoever reads the page, and the lists that name it, see it as it is now.
          onWritten: () => void queries.invalidateQueries({ queryKey: libraryKeys.page(organisationId, page.page_id) }),
          reportUnexpectedError: (error) => globalThis.reportError(error),
        }),
      ),
      input: {
        page: storedPage(page),
        unsaved: opened.unsaved,
        origin: location.origin,
        newId: newNodeId,
        empty: EMPTY_CONTENT,
      },
    };
  });
  const actor = useActorRef(machine, watched({ input }));

  useEffect(() => {
    const stop = actor.subscribe(({ context }) =>
      session.write({ nodes: context.history.nodes, version: context.version, isUnsaved: isUnsaved(context) }),
    );
    return () => stop.unsubscribe();
  }, [actor, session]);
  useFlushDraft(session.flush);
  useEffect(() => session.close, [session]);

  const unsaved = useSelector(actor, ({ context }) => isUnsaved(context));
  const isOnDevice = useSyncExternalStore(session.subscribe, () => session.status().saved !== 'refused');
  useUnsentWork(unsaved, {
    noun: 'changes',
    amount: `Your changes to “${page.title}”`,
    isOnDevice,
    backLabel: 'Back to the page',
    flushDraft: session.flush,
  });
  useUnsavedGuard(unsaved ? LEAVING[isOnDevice ? 'stored' : 'lost'] : null);
  return { actor, isOnDevice };
};

export type PublishingActor = ReturnType<typeof usePublishing>['actor'];
