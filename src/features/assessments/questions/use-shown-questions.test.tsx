// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { questionAnchor } from './question-state.ts';
import { useShownQuestions } from './use-shown-questions.ts';

interface ProbeProps {
  readonly ids: readonly number[];
  /** Pressed in the palette before the browser drew anything. */
  readonly pressed?: number;
}

function Probe({ ids, pressed }: ProbeProps) {
  const { shown, isWhole, goTo } = useShownQuestions(ids);
  useLayoutEffect(() => {
    if (pressed !== undefined && !isWhole) goTo(pressed);
  });
  return shown.map((id) => (
    <fieldset key={id} id={questionAnchor(id)}>
      <textarea aria-label={`Answer ${id}`} />
    </fieldset>
  ));
}

const ids = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

/** What stands in the first frame: a page that is drawn as text goes no further. */
const atFirst = (count: number): number => renderToString(<Probe ids={ids(count)} />).split('</fieldset>').length - 1;

test('a short assessment stands whole in its first frame, a long one with as many questions as a window shows', () => {
  expect([12, 13, 60].map(atFirst)).toEqual([12, 5, 5]);
});

test('the rest of a long one follows, and so does the way to a question that was pressed before it stood', () => {
  const { getAllByRole, getByLabelText } = render(<Probe ids={ids(60)} pressed={42} />);
  expect(getAllByRole('textbox')).toHaveLength(60);
  expect(document.activeElement).toBe(getByLabelText('Answer 42'));
});
