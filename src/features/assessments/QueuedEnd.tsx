/** After the last question while the submission waits. `keepsOpen`: it waits on this page alone. */
export function QueuedEnd({ keepsOpen }: { keepsOpen: boolean }) {
  return (
    <div className="exam__end">
      <p>
        <b>Your submission is waiting.</b> It will be sent when the connection is back.{keepsOpen && ' Keep this page open until then.'} Withdraw it to change an answer.
      </p>
    </div>
  );
}
