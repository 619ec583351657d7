import type { FlowNames } from './names.ts';

/** The chart with its effects, for a page. */
export const flowHook = ({
  area,
  file,
  flow,
  Flow,
  text,
}: FlowNames): string => `import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createActor, type EventFromLogic } from 'xstate';
import { useApi } from '#api/api-context.ts';
import { ${flow}Query } from '#api/queries/${file}.queries.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { ${flow}Machine } from '#machines/${area}/${file}.machine.ts';
import { createDraftSession } from '#persistence/draft-session.ts';
import { openDraftTabs } from '#persistence/draft-tabs.ts';
import { openDrafts } from '#persistence/drafts.ts';
import { outboxName, type OutboxAddress } from '#persistence/outbox.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { createSubmissionPage } from '#persistence/submission-page.ts';
import { useDraftHandover } from '#persistence/use-draft-handover.ts';
import { useSubmissionPage } from '#persistence/use-submission-page.ts';
import { ${flow}Work } from './${file}-work.ts';
import { ${flow}Actors } from './${file}.actors.ts';

export interface ${Flow}Props {
  readonly id: number;
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
}

/** The state chart of ${text} with its effects, what the server last told, and the state of the draft. Another subject is another page: give it a key. */
export const use${Flow} = ({ id, profile, organisation }: ${Flow}Props) => {
  const client = useApi();
  const queries = useQueryClient();
  const openPersistence = useOpenPersistence();
  const organisationId = organisation.organisation_id;
  const [session] = useState(() => {
    const persistence = openPersistence();
    const address: OutboxAddress = { userId: profile.id, kind: ${flow}Work.name, name: String(id) };
    const drafts = createDraftSession(openDrafts(${flow}Work, profile.id, persistence.storage, persistence.now), ${flow}Work.draft);
    const tabs = openDraftTabs(outboxName(address));
    const reportUnexpectedError = (error: unknown): void => globalThis.reportError(error);
    const page = createSubmissionPage(drafts, (sending) =>
      createActor(${flow}Machine.provide(${flow}Actors({ client, queries, drafts, persistence, organisationId, id, address, tabs, sending, reportUnexpectedError })), { input: { id } }),
    );
    return { page, persistence, address, drafts, tabs, send: (event: EventFromLogic<typeof ${flow}Machine>): void => page.actor.send(event) };
  });
  const { page, drafts, send } = session;
  const snapshot = useSelector(page.actor, (state) => state);
  useSubmissionPage(page, session.persistence, session.address);
  const continueHere = useDraftHandover(session.tabs, drafts, send);
  const { data: subject } = useQuery(${flow}Query(client, organisationId, id));
  useEffect(() => {
    if (subject !== undefined) send({ type: 'subject.changed', subject });
  }, [subject, send]);
  return { snapshot, send, subject, draft: useSyncExternalStore(drafts.subscribe, drafts.status), flushDraft: drafts.flush, continueHere };
};
`;

/** The route's component, without what is said to somebody who is refused. */
export const flowRoute = ({ area, file, Flow }: FlowNames): string => `import { useParams } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { DeniedPage } from '#ui/frames/stopped/DeniedPage.tsx';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import { ${Flow}Page } from './${Flow}Page.tsx';

/** \`/${area}/:id/${file}\`. Another subject, organisation or person is another page, so that nothing typed for one shows at the next. */
export function ${Flow}Route() {
  const { profile, organisation } = useCurrent();
  const { id = '' } = useParams();
  if (!/^[1-9]\\d{0,8}$/.test(id)) return <NotFoundPage />;
  return <${Flow}Page key={\`\${profile.id}/\${organisation.organisation_id}/\${id}\`} id={Number(id)} profile={profile} organisation={organisation} denied={<DeniedPage />} />;
}
`;
