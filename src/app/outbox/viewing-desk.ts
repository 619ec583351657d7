import { exclusiveInBrowser } from '#api/outbox/exclusive.ts';
import { createOutboxStore } from '#api/outbox/outbox-store.ts';
import type { SubmissionDesk } from '#features/assessments/submission-desk.ts';
import { closedDevice } from '#ui/keep/closed-device.ts';
import type { Services } from '../services.ts';
import { submissionNews } from './submission-news.ts';

/** H-07: what somebody confirms while viewing as a learner lasts as long as its page; no other page, and nobody later, sends it. */
export const viewingDesk = ({ connection, toasts }: Pick<Services, 'connection' | 'toasts'>): SubmissionDesk => {
  const isConnected = (): boolean => connection.current() === 'connected';
  return {
    outbox: createOutboxStore(closedDevice),
    exclusive: exclusiveInBrowser(),
    isConnected,
    attend: (_, due) =>
      connection.subscribe(() => {
        if (isConnected()) due();
      }),
    tell: submissionNews(toasts),
  };
};
