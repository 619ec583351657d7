import { sendKeptDecisions } from '#features/assessments/review/send-kept-decisions.ts';
import { sendKeptEvidence } from '#features/evidence/send-kept-evidence.ts';
import { ME_KEY } from '#features/session/session.queries.ts';
import type { Services } from '../services.ts';
import { ownPerson } from './own-person.ts';

type Needed = Pick<Services, 'client' | 'queries' | 'login' | 'toasts'>;

/** Decisions whose page closed before their call could leave go out from any page, in the name of whoever made them. */
export const openKeptDecisions = (services: Needed): void => {
  const { client, queries, login, toasts } = services;
  let person: number | null = null;
  let stop = (): void => undefined;
  const follow = (): void => {
    const now = ownPerson(services);
    if (now === person) return;
    person = now;
    stop();
    if (now === null) {
      stop = () => undefined;
      return;
    }
    const stops = [
      sendKeptDecisions({
        client,
        userId: now,
        onSent: ({ title, learner }) => toasts.show({ key: `reviewed-${title}-${learner}`, title: 'Review sent', text: `Your review of ${title}, ${learner}, has been sent.`, marker: 'done' }),
      }),
      sendKeptEvidence({
        client,
        userId: now,
        onSent: (count) => toasts.show({ key: 'evidence-sent', title: 'Decision sent', text: `Your decision about ${count === 1 ? 'one piece' : `${count} pieces`} of evidence has been sent.`, marker: 'done' }),
      }),
    ];
    stop = () => stops.forEach((one) => one());
  };
  login.subscribe(follow);
  queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === ME_KEY[0]) follow();
  });
  follow();
};
