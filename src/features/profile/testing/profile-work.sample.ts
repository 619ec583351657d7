import { workSample } from '#persistence/testing/work-sample.ts';
import { profileWork } from '../draft/profile-work.ts';

export const sample = workSample(profileWork, {
  draft: {
    name: '1',
    value: {
      changes: {
        last_name: { label: 'Last name', value: 'Osei-Bramley' },
        'fields.gdc_number': { label: 'GDC number', value: '294171' },
      },
    },
    named: 'My Profile: Last name and GDC number, not saved',
  },
});
