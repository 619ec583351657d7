import { exclusiveInBrowser } from '#api/outbox/exclusive.ts';
import { createOutboxStore } from '#api/outbox/outbox-store.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import type { SubmissionDesk } from '#features/assessments/submission-desk.ts';
import { ME_KEY } from '#features/session/session.queries.ts';
import { closedDevice } from '#ui/keep/closed-device.ts';
import type { Services } from '../services.ts';
import { submissionNews } from './submission-news.ts';

/** H-07: what somebody confirms while viewing as a learner lasts as long as its page; no other page, and nobody later, sends it. */
export const viewingDesk = ({ connection, queries, toasts }: Pick<Services, 'connection' | 'queries' | 'toasts'>): SubmissionDesk => {
  const isConnected = (): boolean => connection.current() === 'connected';
  return {
    outbox: createOutboxStore(closedDevice),
    exclusive: exclusiveInBrowser(),
    isConnected,
    isHere: (userId) => queries.getQueryData<Profile>(ME_KEY)?.id === userId,
    attend: (_, due) =>
      connection.subscribe(() => {
        if (isConnected()) due();
      }),
    tell: submissionNews(toasts),
  };
};
