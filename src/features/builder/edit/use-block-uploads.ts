import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '#api/api-context.ts';
import { builderKeys } from '#api/queries/builder.keys.ts';
import { unsavedReason, useUnsavedGuard } from '#persistence/use-unsaved-guard.ts';
import { createBlockUploads, type BlockUploads } from './block-uploads.ts';
import type { PublishingActor } from './use-publishing.ts';

/** The files of the page that are on their way: each goes into its block when it has arrived, whatever is selected then. */
export const useBlockUploads = (actor: PublishingActor, organisationId: number, pageId: number): BlockUploads => {
  const client = useApi();
  const queries = useQueryClient();
  const [uploads] = useState(() => createBlockUploads(client));
  useEffect(
    () =>
      uploads.onFinished((id, { id: fileId }) => {
        const { selected } = actor.getSnapshot().context;
        actor.send({ type: 'edited', edit: { kind: 'set', id, change: { fileId } } });
        actor.send({ type: 'block.selected', id: selected });
        void queries.invalidateQueries({ queryKey: builderKeys.pageFiles(organisationId, pageId) });
      }),
    [uploads, actor, queries, organisationId, pageId],
  );
  useEffect(() => uploads.stop, [uploads]);
  const isUploading = useSyncExternalStore(uploads.subscribe, uploads.isUploading);
  useUnsavedGuard(unsavedReason({ isUploading, lost: null }));
  return uploads;
};
