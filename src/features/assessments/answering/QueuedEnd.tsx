/** After the last question while the submission waits. `mustStayOpen`: it waits on this page alone. */
export function QueuedEnd({ mustStayOpen }: { mustStayOpen: boolean }) {
  return (
    <div className="exam__end">
      <p>
        <b>Your submission is waiting.</b> It will be sent when the connection is back.
        {mustStayOpen && ' Keep this page open until then.'} Take it back to change an answer.
      </p>
    </div>
  );
}
