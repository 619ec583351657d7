import { allowsSeveral } from '#machines/assessments/answers.ts';
import { ChoiceList } from '#ui/inputs/field/ChoiceList.tsx';
import { questionAnchor } from './question-state.ts';
import type { QuestionProps } from './question-props.ts';
import { QuestionTitle } from './QuestionTitle.tsx';

/** C-10, C-11: one choice, or several where `answer_count` allows them. The hint is not a rule. */
export function SelectQuestion({ question, number, given, send }: QuestionProps) {
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
