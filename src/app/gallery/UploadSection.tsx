import { UploadField } from '#ui/inputs/upload/UploadField.tsx';
import { UPLOAD_FAILED } from '#api/uploads.ts';
import type { UploadState } from '#ui/inputs/upload/upload-state.ts';
import { oversizeText } from '#ui/format/file-size.ts';
import { GallerySection } from './GallerySection.tsx';

const MB = 1024 * 1024;
const name = 'surgery-2-cleaning-log-february.pdf';

const states: [string, UploadState][] = [
  ['Nothing chosen', { kind: 'empty' }],
  ['Being sent', { kind: 'uploading', name, sentBytes: 3 * MB, totalBytes: 4.8 * MB }],
  ['Sent', { kind: 'done', name, bytes: 4.8 * MB }],
  ['Too large', { kind: 'failed', name: 'all-logs.pdf', message: oversizeText(10, 11 * MB) }],
  ['Lost on the way', { kind: 'failed', name, message: UPLOAD_FAILED }],
];

/** One file on its way, in every state. */
export function UploadSection() {
  const nothing = () => {};
  return (
    <GallerySection title="Upload">
      {states.map(([label, state]) => (
        <UploadField
          key={label}
          label={label}
          hint="One file, up to 10 MB"
          state={state}
          onPick={nothing}
          onCancel={nothing}
          onRemove={nothing}
        />
      ))}
    </GallerySection>
  );
}
