/** After the last question while the submission waits. */
export function QueuedEnd() {
  return (
    <div className="exam__end">
      <p>
        <b>Your submission is waiting.</b> It will be sent when the connection is back. Withdraw it to change an answer.
      </p>
    </div>
  );
}
