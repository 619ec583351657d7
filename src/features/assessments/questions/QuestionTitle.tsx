/** The number hangs beside the words; assistive technology hears "Question 1." */
export function QuestionTitle({ number, title }: { number: number; title: string }) {
  return (
    <>
      <span className="q__n" aria-hidden="true">
        {number}
      </span>
      <span className="vh">Question {number}. </span>
      {title}
    </>
  );
}
