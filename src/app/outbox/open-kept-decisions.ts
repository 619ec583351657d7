import type { LateFate } from '#api/ask-then-send.ts';
import { sendKeptDecisions } from '#features/assessments/review/send-kept-decisions.ts';
import { type LateDecision, sendKeptEvidence } from '#features/evidence/send-kept-evidence.ts';
import { ME_KEY } from '#features/session/session.queries.ts';
import { lateWords } from './late-words.ts';
import type { Services } from '../services.ts';
import { ownPerson } from './own-person.ts';

type Needed = Pick<Services, 'client' | 'queries' | 'login' | 'toasts'>;

/** Decisions whose page closed before their call could leave go out from any page, in the name of whoever made them. */
export const openKeptDecisions = (services: Needed): void => {
  const { client, queries, login, toasts } = services;
  const tell = (fate: LateFate, kind: 'review' | 'decision', about: LateDecision): void => {
    const words = lateWords(fate, kind, about);
    if (words !== null) toasts.show({ key: `${kind}-${fate}-${about.named?.title ?? ''}-${about.named?.learner ?? ''}`, ...words });
  };
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
      sendKeptDecisions({ client, userId: now, onFate: (fate, { title, learner }) => tell(fate, 'review', { count: 1, named: { title, learner } }) }),
      sendKeptEvidence({ client, userId: now, onFate: (fate, about) => tell(fate, 'decision', about) }),
    ];
    stop = () => stops.forEach((one) => one());
  };
  login.subscribe(follow);
  queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === ME_KEY[0]) follow();
  });
  follow();
};
