import { memo } from 'react';
import type { RunningUpload } from '#api/uploads.ts';
import type { Question } from '#contracts/assessments/assessment.schema.ts';
import { LIMITS } from '#contracts/constants.ts';
import type { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { allowsSeveral, type GivenAnswer } from '#machines/assessments/answers.ts';
import { isSameAnswer, type FormerAnswer as Former } from '#machines/assessments/former-answers.ts';
import { uploadLimitInMegabytes } from '#machines/assessments/upload-limit.ts';
import { UploadField } from '#ui/inputs/upload/UploadField.tsx';
import type { UploadState } from '#ui/inputs/upload/upload-state.ts';
import { charactersOver, questionAnchor } from './question-state.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { answerVerdict } from '../answer-verdict.ts';
import { ChoiceList } from '#ui/inputs/field/ChoiceList.tsx';
import { TextArea } from '#ui/inputs/field/TextArea.tsx';
import type { QuestionUploads } from './question-uploads.ts';
import type { Taking } from '../use-taking.ts';

/** What every kind of question gets. */
interface QuestionProps {
  readonly question: Question;
  /** As shown, from 1. */
  readonly number: number;
  readonly given: GivenAnswer | undefined;
  /** What was answered in the attempt before. */
  readonly former: Former | undefined;
  readonly upload: RunningUpload | undefined;
  readonly settings: Pick<OrganisationSettings, 'max_size_mb_assessment_answer'>;
  readonly send: Taking['send'];
  readonly uploads: QuestionUploads;
}

/**
 * The number hangs beside the words; assistive technology hears "Question 1.", and finds each question among the
 * headings (H16).
 */
function QuestionTitle({ number, title }: { number: number; title: string }) {
  return (
    <>
      <span className="q__n" aria-hidden="true">
        {number}
      </span>
      <h2 className="q__h">
        <span className="vh">Question {number}. </span>
        {title}
      </h2>
    </>
  );
}

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
function FileQuestion({ question, number, given, upload, settings, uploads }: QuestionProps) {
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

/** C-10, C-11: one choice, or several where `answer_count` allows them. The hint is not a rule. */
function SelectQuestion({ question, number, given, send }: QuestionProps) {
  const multiple = allowsSeveral(question);
  const chosen = given?.kind === 'options' ? given.optionIds.map(String) : [];

  /** The list hands over what would be chosen then; the chart wants the option that was pressed. */
  function press(next: readonly string[]) {
    const pressed = multiple ? [...next, ...chosen].find((id) => next.includes(id) !== chosen.includes(id)) : next[0];
    if (pressed !== undefined) send({ type: 'option.toggled', question, optionId: Number(pressed) });
  }

  return (
    <ChoiceList
      id={questionAnchor(question.id)}
      className="q"
      legend={<QuestionTitle number={number} title={question.title} />}
      legendClassName="q__t"
      hint={multiple ? `Choose ${question.answer_count}` : undefined}
      hintClassName="meta q__hint"
      name={questionAnchor(question.id)}
      options={(question.options ?? []).map(({ id, value }) => ({ value: String(id), label: value }))}
      value={chosen}
      onChange={press}
      multiple={multiple}
    />
  );
}

/**
 * C-12, K-16: up to 2,000 characters with a counter. More is kept as it was written and blocks Submit, with the way
 * out.
 */
function TextQuestion({ question, number, given, send }: QuestionProps) {
  const over = charactersOver(given);
  return (
    <fieldset className="q" id={questionAnchor(question.id)}>
      <legend className="q__t">
        <QuestionTitle number={number} title={question.title} />
      </legend>
      <TextArea
        label="Your answer"
        labelHidden
        limit={LIMITS.answerCharacters}
        value={given?.kind === 'text' ? given.text : ''}
        error={
          over > 0
            ? `This answer is ${over} ${over === 1 ? 'character' : 'characters'} too long. Please shorten it; nothing has been cut.`
            : undefined
        }
        onChange={(text) => send({ type: 'text.changed', questionId: question.id, text })}
      />
    </fieldset>
  );
}

/** H6: what was answered in the attempt before, how it was marked, and one press that answers the same again. */
function FormerAnswer({
  former,
  question,
  number,
  given,
  send,
  uploads,
}: Omit<QuestionProps, 'former'> & { former: Former }) {
  const { marker, word } = answerVerdict(former.correct);
  const again = former.given;

  function use() {
    if (again === null) return;
    uploads.cancel(question.id);
    send({ type: 'former.taken', questionId: question.id, given: again });
  }

  return (
    <div className="former" role="group" aria-label={`Your last answer to question ${number}`}>
      <p className="former__h">
        <span className="strong">Your last answer</span>
        {former.correct !== null && <StatusBadge shape={marker} word={word} size="meta" />}
      </p>
      <p className="former__a">{former.response}</p>
      {again !== null && (
        <p className="former__use">
          <Button variant="secondary" onClick={use}>
            Use this answer
          </Button>
          <span className="meta" role="status">
            {isSameAnswer(given, again) ? 'You use it in this attempt.' : ''}
          </span>
        </p>
      )}
    </div>
  );
}

function QuestionForm(props: QuestionProps) {
  switch (props.question.type) {
    case 'select':
      return <SelectQuestion {...props} />;
    case 'textarea':
      return <TextQuestion {...props} />;
    case 'file':
      return <FileQuestion {...props} />;
  }
}

/** One question (C-09), with what was answered before (H6). Typing in one does not draw the others anew. */
export const QuestionCard = memo(function QuestionCard({ former, ...props }: QuestionProps) {
  return (
    <>
      <QuestionForm {...props} former={former} />
      {former !== undefined && <FormerAnswer {...props} former={former} />}
    </>
  );
});
