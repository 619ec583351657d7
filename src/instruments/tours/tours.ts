import { lateFee } from './late-fee.ts';
import { learnersDay } from './learners-day.ts';
import { reviewersQueue } from './reviewers-queue.ts';
import type { Tour } from './tour.ts';

export const TOURS: readonly Tour[] = [learnersDay, reviewersQueue, lateFee];
