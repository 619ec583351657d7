import { exclusiveInBrowser } from '#api/outbox/exclusive.ts';
import { createOutboxStore } from '#api/outbox/outbox-store.ts';
import type { SubmissionDesk } from '#features/assessments/submission-desk.ts';
import { closedDevice } from '#ui/keep/closed-device.ts';
import type { Services } from '../services.ts';

/** H-07: what somebody confirms while viewing as a learner lasts as long as its page; no other page, and nobody later, sends it. */
export const viewingDesk = ({ connection }: Pick<Services, 'connection'>): SubmissionDesk => {
  const isConnected = (): boolean => connection.current() === 'connected';
  return {
    outbox: createOutboxStore(closedDevice),
    exclusive: exclusiveInBrowser(),
    isConnected,
    attend: (_, due) =>
      connection.subscribe(() => {
        if (isConnected()) due();
      }),
  };
};
