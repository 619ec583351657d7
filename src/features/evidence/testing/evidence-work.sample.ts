import { workSample } from '#persistence/testing/work-sample.ts';
import { evidenceWork } from '../evidence-work.ts';

const form = { completedOn: null, score: '', message: 'Too blurred to read.' };
const rejection = { status: 'rejected' as const, message: 'Too blurred to read.' };

export const sample = workSample(evidenceWork, {
  draft: {
    name: 'evidence-tom',
    value: { title: 'First aid', learner: 'Tom Whitfield', draft: { ...form, verdict: 'rejected' } },
    named: 'First aid: your review of Tom Whitfield',
  },
  confirmed: {
    name: 'evidence-ana',
    title: 'First aid',
    input: {
      learner: 'Ana Costa',
      draft: { ...form, verdict: 'rejected' },
      key: 'evidence-ana',
      submission: rejection,
    },
    named: 'First aid: your review of Ana Costa, waiting to be sent',
    href: '/e/evidence-ana',
  },
});
