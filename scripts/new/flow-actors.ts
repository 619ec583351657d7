import type { FlowNames } from './names.ts';

/** What each effect of the state chart does. */
export const flowActors = ({
  area,
  file,
  flow,
  Flow,
}: FlowNames): string => `import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { notLoadedBecause } from '#api/classify-failure.ts';
import type { Client } from '#api/client.ts';
import { ApiError } from '#api/failure.ts';
import { ${flow}Query, show${Flow} } from '#api/queries/${file}.queries.ts';
import type { ${Flow}Input, ${Flow}Work, Load${Flow}Result } from '#machines/${area}/${file}.machine.ts';
import type { AskDecisionResult, SubmitDecisionResult } from '#machines/submission/decision.kit.ts';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { decisionEffects } from '#persistence/decision-effects.ts';
import type { DraftSession } from '#persistence/draft-session.ts';
import type { DraftTabs } from '#persistence/draft-tabs.ts';
import type { OutboxAddress } from '#persistence/outbox.ts';
import type { Persistence } from '#persistence/persistence.ts';
import { ${flow}Work, type Stored${Flow} } from './${file}-work.ts';

/** What the effects work with. All of it is bound to one subject for good. */
export interface ${Flow}Services {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly drafts: DraftSession<Stored${Flow}>;
  readonly persistence: Persistence;
  readonly organisationId: number;
  readonly id: number;
  readonly address: OutboxAddress;
  readonly tabs: Pick<DraftTabs, 'tell'>;
  /** Hears of the call that leaves with the page. */
  readonly sending: (call: Promise<void>) => void;
  readonly reportUnexpectedError: (error: unknown) => void;
}

/** Supplies the effects of \`${flow}Machine\`: the client, the query cache and the device. */
export const ${flow}Actors = ({ client, queries, drafts, persistence, organisationId, id, address, tabs, sending, reportUnexpectedError }: ${Flow}Services) => {
  const query = ${flow}Query(client, organisationId, id);
  const { outbox, now } = persistence;
  const { name } = address;
  const title = (): string => queries.getQueryData(query.queryKey)?.title ?? '';
  const noteOf = ({ form, submission }: ${Flow}Work) => {
    if (submission === null) throw new Error('Nothing was decided.');
    return { title: title(), confirmedAtMs: now(), input: { title: title(), id, form, submission } };
  };
  const effects = decisionEffects({
    client,
    persistence,
    kind: ${flow}Work,
    address,
    flush: drafts.flush,
    clearDraft: () => {
      drafts.clear(name);
      tabs.tell('submitted');
    },
    show: (subject) => show${Flow}(queries, subject),
  });

  /** What was confirmed before, here or on a page that closed, and is not settled. */
  const decidedBefore = () => {
    const stored = outbox.find(address);
    return stored?.stage === 'confirmed' || stored?.stage === 'left' ? ${flow}Work.submission.parse(stored.input) : null;
  };
  const load = async (): Promise<Load${Flow}Result> => {
    try {
      const subject = await queries.fetchQuery({ ...query, staleTime: 0 });
      const before = subject.is_open ? decidedBefore() : null;
      if (before === null && !(subject.is_open && outbox.find(address)?.stage === 'unanswered')) outbox.remove(address);
      return { ok: true, subject, form: before?.form ?? drafts.read(name)?.form ?? null, decided: before?.submission ?? null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ok: false, reason: notLoadedBecause(error.failure) };
    }
  };

  return {
    actors: {
      load: fromPromise<Load${Flow}Result, ${Flow}Input>(() => load()),
      submitDecision: fromPromise<SubmitDecisionResult, ${Flow}Work>(({ input }) => effects.submit(noteOf(input))),
      askAfter: fromPromise<AskDecisionResult, ${Flow}Work>(({ input }) => effects.ask(noteOf(input))),
    },
    actions: {
      saveDraft: (_: unknown, { form }: ${Flow}Work) => (form.message === '' ? drafts.clear(name) : drafts.write(name, { title: title(), form })),
      storeDecision: (_: unknown, work: ${Flow}Work) => effects.store(noteOf(work), UNDO_MILLISECONDS),
      queueDecision: (_: unknown, work: ${Flow}Work) => effects.queue(noteOf(work)),
      forgetDecision: () => effects.forget(),
      clearDraft: () => effects.clear(),
      sendWithPage: (_: unknown, work: ${Flow}Work) => sending(effects.sendWithPage(noteOf(work))),
      reportUnexpectedError: (_: unknown, { error }: { error: unknown }) => reportUnexpectedError(error),
    },
  };
};
`;
