import { useState, type ReactNode } from 'react';

export interface DisclosureProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What is seldom wanted, behind a line that opens it. It is drawn only while it is open. */
export function Disclosure({ title, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="dk__more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <div className="dk__inside">{children}</div>}
    </details>
  );
}
