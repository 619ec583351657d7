import { workSample } from '#persistence/testing/work-sample.ts';
import { batchWork } from '../bulk/batch-work.ts';

const form = { completedOn: null, score: '', message: 'Too blurred to read.' };
const rejection = { status: 'rejected' as const, message: 'Too blurred to read.' };

export const sample = workSample(batchWork, {
  draft: {
    name: '1/a',
    value: { keys: ['evidence-tom', 'evidence-ana'], form },
    named: 'Evidence to review: what you typed about 2 pieces',
  },
  confirmed: {
    name: '1',
    title: 'Evidence to review',
    input: { organisationId: 1, keys: ['evidence-leo'], form, submission: rejection },
    named: 'Evidence to review: your decision about 1 piece, waiting to be sent',
    href: '/evidence',
  },
});
