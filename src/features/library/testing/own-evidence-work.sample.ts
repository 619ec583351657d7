import { workSample } from '#persistence/testing/work-sample.ts';
import { ownEvidenceWork } from '../module/evidence-work.ts';

export const sample = workSample(ownEvidenceWork, {
  draft: {
    name: '1/711',
    value: { title: 'Basic Life Support', fields: { message: 'Done in May.', file: null } },
    named: 'Basic Life Support: your evidence',
  },
  confirmed: {
    name: '1/717',
    title: 'Logbook',
    input: {
      organisationId: 1,
      moduleId: 717,
      fields: { message: '', file: { id: 9, name: 'log.pdf', bytes: 1 } },
      submission: { file_id: 9, message: null },
    },
    named: 'Logbook: your evidence, waiting to be sent',
    href: '/modules/717',
  },
});
