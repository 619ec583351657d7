/**
 * The number hangs beside the words; assistive technology hears "Question 1.", and finds each question among the
 * headings (H16).
 */
export function QuestionTitle({ number, title }: { number: number; title: string }) {
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
