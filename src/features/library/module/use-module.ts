import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import { useApi } from '#api/api-context.ts';
import { isPageFailure } from '#api/page-state.ts';
import { moduleQuery } from '#api/queries/modules.queries.ts';
import { createUploads } from '#api/uploads.ts';
import { viewedName } from '#api/viewing.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { watched } from '#current/actor-log.ts';
import { useToday } from '#current/use-today.ts';
import { evidenceRefusal } from '#machines/library/module-form.ts';
import { moduleFacts } from '#machines/library/module-facts.ts';
import type { ModuleEvent } from '#machines/library/module.setup.ts';
import { moduleMachine } from '#machines/library/module.machine.ts';
import { createDraftSession } from '#persistence/draft-session.ts';
import { openDrafts } from '#persistence/drafts.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { createSubmissionPage } from '#persistence/submission-page.ts';
import { useSubmissionPage } from '#persistence/use-submission-page.ts';
import { ownEvidenceWork } from './evidence-work.ts';
import { evidenceAddress, moduleImplementations } from './module.actors.ts';

export interface ModuleProps {
  readonly moduleId: number;
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
}

/** The one file of the form. */
const EVIDENCE_FIELD = 0;

/**
 * The chart of one module with the effects that it was promised, the module that the server last told, and the file
 * that is on its way. A module that is not there throws, for the page around. Another module is another page:
 * give it a key.
 */
export const useModule = ({ moduleId, profile, organisation }: ModuleProps) => {
  const client = useApi();
  const queries = useQueryClient();
  const { organisation_id: organisationId, settings } = organisation;
  const openPersistence = useOpenPersistence();
  const [persistence] = useState(openPersistence);
  const [session] = useState(() => {
    const module = { organisationId, moduleId };
    const drafts = createDraftSession(
      openDrafts(ownEvidenceWork, profile.id, persistence.storage, persistence.now),
      ownEvidenceWork.draft,
    );
    const { input, started, ...implementations } = moduleImplementations({
      client,
      queries,
      drafts,
      persistence,
      module,
      userId: profile.id,
      learner: viewedName(profile),
      settings,
      reportUnexpectedError: (error) => globalThis.reportError(error),
    });
    const page = createSubmissionPage(drafts, () =>
      createActor(moduleMachine.provide(implementations), watched({ input: input() })),
    );
    const send = (event: ModuleEvent): void => page.actor.send(event);
    const uploads = createUploads(client, 'evidence', (_, event) => send(event));
    return { ...page, send, started, drafts, uploads, address: evidenceAddress(profile.id, module) };
  });
  const { actor, drafts, uploads } = session;
  const snapshot = useSelector(actor, (state) => state);
  useSubmissionPage(session, persistence, session.address);
  useEffect(() => () => uploads.stop(), [uploads]);

  const query = useQuery({
    ...moduleQuery(client, organisationId, moduleId),
    throwOnError: isPageFailure,
    refetchOnWindowFocus: 'always',
  });
  const { data: module, dataUpdatedAt } = query;
  // The day on which it is published comes without a change of the module (N-07).
  const today = useToday(persistence.now);
  useEffect(() => {
    if (module !== undefined)
      actor.send({
        type: 'module.changed',
        facts: moduleFacts(module, settings, Math.floor(persistence.now() / 1000)),
      });
  }, [module, dataUpdatedAt, today, actor, settings, persistence]);

  return {
    snapshot,
    send: session.send,
    started: session.started,
    query,
    module,
    upload: useSyncExternalStore(uploads.subscribe, uploads.running)[EVIDENCE_FIELD],
    pickFile: (file: File) => uploads.pick(EVIDENCE_FIELD, file, evidenceRefusal(settings, file)),
    cancelUpload: () => uploads.cancel(EVIDENCE_FIELD),
    removeFile: () => {
      uploads.dismiss(EVIDENCE_FIELD);
      actor.send({ type: 'file.removed' });
    },
    draft: useSyncExternalStore(drafts.subscribe, drafts.status),
    flushDraft: drafts.flush,
  };
};

export type ModuleFlow = ReturnType<typeof useModule>;
