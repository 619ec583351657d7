import { LIMITS } from '#contracts/constants.ts';
import { TextArea } from '#ui/inputs/field/TextArea.tsx';
import { charactersOver, questionAnchor } from './question-state.ts';
import type { QuestionProps } from './question-props.ts';
import { QuestionTitle } from './QuestionTitle.tsx';

/**
 * C-12, K-16: up to 2,000 characters with a counter. More is kept as it was written and blocks Submit, with the way
 * out.
 */
export function TextQuestion({ question, number, given, send }: QuestionProps) {
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
