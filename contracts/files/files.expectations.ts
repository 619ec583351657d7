import type { Expectations } from '../expectation.ts';
import type * as files from './files.endpoints.ts';

export const expectations = {
  calls: {
    uploadFile: {
      failures: 't o o t o o o o o o',
      viewing: ['harmless', 'a file counts for nothing until it is sent'],
      screen: 'uploading a file',
      deviations: {
        errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, 503 own, network own, other own', '0010'],
        success: ['200, 201', '0115'],
      },
    },
    downloadFile: {
      failures: 's s s s s s s s s s',
      screen: 'a download',
    },
    viewFile: {
      failures: 's s s s s s s s s s',
      screen: 'a logo or a document on a page',
      deviations: { errors: ['mute', '0017'] },
    },
  },
} as const satisfies Expectations<typeof files>;
