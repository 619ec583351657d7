import { uploadLimitInMegabytes } from '#machines/assessments/upload-limit.ts';
import { UploadField } from '#ui/inputs/upload/UploadField.tsx';
import type { UploadState } from '#ui/inputs/upload/upload-state.ts';
import { questionAnchor } from './question-state.ts';
import type { QuestionProps } from './question-props.ts';
import { QuestionTitle } from './QuestionTitle.tsx';

/** A file that is stored stays the answer where another was refused before anything was sent. */
const stateOf = (given: QuestionProps['given'], upload: QuestionProps['upload']): UploadState => {
  if (upload?.kind === 'uploading') return upload;
  if (given?.kind === 'file')
    return { kind: 'done', name: given.name, ...(given.bytes === null ? {} : { bytes: given.bytes }) };
  return upload ?? { kind: 'empty' };
};

/** Beside a stored file the message names the one that it is about (H16). */
const errorOf = (given: QuestionProps['given'], upload: QuestionProps['upload']): string | undefined => {
  if (upload?.kind !== 'failed') return undefined;
  return given?.kind === 'file' ? `${upload.name}: ${upload.message}` : upload.message;
};

/** C-13, C-14, K-01 to K-05: one file, its limit said before it is chosen. */
export function FileQuestion({ question, number, given, upload, settings, uploads }: QuestionProps) {
  const limit = uploadLimitInMegabytes({ question, settings });
  return (
    <fieldset className="q" id={questionAnchor(question.id)}>
      <legend className="q__t">
        <QuestionTitle number={number} title={question.title} />
      </legend>
      <UploadField
        label={`File for question ${number}`}
        labelHidden
        hint={`One file, up to ${limit} MB`}
        state={stateOf(given, upload)}
        error={errorOf(given, upload)}
        onPick={(file) => uploads.pick(question, file)}
        onCancel={() => uploads.cancel(question.id)}
        onRemove={() => uploads.remove(question.id)}
      />
    </fieldset>
  );
}
