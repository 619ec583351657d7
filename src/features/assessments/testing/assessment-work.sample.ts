import { workSample } from '#persistence/testing/work-sample.ts';
import { assessmentWork } from '../drafts/assessment-work.ts';

const answers = (assessmentId: number) => ({
  assessmentId,
  attempts: 0,
  order: [1, 2],
  answers: { 1: { kind: 'text' as const, text: 'Seal it.' }, 2: { kind: 'options' as const, optionIds: [4] } },
});

export const sample = workSample(assessmentWork, {
  draft: {
    name: '1/501/0',
    value: { title: 'Infection Control', draft: answers(501) },
    named: 'Infection Control: 2 answers',
  },
  confirmed: {
    name: '1/502',
    title: 'Hand hygiene',
    input: { organisationId: 1, draft: answers(502) },
    named: 'Hand hygiene: confirmed, and waiting to be sent',
    href: '/assessments/502',
  },
});
