import { sendKeptDecisions } from '#features/assessments/review/send-kept-decisions.ts';
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
    stop =
      now === null
        ? () => undefined
        : sendKeptDecisions({
            client,
            userId: now,
            onSent: ({ title, learner }) => toasts.show({ key: `reviewed-${title}-${learner}`, title: 'Review sent', text: `Your review of ${title}, ${learner}, has been sent.`, marker: 'done' }),
          });
  };
  login.subscribe(follow);
  queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === ME_KEY[0]) follow();
  });
  follow();
};
