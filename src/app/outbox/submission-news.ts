import type { SubmissionNews } from '#features/assessments/submission-desk.ts';
import type { Services } from '../services.ts';

const hrefOf = (assessmentId: number): string => `/assessments/${assessmentId}`;

/** What became of a submission, said on whatever page is open. */
export const submissionNews = (toasts: Services['toasts']): SubmissionNews => ({
  sent: ({ title, subject }) =>
    toasts.show({ key: `sent-${subject}`, title: 'Submitted', text: `${title} has been sent.`, marker: 'done', link: { label: 'See the result', href: hrefOf(subject) } }),
  // Nothing but this says it while another page is open, so it stays until it is closed; the page itself keeps the reasons.
  refused: ({ title, subject }, words) =>
    toasts.show({
      key: `refused-${subject}`,
      tone: 'danger',
      title: 'Not submitted',
      text: [`${title} was not accepted.`, ...words, 'Every answer is kept.'].join(' '),
      link: { label: 'Open it', href: hrefOf(subject) },
      durationMs: 0,
    }),
});
