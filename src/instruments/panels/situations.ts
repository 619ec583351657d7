import type { Fault } from '#contracts/demo.ts';
import { AMARA, LUKE, MARCUS, PRIYA } from './personas.ts';

/** A situation in the words of somebody who shows the product: what is true, who sees it, and on which page. */
export interface Situation {
  readonly title: string;
  readonly description: string;
  readonly scenario: string;
  /** The e-mail address of who is signed in; null where the scenario decides that itself. */
  readonly persona: string | null;
  readonly path: string;
  readonly faults?: readonly Fault[];
}

/** What is shown most, each one press. The scenarios of every area stand behind "More situations". */
export const SITUATIONS: readonly Situation[] = [
  {
    title: 'An ordinary day',
    description: 'Amara at home: what is next, and her training below it.',
    scenario: 'default',
    persona: AMARA,
    path: '/',
  },
  {
    title: 'The first day: nothing is assigned yet',
    description: 'Luke, who is new in Harbour.',
    scenario: 'default',
    persona: LUKE,
    path: '/',
  },
  {
    title: 'A document is overdue and waits for a course',
    description: 'Amara. With both done she has a certificate.',
    scenario: 'learners-day',
    persona: AMARA,
    path: '/',
  },
  {
    title: 'Late fee: a workshop starts within five weeks',
    description: 'Amara at her bookings. Whoever unschedules it now pays £72.',
    scenario: 'a late workshop',
    persona: null,
    path: '/bookings?tab=scheduled',
  },
  {
    title: 'A submission whose reply is lost',
    description: 'Amara in an assessment. The first Submit is done, and its reply never comes.',
    scenario: 'default',
    persona: AMARA,
    path: '/assessments/501',
    faults: [{ call: 'submitAnswers', kind: 'lost', times: 1 }],
  },
  {
    title: 'An assessment waits for its review',
    description: 'Priya, who decides about it.',
    scenario: 'default',
    persona: PRIYA,
    path: '/a/review-508-27',
  },
  {
    title: 'Evidence waits for its review',
    description: 'Priya at the list of what learners sent.',
    scenario: 'default',
    persona: PRIYA,
    path: '/evidence',
  },
  {
    title: 'Looking at the product as a learner',
    description: 'Sofia views as Amara.',
    scenario: 'a learner is viewed as',
    persona: null,
    path: '/',
  },
  {
    title: 'Reports that arrive minutes later',
    description: 'Marcus waits for two reports and an import.',
    scenario: 'jobs-under-way',
    persona: MARCUS,
    path: '/',
  },
  {
    title: 'The session has ended',
    description: 'Amara was signed in until just now.',
    scenario: 'expired-session',
    persona: null,
    path: '/',
  },
  {
    title: 'More than anybody has: 1,000 bookings, 5,000 modules',
    description: 'Amara in a very large world.',
    scenario: 'large',
    persona: AMARA,
    path: '/',
  },
];
