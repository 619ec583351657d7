import { createCourier } from '#api/outbox/courier.ts';
import { exclusiveInBrowser } from '#api/outbox/exclusive.ts';
import { deviceOutbox } from '#api/outbox/outbox-store.ts';
import { browserDrafts } from '#features/assessments/draft-store.ts';
import { SUBMISSION, submissionSender, type SubmissionDesk } from '#features/assessments/submission-desk.ts';
import { ME_KEY } from '#features/session/session.queries.ts';
import type { Services } from '../services.ts';
import { ownPerson } from './own-person.ts';
import { submissionNews } from './submission-news.ts';

const opened = new WeakMap<object, SubmissionDesk>();

type Needed = Pick<Services, 'client' | 'queries' | 'login' | 'toasts' | 'connection' | 'clock'>;

const make = (services: Needed): SubmissionDesk => {
  const { client, queries, login, toasts, connection, clock } = services;
  const outbox = deviceOutbox();
  const exclusive = exclusiveInBrowser();
  const isConnected = (): boolean => connection.current() === 'connected';
  const isHere = (userId: number): boolean => ownPerson(services) === userId;
  const tell = submissionNews(toasts);
  const courier = createCourier({
    outbox,
    isConnected,
    deliver: {
      [SUBMISSION]: submissionSender({
        client,
        queries,
        outbox,
        exclusive,
        isHere,
        drafts: browserDrafts(clock.now),
        nowMs: clock.now,
        tell,
      }),
    },
  });
  login.subscribe(() => courier.workFor(ownPerson(services)));
  queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === ME_KEY[0]) courier.workFor(ownPerson(services));
  });
  connection.subscribe(() => {
    if (isConnected()) courier.due();
  });
  // A page that waits without having lost the connection: a call got lost, or the server was busy.
  window.addEventListener('online', courier.due);
  courier.workFor(ownPerson(services));
  return { outbox, exclusive, isConnected, isHere, attend: courier.attend, tell };
};

/** What was confirmed without a connection is sent from any page, also after the browser was closed (C-29). One per page. */
export const openOutbox = (services: Needed): SubmissionDesk => {
  const known = opened.get(services.client);
  if (known !== undefined) return known;
  const desk = make(services);
  opened.set(services.client, desk);
  return desk;
};
