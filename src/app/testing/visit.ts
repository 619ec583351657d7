import { QueryClient } from '@tanstack/react-query';
import { createActor, type ActorRefFrom } from 'xstate';
import { createClient, type Client } from '#api/client.ts';
import type { ClientPorts, UploadRequest } from '#api/ports.ts';
import { keys } from '#api/queries/keys.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { assessmentWork } from '#features/assessments/drafts/assessment-work.ts';
import { takingActors } from '#features/assessments/taking.actors.ts';
import { createQuestionUploads, type QuestionUploads } from '#features/assessments/questions/question-uploads.ts';
import { problemOf } from '#features/session/problem-of.ts';
import { loginActors } from '#features/session/login.actors.ts';
import { takingMachine } from '#machines/assessments/taking.machine.ts';
import { loginMachine } from '#machines/session/login.machine.ts';
import type { DeviceStorage } from '#persistence/device-storage.ts';
import { createDraftSession } from '#persistence/draft-session.ts';
import { openDrafts } from '#persistence/drafts.ts';
import { claimsInPage } from '#persistence/claims.ts';
import { createOutbox } from '#persistence/outbox.ts';
import { pageByItself } from '#persistence/persistence.ts';
import type { UnsentWork } from '#persistence/unsent-work.ts';
import { openErrorTrayController } from '../errors/error-tray-controller.ts';
import { createTrayStore } from '../errors/tray-store.ts';
import type { LoginActor } from '../session/login-actor.ts';
import { createSessionOver, type SessionOver } from '../session/session-over.ts';

/** What outlives a tab. Its locks do not: a browser lets them go with it. */
export type Device = DeviceStorage;

/** In the proportion of the app's own to the calls of these tests. */
const ASK_AGAIN = { times: 3, everyMs: 12 };

/** One tab of the app without its views: its own charts, actors, client, drafts, outbox, and signing in over the page. */
export interface Visit {
  readonly login: LoginActor;
  readonly sessionOver: SessionOver;
  /** Opens the assessment; the page's chart. */
  readonly open: (assessmentId: number) => {
    readonly taking: ActorRefFrom<typeof takingMachine>;
    readonly uploads: QuestionUploads;
  };
  /** The tab is closed: whatever is on its way is nobody's any more. */
  readonly close: () => void;
}

export interface VisitOptions {
  readonly remembered: boolean;
  /** Whether the API knows keys; it does, unless said. */
  readonly hasIdempotencyKeys?: boolean;
}

export const openVisit = (
  ports: Pick<ClientPorts, 'baseUrl' | 'fetch' | 'readCookie' | 'upload'>,
  device: Device,
  { remembered, hasIdempotencyKeys = true }: VisitOptions,
): Visit => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const profile = (): Profile | undefined => queries.getQueryData<Profile>(keys.me());
  const roles: ClientPorts['roles'] = () => profile()?.organisations.flatMap((membership) => membership.roles) ?? [];
  let isClosed = false;
  /** What a closed tab began the server may finish; the tab hears nothing of it, and begins nothing more. */
  const whileOpen = async <T>(work: () => Promise<T>): Promise<T> => {
    const never = new Promise<never>(() => undefined);
    if (isClosed) return never;
    const answer = await work().then(
      (value) => () => value,
      (error: unknown) => () => Promise.reject(error as Error),
    );
    return isClosed ? never : answer();
  };
  const all = {
    ...ports,
    fetch: (request: Request, init?: RequestInit) => whileOpen(() => ports.fetch(request, init)),
    upload: (request: UploadRequest) => whileOpen(() => ports.upload(request)),
    appCode: 'test',
    appVersion: '0',
    roles,
  };
  const client: Client = createClient({ ...all, renewSession: (failure) => sessionOver.renew(failure) });
  const signInClient = createClient(all);
  let work: UnsentWork | null = null;
  let closing = (): void => undefined;
  const login: LoginActor = createActor(
    loginMachine.provide({
      actors: loginActors({ client, queries, onProfile: () => undefined }),
      actions: {
        removeTokenFromAddress: () => undefined,
        forgetSession: () => queries.clear(),
        tellOtherTabs: () => undefined,
        reportUnexpectedError: () => undefined,
        showUnexpectedError: () => undefined,
      },
    }),
    { input: { remembered, email: null, link: null, organisationId: null } },
  );
  const sessionOver = createSessionOver({
    login,
    client: signInClient,
    profile,
    unsentWork: () => work,
    onRenewed: () => undefined,
    onLeft: () => undefined,
    reportUnexpectedError: () => undefined,
  });
  openErrorTrayController({
    client,
    tray: createTrayStore(),
    productName: 'Waymark',
    interrupt: sessionOver.interrupt,
    onSessionEnded: (failure) => login.send({ type: 'session.ended', problem: problemOf(failure) }),
  });
  login.start();

  return {
    login,
    sessionOver,
    open: (assessmentId) => {
      closing();
      const mine = profile();
      const membership = mine?.organisations[0];
      if (mine === undefined || membership === undefined) throw new Error('Nobody is signed in.');
      const organisationId = membership.organisation_id;
      const storage = () => device;
      const drafts = createDraftSession(openDrafts(assessmentWork, mine.id, storage), assessmentWork.draft);
      const persistence = pageByItself({
        storage,
        outbox: createOutbox(storage),
        claims: claimsInPage(),
        askAgain: ASK_AGAIN,
        hasIdempotencyKeys,
      });
      const taking = createActor(
        takingMachine.provide(
          takingActors({
            client,
            queries,
            drafts,
            persistence,
            tabs: { tell: () => undefined },
            userId: mine.id,
            organisationId,
            seed: () => 1,
            reportUnexpectedError: () => undefined,
          }),
        ),
        { input: { assessmentId } },
      );
      const uploads = createQuestionUploads(client, membership.settings, taking.send.bind(taking));
      taking.subscribe((state) => {
        const count = Object.keys(state.context.answers).length + state.context.uploading.length;
        work =
          state.hasTag('questions') && count > 0
            ? { noun: 'answers', amount: `${count}`, isOnDevice: true, backLabel: '', flushDraft: drafts.flush }
            : null;
      });
      closing = () => {
        drafts.flush();
        uploads.stop();
        taking.stop();
      };
      taking.start();
      return { taking, uploads };
    },
    close: () => {
      isClosed = true;
      closing();
      login.stop();
      queries.clear();
    },
  };
};
