import { workSample } from '#persistence/testing/work-sample.ts';
import { reviewWork } from '../review/review-work.ts';

const marks = { attempt: 1, marks: { 1: true }, comment: 'Clear.', file: null };

export const sample = workSample(reviewWork, {
  draft: {
    name: 'a/review-508-11',
    value: { title: 'Laboratory work', learner: 'Leah Brown', draft: marks },
    named: 'Laboratory work: your review of Leah Brown',
  },
  confirmed: {
    name: 'a/review-508-27',
    title: 'Laboratory work',
    input: {
      learner: 'Rosa Silva',
      draft: marks,
      subject: { by: 'key', key: 'review-508-27' },
      submission: { answers: [], last_assessed_comments: 'Clear.', last_assessed_file_id: null },
    },
    named: 'Laboratory work: your review of Rosa Silva, waiting to be sent',
    href: '/a/review-508-27',
  },
});
