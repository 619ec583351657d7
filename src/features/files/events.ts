import { downloadFile } from '#contracts/files/files.endpoints.ts';
import type { OpenAreaEvents } from '#current/area-events.ts';
import { saveBlob } from '#ui/actions/download/save-blob.ts';
import { FAILED_REPORT_KEY } from './failed-report.ts';

/** Y-05, Y-06, I-04, I-05: reports. The words are the specification's. */
export const filesEvents: OpenAreaEvents = ({ client, notifications, adminUrl }) => {
  const download = async (fileId: number): Promise<void> => {
    const outcome = await client.attempt(downloadFile, { params: { id: fileId }, query: {} });
    if (outcome.ok) saveBlob(outcome.data, `report-${new Date().toLocaleDateString('en-CA')}`);
  };
  return {
    effects: {
      'export.delivered': ({ file_id: fileId }) =>
        notifications.tell({
          key: `export.delivered.${fileId}`,
          text: 'Your report has been emailed to you.',
          marker: 'done',
          link: { label: 'Download Now', onPress: () => void download(fileId) },
        }),
      'export.failed': () =>
        notifications.tell({
          key: FAILED_REPORT_KEY,
          text: 'Oops, something went wrong with your report.',
          tone: 'danger',
          marker: 'wrong',
          link: { label: 'Find out more', href: `${adminUrl}/queue` },
        }),
    },
  };
};
