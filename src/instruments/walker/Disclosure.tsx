import { useState } from 'react';

/** A value as JSON behind a line that opens it; it is read only while it is open. */
export function Disclosure({ title, read }: { title: string; read: () => unknown }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <pre className="wk__json">{JSON.stringify(read(), null, 2)}</pre>}
    </details>
  );
}
